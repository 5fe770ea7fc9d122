import BoardKit
import BoardsProductInterface
import BoardsSavedInterface
import BoardsSignInInterface
import PatternKit
import ShopModel
import ShopServices
import TextUI

/// The tab of what is saved. It shows nothing itself: its list does, and a product over it, which is
/// produced in here, so that one that is shown in another tab has nothing to do with it. Rule: O3, S4.
final class SavedBoard: ContinuableBoard, GuaranteedBoard {
  typealias IO = SavedIO

  private let shopper: ReadOnlyCurrent<Shopper?>
  private let place: TabPlace

  init(
    _ identifier: BoardID, service: any SavedService, marks: SavedMarks,
    shopper: ReadOnlyCurrent<Shopper?>, payment: ReadOnlyCurrent<Attempt?>, feed: ChangeFeed,
    place: TabPlace
  ) {
    self.shopper = shopper
    self.place = place
    super.init(identifier: identifier) { producer in
      producer.registerBoard(SavedListIO.self) {
        SavedListBoard($0, service: service, marks: marks, payment: payment, feed: feed)
      }
    }
    registerFlows()
  }

  func activationBarrier(withGuaranteedInput input: SavedInput) -> ActivationBarrier? {
    SignInIO.barrier(for: shopper.value)
  }

  /// The first activation stays, with the list; a later one only goes where it asks to.
  func activate(withGuaranteedInput input: SavedInput, in activation: Activation) {
    guard let stack = place.stack else { return complete(false, of: activation) }
    let isFirst = activations.first === activation
    if isFirst {
      putIntoContext(stack)
      motherboard.io(SavedListIO.self).activation.activate()
    } else if input == .list {
      stack.popToRootViewController()
    }
    place.select()
    if !isFirst { complete(of: activation) }
  }

  private func registerFlows() {
    let list = motherboard.io(SavedListIO.self)
    let product = motherboard.ioProduct()
    list.flow.addTarget(self) { saved, output in
      switch output {
      case .itemTapped(let handle): product.activation.activate(with: handle)
      case .removeTapped(let wish): saved.ioSave().activation.activate(with: wish)
      case .browseTapped: saved.broadcastAction(.browseTapped)
      }
    }
    product.flow.addTarget(self) { saved, product in
      saved.ioSave().activation.activate(
        with: SaveInput(product.handle, product.isSaved, onFailure: product.onFailure))
    }
    list.completion.handle { [weak self] _ in self?.complete(false) }
  }
}
