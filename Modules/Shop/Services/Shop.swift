import ShopModel

/// The services that a storefront talks to, and the feed that tells it what has changed.
@MainActor
public struct Shop {
  /// Who is shopping.
  public var session: any SessionService
  /// What is sold.
  public var catalog: any CatalogService
  /// What the shopper wants to buy.
  public var cart: any CartService

  /// Bundles services.
  public init(
    session: any SessionService, catalog: any CatalogService, cart: any CartService
  ) {
    self.session = session
    self.catalog = catalog
    self.cart = cart
  }
}

/// Who is shopping.
@MainActor
public protocol SessionService {
  /// Who they are, their cart and their saved marks; asked once, at launch. Rule: V1.
  func read() async throws(ShopError) -> Session

  /// Remembers that the onboarding pages have been finished or skipped. Rule: L1, V2.
  func finishOnboarding() async throws(ShopError)
}

/// What is sold.
@MainActor
public protocol CatalogService {
  /// The categories, in catalogue order.
  func categories() async throws(ShopError) -> [Category]

  /// A page of at most 20; `cursor` is the page before's `next`, nil for the first. Rule: C1.
  func page(
    _ query: CatalogQuery, after cursor: PageCursor?
  ) async throws(ShopError) -> Page<ProductSummary>

  /// One product; nil when it is not sold (any more). Rule: P5.
  func product(_ handle: Handle) async throws(ShopError) -> Product?
}

/// What the shopper wants to buy. The service handles its calls in their order.
@MainActor
public protocol CartService {
  /// A step: adds `difference` pieces, or takes as many away; at 0 the line is removed. Past the
  /// stock nothing changes. Rule: K2, G10.
  func change(_ sku: SKU, by difference: Int) async throws(ShopError) -> CartAnswer

  /// Sets a typed quantity, clamped to the stock; 0 removes. Rule: K2.
  func set(_ sku: SKU, to quantity: Int) async throws(ShopError) -> CartAnswer

  /// Takes the line out. Rule: K3.
  func remove(_ sku: SKU) async throws(ShopError) -> CartAnswer

  /// Puts a removed line back in its place. Rule: K3.
  func restore(_ line: RemovedLine) async throws(ShopError) -> CartAnswer
}

/// What a change of the cart came to. The cart itself comes by the feed.
public struct CartAnswer: Equatable, Sendable {
  /// What became of it.
  public enum Outcome: Equatable, Sendable {
    /// It was done as asked; `added` pieces more than before (less, when negative).
    case done(added: Int)
    /// Nothing changed: no more than `stock` are to be had.
    case atLimit(stock: Int)
    /// It was done as far as the stock goes.
    case clamped(to: Int)
    /// The line is gone from the cart, and can be put back.
    case removed(RemovedLine)
    /// There is no such variant.
    case unknown
  }

  /// What became of it.
  public var outcome: Outcome

  /// Makes an answer.
  public init(_ outcome: Outcome) {
    self.outcome = outcome
  }
}
