import ShopModel
import TextUI

/// The upper part of the catalogue: what is looked for.
enum CatalogFilters {
  typealias Event = CatalogScreen.Event

  /// The rows; `hasClear` is false where the list itself offers to clear.
  static func rows(
    _ query: CatalogQuery, _ categories: CatalogScreen.Categories, hasClear: Bool
  ) -> [Row<Event>] {
    var rows: [Row<Event>] = [
      .control(
        .field(
          CatalogScreen.search, "Search", text: query.text, placeholder: "name, maker, tag or SKU",
          typed: { .searchTyped($0) })),
      .control(category(query.category, categories)),
      .control(
        .picker(
          CatalogScreen.sort, "Sort by", options: sorts.map(name),
          selected: sorts.firstIndex(of: query.sort), chosen: { .sortChosen(sorts[$0]) })),
      .control(
        .toggle(CatalogScreen.stock, "Only in stock", isOn: query.inStockOnly, .stockToggled)),
    ]
    if hasClear, query != CatalogQuery() { rows.append(.control(clear(query))) }
    return rows
  }

  /// Clears all of it.
  static func clear(_ query: CatalogQuery) -> Control<Event> {
    .button(
      CatalogScreen.clear, "Clear search and filters", .clearTapped,
      state: query == CatalogQuery() ? .disabled("Nothing is searched for or filtered") : .enabled)
  }

  private static func category(
    _ id: String?, _ categories: CatalogScreen.Categories
  ) -> Control<Event> {
    let known: [Category]
    var state = Control<Event>.State.enabled
    switch categories {
    case .loading:
      known = []
      state = .disabled("The categories are being loaded")
    case .failed:
      known = []
      state = .disabled("The categories could not be loaded")
    case .loaded(let loaded):
      known = loaded
    }
    // The first option is all of them; a category that is not known is none of the options.
    let ids = [nil] + known.map(\.id)
    return .picker(
      CatalogScreen.category, "Category", options: ["All"] + known.map(\.name),
      selected: ids.firstIndex(of: id), state: state, chosen: { .categoryChosen(ids[$0]) })
  }

  private static let sorts = CatalogQuery.Sort.allCases

  private static func name(_ sort: CatalogQuery.Sort) -> String {
    switch sort {
    case .featured: "Featured"
    case .priceUp: "Price, low to high"
    case .priceDown: "Price, high to low"
    case .name: "Name"
    case .newest: "Newest"
    }
  }
}
