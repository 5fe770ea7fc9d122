import ShopModel
import TextUI

/// How an order is sent: the second step of the checkout. Rule: H3.
public enum DeliveryScreen {
  /// What the shopper did.
  public nonisolated enum Event: Equatable, Sendable {
    /// Chose a way of sending.
    case optionChosen(DeliveryOption)
    /// Went on.
    case submitTapped
    /// Asked for the ways of sending once more, after they could not be loaded.
    case retryTapped
    /// Gave up.
    case cancelTapped
  }

  /// What is known of the ways of sending.
  public nonisolated enum Subject: Equatable, Sendable {
    /// They are on their way.
    case loading
    /// They could not be loaded, for this reason.
    case failed(String)
    /// There they are, and which one is chosen; none of them, and none chosen, when the cart cannot
    /// be sent to that address.
    case loaded([DeliveryOption], chosen: DeliveryOption?)
  }

  /// The choice.
  public static let option: ControlID = "delivery.option"
  /// Goes on to the payment.
  public static let submit: ControlID = "delivery.submit"
  /// Loads the ways of sending once more.
  public static let retry: ControlID = "delivery.retry"

  /// The screen.
  public static func content(_ subject: Subject) -> Content<Event> {
    Content(
      title: "Delivery", bar: [CheckoutBar.cancel(.cancelTapped)], sections: sections(subject))
  }

  private static func sections(_ subject: Subject) -> [Section<Event>] {
    switch subject {
    case .loading: [Section(nil, [.progress("Looking for ways to send it…")])]
    case .failed(let reason):
      [Section(nil, [.failure(reason, retry: .button(retry, Words.retry, .retryTapped))])]
    case .loaded([], _):
      [
        Section(
          nil,
          [
            .empty(
              title: "We cannot send this to that address",
              detail: "It may be too heavy: less in the cart can be sent", action: nil)
          ])
      ]
    case .loaded(let options, let chosen):
      [
        Section(nil, options.map { .text(text($0)) } + [.control(picker(options, chosen))]),
        Section(nil, [.control(.button(submit, "Continue", .submitTapped))]),
      ]
    }
  }

  private static func text(_ option: DeliveryOption) -> String {
    "\(option.name) · \(option.price.formatted) · \(option.daysText)"
  }

  private static func picker(
    _ options: [DeliveryOption], _ chosen: DeliveryOption?
  ) -> Control<Event> {
    .picker(
      option, "Send it by", options: options.map(\.name),
      selected: options.firstIndex { $0.id == chosen?.id },
      chosen: { .optionChosen(options[$0]) })
  }
}
