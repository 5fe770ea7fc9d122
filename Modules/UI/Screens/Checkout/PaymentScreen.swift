import ShopModel
import TextUI

/// How an order is paid: the third step of the checkout. Whatever is secret stands masked in its
/// field, also while it is typed. Rule: H4.
public enum PaymentScreen {
  /// What the shopper did. What is secret stays in its ``Secret``.
  public nonisolated enum Event: Equatable, Sendable {
    /// Typed the card's number; this is the whole of it now.
    case numberTyped(Secret)
    /// Typed the expiry; this is its whole text now.
    case expiryTyped(String)
    /// Typed the code; this is the whole of it now.
    case codeTyped(Secret)
    /// Went on.
    case submitTapped
    /// Gave up.
    case cancelTapped
  }

  /// Goes on to the review.
  public static let submit: ControlID = "payment.submit"

  /// A field of the form.
  public static func field(_ field: CardProblem.Field) -> ControlID {
    ControlID("payment.\(field.rawValue)")
  }

  /// The screen.
  ///
  /// - Parameters:
  ///   - number: the card's number, as it is typed.
  ///   - expiry: the expiry, as it is typed.
  ///   - code: the code, as it is typed.
  ///   - problems: what was wrong when it was submitted last.
  public static func content(
    number: Secret, expiry: String, code: Secret, problems: [CardProblem]
  ) -> Content<Event> {
    func error(_ field: CardProblem.Field) -> String? {
      problems.first { $0.field == field }?.text
    }
    return Content(
      title: "Payment", bar: [CheckoutBar.cancel(.cancelTapped)],
      sections: [
        Section(
          nil,
          [
            .control(
              .field(
                field(.number), "Card number", text: CardNumber.masked(number),
                error: error(.number), typed: { .numberTyped(Secret($0)) })),
            .control(
              .field(
                field(.expiry), "Expiry", text: expiry, placeholder: "MM/YY",
                error: error(.expiry), typed: { .expiryTyped($0) })),
            .control(
              .field(
                field(.code), "Code", text: code.fieldText, error: error(.code),
                typed: { .codeTyped(Secret($0)) })),
          ]),
        Section(
          nil,
          [
            .text("Nothing is charged before you place the order"),
            .control(.button(submit, "Continue", .submitTapped)),
          ]),
      ],
      focus: problems.first.map { field($0.field) })
  }
}
