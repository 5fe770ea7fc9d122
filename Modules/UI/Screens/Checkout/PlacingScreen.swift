import ShopModel
import TextUI

/// An order is being placed: nothing can be left until its payment is answered. Rule: H6–H8.
public enum PlacingScreen {
  /// What the shopper would do, if it could be done.
  public nonisolated enum Event: Equatable, Sendable {
    /// Gave up.
    case cancelTapped
  }

  /// Why it cannot be left.
  public static let reason = "Your order is being placed"

  /// The screen.
  ///
  /// - Parameter total: what is charged.
  public static func content(total: Money) -> Content<Event> {
    Content(
      title: "Placing your order",
      bar: [CheckoutBar.cancel(.cancelTapped, state: .disabled(reason))],
      sections: [
        Section(nil, [.progress("Asking for your payment of \(total.formatted)…")])
      ])
  }
}
