import BoardKit
import BoardsCartInterface
import BoardsCheckoutInterface
import BoardsMainInterface
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import StorefrontInterface
import TextUI

// What the app knows of the checkout. Without this file, the two modules of the feature, and the lines
// of the other files that name it, everything else compiles: `Tools/without-checkout` tries it.
extension BoardsStorefront {
  func registerCheckout(_ mainboard: Motherboard) {
    mainboard.registerFlowSteps(.cart ->> .checkout)
    mainboard.ioCheckout().flow.handle { [weak mainboard] output in
      switch output {
      case .opening: mainboard?.ioCart().activation.activate(with: .lines)
      case .done: mainboard?.ioMain().interaction.send(command: .home)
      }
    }
    mainboard.ioCheckout().actionFlow.handle { [weak self] action in
      switch action {
      case .placing: self?.isPlacing = true
      case .settled(let order): self?.didSettle(order)
      }
    }
    mainboard.ioCheckout().completion.handle { [weak self] _ in
      self?.isPlacing = false
      self?.tellUntold()
    }
  }

  /// Whether the checkout is shown.
  var isCheckoutShown: Bool { isActive(.checkout) }

  func leaveCheckout(_ mainboard: Motherboard) {
    mainboard.ioCheckout().completer.complete(false)
  }

  /// What waited for the order goes on; its confirmation is not seen then. Rule: L4.
  private func didSettle(_ order: Order?) {
    isPlacing = false
    tellUntold()
    guard waiting != nil else { return }
    if let order { context.window.notify(.paid(order: order.number)) }
    openWaiting()
  }

  private func tellUntold() {
    context.tell(untold)
    untold = ShopNews()
  }
}
