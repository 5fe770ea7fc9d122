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

extension CatalogQuery {
  /// How many characters of a text are searched for. Rule: C3.
  public static let maximumTextLength = 100

  /// The text as it is searched for: trimmed, at most 100 characters. Rule: C3.
  public var searchedText: String {
    String(text.trimmed.prefix(CatalogQuery.maximumTextLength)).trimmed
  }
}
