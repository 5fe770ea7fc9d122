import BoardKit
import PatternKit
import ShopModel
import TextUI

/// Shows that the order is being placed, for ten seconds at most. Rule: H8.
final class PlacingBoard: Board, GuaranteedBoard {
  typealias IO = PlacingIO

  private let clock: any AppClock

  init(_ identifier: BoardID, clock: any AppClock) {
    self.clock = clock
    super.init(identifier: identifier)
  }

  func activate(withGuaranteedInput total: Money, in activation: Activation) {
    show(PlacingViewController(total: total), .push, in: activation)
    activation.scope.load { [clock] in
      try await clock.sleep(for: AttemptSchedule.patience)
    } then: { [weak self, weak activation] _ in
      self?.sendOutput(of: activation)
    }
  }
}
