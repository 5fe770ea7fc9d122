import ShopModel
import TextUI

/// The shop's shelves: what is looked for, and what was found. Rule: C1–C4.
public enum CatalogScreen {
  /// What the shopper did.
  public nonisolated enum Event: Equatable, Sendable {
    /// Typed into the search; this is the whole text now.
    case searchTyped(String)
    /// Cleared the text and every filter.
    case clearTapped
    /// Chose a category by its id, or all of them.
    case categoryChosen(String?)
    /// Chose an order.
    case sortChosen(CatalogQuery.Sort)
    /// Switched between everything and what is in stock.
    case stockToggled
    /// Chose a product.
    case itemTapped(Handle)
    /// Asked for the next page.
    case moreTapped
    /// Asked for what could not be loaded once more.
    case retryTapped
  }

  /// The categories, as far as they are known.
  public nonisolated enum Categories: Equatable, Sendable {
    /// They are on their way.
    case loading
    /// They could not be loaded, for this reason.
    case failed(String)
    /// In catalogue order.
    case loaded([Category])
  }

  /// The field that is searched with.
  public static let search: ControlID = "catalog.search"
  /// Clears the text and the filters; there while there is something to clear.
  public static let clear: ControlID = "catalog.clear"
  /// Chooses a category.
  public static let category: ControlID = "catalog.category"
  /// Chooses an order.
  public static let sort: ControlID = "catalog.sort"
  /// Switches to what is in stock.
  public static let stock: ControlID = "catalog.stock"
  /// Appends the next page; there while there is one.
  public static let more: ControlID = "catalog.more"
  /// Loads once more what could not be loaded.
  public static let retry: ControlID = "catalog.retry"

  /// A product of the list.
  public static func item(_ handle: Handle) -> ControlID {
    ControlID("catalog.item", key: handle.text)
  }

  /// The screen.
  ///
  /// - Parameters:
  ///   - query: what is looked for, the text as it stands in the field.
  ///   - categories: the categories, as far as they are known.
  ///   - products: what was found, as far as it is loaded; nil before the first answer.
  ///   - hasMore: whether there is a next page.
  ///   - progress: what the list waits for, or what has come of it.
  ///   - saved: the products that are marked as saved.
  public static func content(
    query: CatalogQuery, categories: Categories, products: [ProductSummary]?, hasMore: Bool,
    progress: ListProgress, saved: Set<Handle> = []
  ) -> Content<Event> {
    let list = CatalogList(
      query: query, categories: categories, products: products, hasMore: hasMore,
      progress: progress, saved: saved)
    return Content(
      title: "Shop",
      sections: [
        Section(nil, CatalogFilters.rows(query, categories, hasClear: !list.isNothingFound)),
        Section(nil, list.rows),
      ])
  }
}
