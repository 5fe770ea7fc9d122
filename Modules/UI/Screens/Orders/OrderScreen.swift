import ShopModel
import TextUI

/// One order, as it was bought and charged, and what can be done about it. Rule: O1, O2, P5.
public enum OrderScreen {
  /// What the shopper did.
  public nonisolated enum Event: Equatable, Sendable {
    /// Wants to cancel it.
    case cancelTapped
    /// Wants the same again.
    case againTapped
    /// Asked for the order once more, after it could not be loaded.
    case retryTapped
    /// Went to the shop from an order that is not there.
    case homeTapped
  }

  /// What is known of the order.
  public nonisolated enum Subject: Equatable, Sendable {
    /// It is on its way.
    case loading
    /// It could not be loaded, for this reason.
    case failed(String)
    /// There is no such order of this shopper's. Rule: P5.
    case missing
    /// It is here.
    case shown(Order)
  }

  /// A call whose control is busy until it is answered. Rule: G10.
  public nonisolated enum Call: Hashable, Sendable {
    /// The order is to be cancelled.
    case cancel
    /// The same is to be in the cart again.
    case again
  }

  /// Cancels the order.
  public static let cancel: ControlID = "order.cancel"
  /// Adds what it holds to the cart.
  public static let again: ControlID = "order.again"
  /// Loads the order once more.
  public static let retry: ControlID = "order.retry"

  /// What is asked before an order is cancelled. Rule: G12, O2.
  public static func cancelQuestion(_ order: Order) -> Confirmation {
    Confirmation(
      title: "Cancel order \(order.number)?",
      message: "\(order.totals.total.formatted) goes back to \(order.card).",
      yes: "Cancel the order", no: "Keep it")
  }

  /// The screen.
  ///
  /// - Parameters:
  ///   - number: the order's number.
  ///   - subject: what is known of it.
  ///   - region: where the shop sells, and so where it is sent. Rule: M7.
  ///   - busy: the calls of this screen that are unanswered.
  ///   - isLocked: whether a payment is being checked, so that nothing can change the cart.
  ///     Rule: H7.
  public static func content(
    _ number: Int, _ subject: Subject, region: Region, busy: Set<Call> = [],
    isLocked: Bool = false
  ) -> Content<Event> {
    let title = "Order \(number)"
    return switch subject {
    case .loading:
      Content(title: title, sections: [Section(nil, [.progress("Loading the order…")])])
    case .failed(let reason):
      Content(
        title: title,
        sections: [
          Section(nil, [.failure(reason, retry: .button(retry, Words.retry, .retryTapped))])
        ])
    case .missing:
      MissingScreen.content(.order).map { _ in .homeTapped }
    case .shown(let order):
      Content(
        title: title,
        sections: sections(order, region) + [Section(nil, acts(order, busy, isLocked))])
    }
  }

  private static func sections(_ order: Order, _ region: Region) -> [Section<Event>] {
    [Section(nil, [.text("\(order.status.text), \(Format.moment(order.date))")])]
      + order.lines.map { Section($0.title, [row($0)]) }
      + [
        Section(nil, order.totals.rows.map(Row.init)),
        Section("Delivery address", order.address.lines(in: region).map { .text($0) }),
        Section("Delivery", [.text("\(order.delivery.name), \(order.delivery.daysText)")]),
        Section("Payment", [.text(order.card.description)]),
      ]
  }

  private static func row(_ line: OrderLine) -> Row<Event> {
    .amount(
      label: "\(Format.number(line.quantity)) × \(line.unitPrice.formatted)",
      value: line.total.formatted, isTotal: false)
  }

  private static func acts(
    _ order: Order, _ busy: Set<Call>, _ isLocked: Bool
  ) -> [Row<Event>] {
    let cancelling: Control<Event>.State =
      busy.contains(.cancel)
      ? .busy("The order is being cancelled")
      : order.status.cancelProblem.map { .disabled($0) } ?? .enabled
    let adding: Control<Event>.State =
      busy.contains(.again)
      ? .busy("It is being added to the cart")
      : isLocked ? .disabled(Attempt.cartProblem) : .enabled
    return [
      .control(.button(again, "Order the same again", .againTapped, state: adding)),
      .control(.button(cancel, "Cancel the order", .cancelTapped, state: cancelling)),
    ]
  }
}
