import TextUI

/// What is seen until the shop has said who is shopping. Rule: L1.
public enum LaunchScreen {
  /// What the shopper did.
  public nonisolated enum Event: Equatable, Sendable {
    /// Asked to start over, after it had failed.
    case retryTapped
  }

  /// Starts over.
  public static let retry: ControlID = "launch.retry"

  /// The screen.
  ///
  /// - Parameter failure: why the shop could not be opened; nil while it is being opened.
  public static func content(failure: String?) -> Content<Event> {
    Content(title: Words.shopName, sections: [Section(nil, [row(failure)])])
  }

  private static func row(_ failure: String?) -> Row<Event> {
    guard let failure else { return .progress("Opening the shop…") }
    return .failure(failure, retry: .button(retry, Words.retry, .retryTapped))
  }
}
