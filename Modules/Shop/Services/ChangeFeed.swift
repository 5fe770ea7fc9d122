import PatternKit
import ShopModel

/// One commit's news: of session, cart, saved marks, products and orders whatever changed, as whole
/// values. Rule: §V.
public struct ShopChange: Sendable {
  /// Taken in the commit; counts up.
  public var number: Int
  /// The cart, if it changed.
  public var cart: Cart?
  /// The products that changed, in catalogue order.
  public var products: [Product]

  /// Makes a change.
  public init(number: Int, cart: Cart? = nil, products: [Product] = []) {
    self.number = number
    self.cart = cart
    self.products = products
  }
}

/// Tells what has changed, commit by commit, before the call that committed returns.
///
/// It tells its subscribers on the main actor, in one turn, in the order in which they subscribed.
/// Nobody awaits it: it calls, and a subscription is a token that dies with its owner.
@MainActor
public final class ChangeFeed {
  private var subscribers: [(id: Int, token: Weak)] = []
  private var lastID = 0

  private struct Weak {
    weak var token: FeedToken?
  }

  /// Makes a feed that nobody listens to yet.
  public init() {}

  /// How many listen.
  public var subscriberCount: Int {
    subscribers.count { $0.token.token != nil }
  }

  /// Calls `told` with each change from now on, until the token is released or ended.
  public func subscribe(_ told: @escaping @MainActor (ShopChange) -> Void) -> FeedToken {
    lastID += 1
    let token = FeedToken(told)
    subscribers.removeAll { $0.token.token == nil }
    subscribers.append((lastID, Weak(token: token)))
    return token
  }

  /// Tells a commit. For the service that made it, and nobody else.
  public func publish(_ change: ShopChange) {
    // Over a snapshot of the list: who subscribes meanwhile hears the next one.
    for subscriber in subscribers {
      subscriber.token.token?.tell(change)
    }
  }
}

/// Keeps a subscription to the feed alive. Its owner keeps it; when it goes, the telling ends.
@MainActor
public final class FeedToken {
  private var told: ((ShopChange) -> Void)?

  init(_ told: @escaping (ShopChange) -> Void) {
    self.told = told
  }

  /// Ends the telling before the token goes.
  public func end() {
    told = nil
  }

  func tell(_ change: ShopChange) {
    told?(change)
  }
}
