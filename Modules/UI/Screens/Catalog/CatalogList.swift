import ShopModel
import TextUI

/// The lower part of the catalogue: what was found, and what is on its way.
struct CatalogList {
  typealias Event = CatalogScreen.Event

  var query: CatalogQuery
  var categories: CatalogScreen.Categories
  var products: [ProductSummary]?
  var hasMore: Bool
  var progress: ListProgress
  var saved: Set<Handle>

  /// Whether the answer is there, and there is nothing in it. Rule: C4.
  var isNothingFound: Bool { products?.isEmpty == true && progress == .settled }

  var rows: [Row<Event>] {
    var rows: [Row<Event>] = []
    if progress == .loading { rows.append(.progress("Loading the products…")) }
    if let failure = failureAbove { rows.append(.failure(failure, retry: retry)) }
    if isNothingFound { rows.append(nothingFound) }
    rows += (products ?? []).map { .control(item($0)) }
    if case .moreFailed(let reason) = progress, failureAbove == nil {
      rows.append(.failure(reason, retry: retry))
    } else if hasMore, products != nil {
      rows.append(.control(more))
    }
    return rows
  }

  /// What could not be loaded and concerns the whole list. There is one `Retry`, which loads all
  /// that is missing, so there is one such row.
  private var failureAbove: String? {
    if case .failed(let reason) = progress { return reason }
    guard case .failed(let reason) = categories else { return nil }
    if progress == .loading { return nil }
    return "\(reason): the categories are missing"
  }

  private var retry: Control<Event> {
    .button(CatalogScreen.retry, Words.retry, .retryTapped)
  }

  private func item(_ product: ProductSummary) -> Control<Event> {
    .item(
      CatalogScreen.item(product.handle), product.name,
      details: [product.priceText, product.stockWord.text]
        + (saved.contains(product.handle) ? [Words.saved] : []), .itemTapped(product.handle))
  }

  private var more: Control<Event> {
    let state: Control<Event>.State =
      switch progress {
      case .settled, .moreFailed: .enabled
      case .loading: .disabled("The list is being loaded")
      case .loadingMore: .busy("More products are on their way")
      case .failed: .disabled("The list could not be loaded")
      }
    return .button(CatalogScreen.more, "Show more", .moreTapped, state: state)
  }

  private var nothingFound: Row<Event> {
    .empty(title: "Nothing found", detail: whyNothing, action: CatalogFilters.clear(query))
  }

  private var whyNothing: String {
    if query == CatalogQuery() { return "Nothing is sold here yet" }
    var place = ""
    if let id = query.category {
      guard let name = name(ofCategory: id) else {
        return "There is no category \(Words.quoted(id))"
      }
      place = " in \(name)"
    }
    let what = query.inStockOnly ? "Nothing in stock" : "Nothing"
    let text = query.searchedText
    return text.isEmpty
      ? "\(what)\(place)" : "\(what)\(place) matches \(Words.quoted(text))"
  }

  /// What the category is called; its id while the categories are not known; nil when there is
  /// none such.
  private func name(ofCategory id: String) -> String? {
    guard case .loaded(let known) = categories else { return Words.quoted(id) }
    return known.first { $0.id == id }?.name
  }
}
