import Scenarios
import ShopServices

/// A screen on which two or three calls can be on their way at once, and what may become of them.
public nonisolated struct Situation: Equatable, Sendable {
  /// What of an order decides how the screen is in the end.
  public enum Decider: String, Sendable {
    /// In which order it was asked for.
    case asking
    /// In which order the shop did its work.
    case work
    /// What had been asked for when an answer came.
    case answer
  }

  /// What it is called in reports.
  public var name: String
  /// What the shop is like, lines of a scenario's head.
  public var head: [String]
  /// What is done before anything is held.
  public var opening: [String] = []
  /// What contends.
  public var contenders: [Contender]
  /// Whether a contender can begin only when the one before it has: its screen is that one's.
  public var isInOrder = false
  /// How it may be left.
  public var departures: [Departure] = []
  /// What decides the end, besides what failed and how it was left. Nothing: the end is the same
  /// whatever the order was.
  public var deciders: [Decider] = []
  /// What decides it besides where something has failed.
  public var decidersOfFailure: [Decider] = []
  /// What is waited for before it is looked at, lines of a scenario.
  public var settling: [String] = []
  /// Where it is looked at once more in the end, lines of a scenario.
  public var closing: [String] = []
  /// What is to be seen after the closing when nothing has failed and nobody has left, whatever the
  /// order was: each is part of one row.
  public var shows: [String] = []
  /// The rules that say so.
  public var rules: [String]
}

extension Situation {
  /// Every situation there is, in the order of the screens.
  public nonisolated static let all = ofShop + ofCart + ofShopper + ofCheckout

  /// The same without anybody who leaves: the smaller part of it.
  public nonisolated var staying: Situation {
    var situation = self
    situation.departures = []
    return situation
  }

  nonisolated static let account = ["given account ada@example.com \"correct horse\""]
  nonisolated static let signedIn = account + ["given signed in ada@example.com"]
  nonisolated static let cart = ["given cart MUG-NAVY 2", "given cart MILL-PEPPER 1"]
  nonisolated static let coupons = [
    "given coupon TEN percent 10", "given coupon SIXTY percent 10 minimum 60.00",
  ]
  nonisolated static let signingOut = Contender(
    "sign out", [["> tab Account", "> tap account.signOut", "> confirm yes"]], .accountSignOut)
}
