import BoardKit
import BoardsSavedInterface
import ShopModel
import ShopScreens
import ShopServices
import StorefrontInterface
import TextUI

/// The root of Shop: search, filters, and the list page by page. What is to be found it asks of its
/// board. Rule: C1–C5.
final class CatalogViewController: ContentViewController<CatalogScreen.Event>, Placed {
  /// Something is to be found; what was to be found before is of no interest any more.
  var onSearch: ((BlockTaskParameter<CatalogSearch, Page<ProductSummary>?>) -> Void)?
  var onCategories: ((BlockTaskParameter<Void, [Category]>) -> Void)?
  /// A product was tapped.
  var onProduct: ((Handle) -> Void)?

  private let saved: SavedMarks

  /// What is looked for, the text as it stands in the field.
  private var query = CatalogQuery()
  private var categories = CatalogScreen.Categories.loading
  private var products: [ProductSummary]?
  private var next: PageCursor?
  private var progress = ListProgress.loading
  /// What `products` answers; nil before the first answer.
  private var answered: CatalogQuery?

  init(_ saved: SavedMarks) {
    self.saved = saved
    super.init()
  }

  var place: Link {
    guard query.text.isEmpty, let category = query.category else { return .search(query.text) }
    return .category(category)
  }

  /// Looks for exactly that.
  func show(_ query: CatalogQuery) {
    guard query != self.query else { return }
    self.query = query
    if isViewLoaded { loadList() }
  }

  override var content: Content<CatalogScreen.Event> {
    CatalogScreen.content(
      query: query, categories: categories, products: products, hasMore: next != nil,
      progress: progress, saved: saved.handles)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    loadCategories()
    loadList()
  }

  override func handle(_ event: CatalogScreen.Event) {
    switch event {
    case .searchTyped(let text): search(for: text)
    case .clearTapped: show(CatalogQuery())
    case .categoryChosen(let category): filter { $0.category = category }
    case .sortChosen(let sort): filter { $0.sort = sort }
    case .stockToggled: filter { $0.inStockOnly.toggle() }
    case .itemTapped(let handle): onProduct?(handle)
    case .moreTapped: loadMore()
    case .retryTapped: retry()
    }
  }
}

// MARK: - What is looked for

extension CatalogViewController {
  private func filter(_ change: (inout CatalogQuery) -> Void) {
    var query = query
    change(&query)
    show(query)
  }

  /// Clearing the text loads at once; any other text when nobody has typed for 300 ms. Rule: C3.
  private func search(for text: String) {
    guard text != query.text else { return }
    query.text = text
    guard !text.isEmpty else { return loadList() }
    show(ListProgress.loading)
    onSearch?(
      BlockTaskParameter(input: .typing)
        .onSuccess { [weak self] _ in self?.searchIfChanged() })
  }

  private func searchIfChanged() {
    if asks(query, for: answered) { show(ListProgress.settled) } else { loadList() }
  }

  /// Whether the two find the same: space around a text is not looked for.
  private func asks(_ query: CatalogQuery, for other: CatalogQuery?) -> Bool {
    guard var other else { return false }
    let isSameText = other.searchedText == query.searchedText
    other.text = query.text
    return isSameText && other == query
  }
}

// MARK: - Loading

extension CatalogViewController {
  private func show(_ progress: ListProgress) {
    self.progress = progress
    setNeedsRender()
  }

  private func retry() {
    if case .failed = categories { loadCategories() }
    switch progress {
    case .failed: loadList()
    case .moreFailed: loadMore()
    case .settled, .loading, .loadingMore: break
    }
  }

  private func loadCategories() {
    show(CatalogScreen.Categories.loading)
    onCategories?(
      BlockTaskParameter(input: ())
        .onSuccess { [weak self] in self?.show(CatalogScreen.Categories.loaded($0)) }
        .onError { [weak self] in self?.show(CatalogScreen.Categories.failed(ShopError($0).text)) })
  }

  private func show(_ categories: CatalogScreen.Categories) {
    self.categories = categories
    setNeedsRender()
  }

  private func loadList() {
    show(ListProgress.loading)
    onSearch?(
      BlockTaskParameter(input: .page(query, after: nil))
        .onSuccess { [weak self, query] page in
          if let page { self?.didLoad(list: page, for: query) }
        }
        .onError { [weak self] in self?.show(ListProgress.failed(ShopError($0).text)) })
  }

  private func didLoad(list page: Page<ProductSummary>, for query: CatalogQuery) {
    products = page.items
    next = page.next
    answered = query
    show(ListProgress.settled)
  }

  private func loadMore() {
    guard let next else { return }
    show(ListProgress.loadingMore)
    onSearch?(
      BlockTaskParameter(input: .page(query, after: next))
        .onSuccess { [weak self] page in
          if let page { self?.didLoad(more: page) }
        }
        .onError { [weak self] in self?.show(.moreFailed(ShopError($0).text)) })
  }

  private func didLoad(more page: Page<ProductSummary>) {
    // A row that has moved behind while paging is shown already. Rule: C1.
    let shown = Set(products?.map(\.handle) ?? [])
    products = (products ?? []) + page.items.filter { !shown.contains($0.handle) }
    next = page.next
    show(ListProgress.settled)
  }

  /// Rows show what the feed tells, in their places: only a new page may move them. Rule: G8.
  func update(_ changed: [Product]) {
    guard var products else { return }
    for product in changed {
      guard let index = products.firstIndex(where: { $0.handle == product.handle }),
        let summary = ProductSummary(product)
      else { continue }
      products[index] = summary
    }
    self.products = products
    setNeedsRender()
  }
}
