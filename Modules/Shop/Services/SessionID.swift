/// Names one stay: from a sign-in to its sign-out, or that of a guest in between.
///
/// Every call carries the stay in which it was made. If that has ended when the call commits, the
/// call changes the data of that stay's owner only, and the feed tells nobody. Rule: G6.
public struct SessionID: Hashable, Sendable {
  /// Counts up with each sign-in and sign-out of a data directory.
  public let number: Int
  /// The account's id; nil for a guest.
  public let shopper: Int?

  /// Names a stay.
  public init(number: Int, shopper: Int?) {
    self.number = number
    self.shopper = shopper
  }

  /// The stay on whose behalf the code runs, from the moment of the call; nil where nothing has
  /// kept it, and the feed's own counts.
  @TaskLocal public static var ofCall: SessionID?
}
