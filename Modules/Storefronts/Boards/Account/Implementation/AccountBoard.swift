import BoardKit
import BoardsAccountInterface
import TextUI

/// The tab of who is shopping. Rule: A1.
final class AccountBoard: ContinuableBoard, GuaranteedBoard {
  typealias IO = AccountIO

  private let place: TabPlace

  /// - Parameter screen: makes the board of its screen.
  init(_ identifier: BoardID, place: TabPlace, screen: @escaping (BoardID) -> AdoptedAccountBoard) {
    self.place = place
    super.init(identifier: identifier) { producer in
      producer.registerBoard(AdoptedAccountIO.self, screen)
    }
    registerFlows()
  }

  /// The first activation stays, with the screen; a later one only comes back to it.
  func activate(withGuaranteedInput input: Void, in activation: Activation) {
    guard let stack = place.stack else { return complete(false, of: activation) }
    if activations.first === activation {
      putIntoContext(stack)
      motherboard.io(AdoptedAccountIO.self).activation.activate()
    } else {
      complete(of: activation)
    }
    place.select()
  }

  private func registerFlows() {
    let screen = motherboard.io(AdoptedAccountIO.self)
    screen.flow.addTarget(self) { account, output in account.sendOutput(output) }
    screen.completion.handle { [weak self] _ in self?.complete(false) }
  }
}
