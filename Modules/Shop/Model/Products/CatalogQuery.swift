/// What a shopper wants to see of the catalogue. Rule: C2, C3.
public struct CatalogQuery: Equatable, Sendable, Codable {
  /// In which order.
  public enum Sort: String, Sendable, Codable, CaseIterable {
    case featured, priceUp, priceDown, name, newest
  }

  /// What was typed, as it stands; the service trims it.
  public var text: String
  /// Only this category; nil for all.
  public var category: String?
  /// Only products of which some variant is in stock.
  public var inStockOnly: Bool
  /// In which order.
  public var sort: Sort

  /// Asks for everything, in catalogue order, unless told otherwise.
  public init(
    text: String = "", category: String? = nil, inStockOnly: Bool = false, sort: Sort = .featured
  ) {
    self.text = text
    self.category = category
    self.inStockOnly = inStockOnly
    self.sort = sort
  }
}

/// A place in a list where the next page begins. Opaque to whoever carries it.
public struct PageCursor: Hashable, Sendable, Codable {
  /// The service's own mark.
  public let mark: String

  /// Made by the service only.
  public init(mark: String) { self.mark = mark }
}

/// One page of a list.
public struct Page<Item: Sendable>: Sendable {
  /// The items, in order; at most 20.
  public var items: [Item]
  /// Where the next page begins; nil at the end.
  public var next: PageCursor?

  /// Makes a page.
  public init(items: [Item], next: PageCursor?) {
    self.items = items
    self.next = next
  }
}

extension Page: Equatable where Item: Equatable {}

/// A product as a list shows it. Rule: C1.
public struct ProductSummary: Equatable, Sendable, Codable {
  /// What it is named by in links.
  public var handle: Handle
  /// What a shopper reads.
  public var name: String
  /// The lowest price of its variants.
  public var lowestPrice: Money
  /// Whether its variants differ in price (`from £x`).
  public var pricesDiffer: Bool
  /// The sum of its variants' stock.
  public var stock: Int

  /// Makes a summary.
  public init(
    handle: Handle, name: String, lowestPrice: Money, pricesDiffer: Bool, stock: Int
  ) {
    self.handle = handle
    self.name = name
    self.lowestPrice = lowestPrice
    self.pricesDiffer = pricesDiffer
    self.stock = stock
  }
}
