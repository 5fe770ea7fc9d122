import ShopModel

/// Where a page of the catalogue ended: the last product's place in the order that was asked for.
struct CatalogCursor: Equatable {
  var sort: CatalogQuery.Sort
  /// What the products are sorted by: a price, or the import's number; 0 where nothing is needed.
  var number: Int
  /// The catalogue's order, which settles ties.
  var place: Int
  /// The folded name, when sorted by it.
  var folded: String

  /// As a shopper's storefront carries it.
  var mark: String { "\(sort.rawValue).\(number).\(place).\(folded)" }

  init(sort: CatalogQuery.Sort, number: Int, place: Int, folded: String) {
    self.sort = sort
    self.number = number
    self.place = place
    self.folded = folded
  }

  /// Reads a mark; nil for anything that was not made here for that order.
  init?(mark: String, for sort: CatalogQuery.Sort) {
    let parts = mark.split(separator: ".", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == sort.rawValue, let number = Int(parts[1]),
      let place = Int(parts[2])
    else { return nil }
    self.init(sort: sort, number: number, place: place, folded: String(parts[3]))
  }
}
