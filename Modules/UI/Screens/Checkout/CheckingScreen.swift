import TextUI

/// What has become of a payment is not known yet, and is asked for. Rule: H8.
public enum CheckingScreen {
  /// What the shopper did.
  public nonisolated enum Event: Equatable, Sendable {
    /// Asked at once, after asking had failed.
    case retryTapped
    /// Left; the shop goes on with it.
    case closeTapped
  }

  /// Asks at once.
  public static let retry: ControlID = "checking.retry"

  /// The screen.
  ///
  /// - Parameter failure: why the last question was not answered; nil while all are.
  public static func content(failure: String?) -> Content<Event> {
    var rows: [Row<Event>] = [.progress("We ask what has become of it…")]
    if let failure {
      rows.append(.failure(failure, retry: .button(retry, Words.retry, .retryTapped)))
    }
    return Content(
      title: "Checking your payment",
      bar: [CheckoutBar.cancel(.closeTapped, label: "Close")],
      sections: [
        Section(nil, rows),
        Section(nil, [.text("You need not wait here: nothing is charged twice")]),
      ])
  }
}
