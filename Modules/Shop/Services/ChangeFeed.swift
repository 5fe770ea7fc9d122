import PatternKit

/// Tells what has changed, commit by commit, before the call that committed returns.
///
/// It tells its subscribers on the main actor, in one turn, in the order in which they subscribed.
/// Nobody awaits it: it calls, and a subscription is a token that dies with its owner. Rule: §V.
@MainActor
public final class ChangeFeed {
  /// What the shop says, changes and answers, it says one at a time: the next when what the one
  /// before set off is over. So nothing depends on how close together they arrive. Rule: G9.
  public let turnstile = Turnstile(Workload("the shop's calls"))

  /// Whose stay it is now. The service sets it, in the turn in which the feed tells of it, so that
  /// every call can carry the stay in which it was made.
  public private(set) var session = SessionID(number: 0, shopper: nil)

  private var subscribers: [Weak] = []

  private struct Weak {
    weak var token: FeedToken?
  }

  /// Makes a feed that nobody listens to yet.
  public init() {}

  /// How many listen.
  public var subscriberCount: Int {
    subscribers.count { $0.token != nil }
  }

  /// Calls `told` with each change from now on, until the token is released or ended.
  public func subscribe(_ told: @escaping @MainActor (ShopChange) -> Void) -> FeedToken {
    let token = FeedToken(told)
    subscribers.removeAll { $0.token == nil }
    subscribers.append(Weak(token: token))
    return token
  }

  /// Tells a commit. For the service that made it, and nobody else; it has passed the turnstile.
  public func publish(_ change: ShopChange) {
    // Over a snapshot of the list: who subscribes meanwhile hears the next one.
    for subscriber in subscribers {
      subscriber.token?.tell(change)
    }
  }

  /// Says whose stay it is from now on. For the service that began it, and nobody else; it comes
  /// before the change that tells of it.
  public func sessionBegan(_ session: SessionID) {
    self.session = session
  }
}
