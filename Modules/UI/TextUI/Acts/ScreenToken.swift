/// Names a screen as it was when an act was made: an act on a screen that is no longer on top is
/// stale. A serial number, since addresses are used again. Rule: G3.
public nonisolated struct ScreenToken: Hashable, Sendable, Codable {
  /// The serial number, unique in the process.
  public let serial: Int
}
