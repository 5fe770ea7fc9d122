import ShopModel
import TextUI

/// The order is paid. Rule: H9.
public enum ConfirmationScreen {
  /// What the shopper did.
  public nonisolated enum Event: Equatable, Sendable {
    /// Went back to the shop.
    case doneTapped
  }

  /// Goes back to the shop.
  public static let done: ControlID = "confirmation.done"

  /// The screen.
  public static func content(_ order: Order) -> Content<Event> {
    Content(
      title: "Thank you",
      sections: [
        Section(
          nil,
          [
            .text("Order \(order.number) is paid"),
            .amount(
              label: "Charged to \(order.card)", value: order.totals.total.formatted,
              isTotal: false),
            .text("A confirmation goes to \(order.email)"),
          ]),
        Section(nil, [.control(.button(done, "Go on shopping", .doneTapped))]),
      ])
  }
}
