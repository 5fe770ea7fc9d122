import PatternKit
import PlainMainInterface
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// The root of Shop: search, filters, and the list page by page. Rule: C1–C5.
public final class CatalogViewController: ContentViewController<CatalogScreen.Event> {
  /// What is looked for, the text as it stands in the field.
  public private(set) var query = CatalogQuery()

  private let catalog: any CatalogService
  private let saved: ReadOnlyCurrent<Set<Handle>>
  private let feed: ChangeFeed
  private let clock: any AppClock
  private let navigation: ShopNavigation
  private let scope: TaskScope

  private var categories = CatalogScreen.Categories.loading
  private var products: [ProductSummary]?
  private var next: PageCursor?
  private var progress = ListProgress.loading
  /// What `products` answers; nil before the first answer.
  private var answered: CatalogQuery?
  /// What the list waits for: the end of typing, or a page. Only the newest may change it.
  private var request: TaskHandle?
  private var token: FeedToken?

  /// Makes the screen. It asks for nothing before it is first shown.
  ///
  /// - Parameters:
  ///   - catalog: knows what is sold.
  ///   - saved: the products that are marked as saved.
  ///   - feed: tells what becomes of products.
  ///   - clock: what is waited by.
  ///   - tracker: where its tasks are known.
  ///   - navigation: leads elsewhere.
  public init(
    catalog: any CatalogService, saved: ReadOnlyCurrent<Set<Handle>>, feed: ChangeFeed,
    clock: any AppClock, tracker: TaskTracker, navigation: ShopNavigation
  ) {
    self.catalog = catalog
    self.saved = saved
    self.feed = feed
    self.clock = clock
    self.navigation = navigation
    scope = TaskScope(tracker, owner: "Catalog")
    super.init()
  }

  /// Looks for exactly that, as a link asks for it. Rule: L3.
  public func show(_ query: CatalogQuery) {
    guard query != self.query else { return }
    self.query = query
    if isViewLoaded { loadList() }
  }

  public override var content: Content<CatalogScreen.Event> {
    CatalogScreen.content(
      query: query, categories: categories, products: products, hasMore: next != nil,
      progress: progress, saved: saved.value)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    saved.observe(self) { [weak self] _ in self?.setNeedsRender() }
    token = feed.subscribe { [weak self] change in self?.update(change.products) }
    loadCategories()
    loadList()
  }

  public override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    token = nil
    scope.cancel()
  }

  public override func handle(_ event: CatalogScreen.Event) {
    switch event {
    case .searchTyped(let text): search(for: text)
    case .clearTapped: show(CatalogQuery())
    case .categoryChosen(let category): filter { $0.category = category }
    case .sortChosen(let sort): filter { $0.sort = sort }
    case .stockToggled: filter { $0.inStockOnly.toggle() }
    case .itemTapped(let handle): navigation.show(.product(handle))
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
    progress = .loading
    setNeedsRender()
    request?.cancel()
    request = scope.load { [clock] in
      try await clock.sleep(for: .milliseconds(300))
    } then: { [weak self] _ in
      self?.searchIfChanged()
    }
  }

  private func searchIfChanged() {
    guard asks(query, for: answered) else { return loadList() }
    progress = .settled
    setNeedsRender()
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
  private func retry() {
    if case .failed = categories { loadCategories() }
    switch progress {
    case .failed: loadList()
    case .moreFailed: loadMore()
    case .settled, .loading, .loadingMore: break
    }
  }

  private func loadCategories() {
    categories = .loading
    setNeedsRender()
    scope.ask { [catalog] in
      try await catalog.categories()
    } then: { [weak self] result in
      self?.didLoad(categories: result)
    }
  }

  private func didLoad(categories result: Result<[Category], ShopError>) {
    switch result {
    case .success(let loaded): categories = .loaded(loaded)
    case .failure(let error): categories = .failed(error.text)
    }
    setNeedsRender()
  }

  private func loadList() {
    progress = .loading
    setNeedsRender()
    request?.cancel()
    request = scope.ask { [catalog, query] in
      try await catalog.page(query, after: nil)
    } then: { [weak self, query] result in
      self?.didLoad(list: result, for: query)
    }
  }

  private func didLoad(
    list result: Result<Page<ProductSummary>, ShopError>, for query: CatalogQuery
  ) {
    switch result {
    case .success(let page):
      products = page.items
      next = page.next
      answered = query
      progress = .settled
    case .failure(let error):
      progress = .failed(error.text)
    }
    setNeedsRender()
  }

  private func loadMore() {
    guard let next else { return }
    progress = .loadingMore
    setNeedsRender()
    request?.cancel()
    request = scope.ask { [catalog, query] in
      try await catalog.page(query, after: next)
    } then: { [weak self] result in
      self?.didLoad(more: result)
    }
  }

  private func didLoad(more result: Result<Page<ProductSummary>, ShopError>) {
    switch result {
    case .success(let page):
      // A row that has moved behind while paging is shown already. Rule: C1.
      let shown = Set(products?.map(\.handle) ?? [])
      products = (products ?? []) + page.items.filter { !shown.contains($0.handle) }
      next = page.next
      progress = .settled
    case .failure(let error):
      progress = .moreFailed(error.text)
    }
    setNeedsRender()
  }

  /// Rows show what the feed tells, in their places: only a new page may move them. Rule: G8.
  private func update(_ changed: [Product]) {
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
