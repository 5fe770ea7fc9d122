import BoardKit
import TextUI

/// Shows that a payment is being checked. It stands alone: leaving it leaves the checkout. Rule: H8.
final class CheckingBoard: Board, GuaranteedBoard {
  typealias IO = CheckingIO

  private let tools: CheckoutTools
  private weak var screen: CheckingViewController?

  init(_ identifier: BoardID, _ tools: CheckoutTools) {
    self.tools = tools
    super.init(identifier: identifier)
  }

  func activate(withGuaranteedInput input: CheckingInput, in activation: Activation) {
    let screen = CheckingViewController(
      key: input.key, service: tools.checkout, clock: tools.clock, scope: activation.scope,
      asksAtOnce: input.asksAtOnce)
    screen.onAnswer = { [weak self] in self?.sendOutput($0) }
    screen.onClose = { [weak self] in self?.broadcastAction(.cancelled) }
    self.screen = screen
    show(screen, .embed, in: activation)
  }

  func interact(guaranteedCommand command: CheckingCommand) {
    switch command {
    case .keyTold(let key): screen?.key = key
    }
  }
}
