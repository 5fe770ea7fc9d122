import ShopModel

/// Why a product cannot be taken into the catalogue. What reads catalogues sees to all of these
/// beforehand; nothing of the import is kept.
public enum CatalogueImportError: Error, Equatable, Sendable, CustomStringConvertible {
  /// It has no variant.
  case noVariants(Handle)
  /// The same handle came before.
  case handleTwice(Handle)
  /// The same SKU came before.
  case skuTwice(SKU)
  /// A price is in another currency than the shop's. Rule: M7.
  case otherCurrency(SKU, Currency)
  /// A price is negative, or the stock is outside 0…999,999. Rule: I5.
  case outOfRange(SKU)

  /// What happened, to what.
  public var description: String {
    switch self {
    case .noVariants(let handle): "The product \(handle) has no variant"
    case .handleTwice(let handle): "The product \(handle) comes twice"
    case .skuTwice(let sku): "The SKU \(sku) comes twice"
    case .otherCurrency(let sku, let currency): "The price of \(sku) is not in \(currency.code)"
    case .outOfRange(let sku):
      "The price of \(sku) is negative, or its stock is not between 0 and 999,999"
    }
  }
}
