/// A way to end what is on its way: to leave the screen, to follow a link, to sign out.
public nonisolated struct Departure: Equatable, Sendable {
  /// What it is called in reports.
  public var name: String
  /// What is done, in lines of a scenario.
  public var lines: [String]

  /// Describes a departure.
  init(_ name: String, _ lines: [String]) {
    self.name = name
    self.lines = lines
  }

  /// Back to the screen below.
  static let back = Departure("back", ["> back"])
  /// The modal is closed.
  static let dismissal = Departure("dismiss", ["> dismiss"])
  /// Another tab, and back again.
  static let otherTab = Departure("other tab", ["> tab Account"])
  /// A link that leads away.
  static let link = Departure("link", ["> open arcade://product/teapot"])
  /// Signing out, wherever that was begun.
  static let signOut = Departure(
    "sign-out", ["> tab Account", "> tap account.signOut", "> confirm yes"])
}
