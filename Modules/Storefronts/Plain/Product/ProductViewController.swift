import PatternKit
import PlainMainInterface
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// One product and the choice of its variants. Rule: P1–P5.
public final class ProductViewController: ContentViewController<ProductScreen.Event> {
  /// Which product it is.
  public let handle: Handle

  private let catalog: any CatalogService
  private let cartService: any CartService
  private let cart: ReadOnlyCurrent<Cart>
  private let saved: ReadOnlyCurrent<Set<Handle>>
  private let onSave: (_ isSaved: Bool, _ onFailure: @escaping (String) -> Void) -> Void
  private let feed: ChangeFeed
  private let navigation: ShopNavigation
  private let scope: TaskScope

  private var subject = ProductScreen.Subject.loading
  private var token: FeedToken?

  /// Makes the screen. It asks for nothing before it is first shown.
  ///
  /// - Parameters:
  ///   - handle: which product it is.
  ///   - catalog: knows the product.
  ///   - cartService: changes the cart.
  ///   - cart: the cart that everybody shows.
  ///   - saved: the products that are marked as saved.
  ///   - onSave: sets or clears this product's mark, and says why if it goes back.
  ///   - feed: tells what becomes of the product.
  ///   - tracker: where its tasks are known.
  ///   - navigation: leads elsewhere.
  public init(
    _ handle: Handle, catalog: any CatalogService, cartService: any CartService,
    cart: ReadOnlyCurrent<Cart>, saved: ReadOnlyCurrent<Set<Handle>>,
    onSave: @escaping (_ isSaved: Bool, _ onFailure: @escaping (String) -> Void) -> Void,
    feed: ChangeFeed, tracker: TaskTracker, navigation: ShopNavigation
  ) {
    self.handle = handle
    self.catalog = catalog
    self.cartService = cartService
    self.cart = cart
    self.saved = saved
    self.onSave = onSave
    self.feed = feed
    self.navigation = navigation
    scope = TaskScope(tracker, owner: "Product")
    super.init()
  }

  public override var content: Content<ProductScreen.Event> {
    var inCart = 0
    if case .shown(_, let variant) = subject { inCart = cart.value.quantity(of: variant.sku) }
    return ProductScreen.content(subject, inCart: inCart, isSaved: isSaved)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    cart.observe(self) { [weak self] _ in self?.setNeedsRender() }
    saved.observe(self) { [weak self] _ in self?.setNeedsRender() }
    token = feed.subscribe { [weak self] change in self?.update(change.products) }
    load()
  }

  public override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    token = nil
    scope.cancel()
  }

  public override func handle(_ event: ProductScreen.Event) {
    switch event {
    case .optionChosen(let position, let value): choose(value, at: position)
    case .addTapped: add()
    case .saveTapped: onSave(!isSaved) { [weak self] in self?.notify(.notSaved($0)) }
    case .retryTapped: load()
    case .homeTapped: navigation.show(.shop)
    }
  }
}

// MARK: - The product

extension ProductViewController {
  private var isSaved: Bool { saved.value.contains(handle) }

  private func load() {
    subject = .loading
    setNeedsRender()
    scope.ask { [catalog, handle] in
      try await catalog.product(handle)
    } then: { [weak self] result in
      self?.didLoad(result)
    }
  }

  private func didLoad(_ result: Result<Product?, ShopError>) {
    switch result {
    case .success(let product?):
      subject = product.firstShown.map { .shown(product, $0) } ?? .missing
    case .success(nil): subject = .missing
    case .failure(let error): subject = .failed(error.text)
    }
    setNeedsRender()
  }

  /// What was chosen stays chosen, as long as there is such a variant.
  private func update(_ changed: [Product]) {
    guard case .shown(_, let variant) = subject,
      let product = changed.first(where: { $0.handle == handle }),
      let current = product.variant(variant.sku) ?? product.firstShown
    else { return }
    subject = .shown(product, current)
    setNeedsRender()
  }

  private func choose(_ value: String, at position: Int) {
    guard case .shown(let product, let current) = subject,
      let variant = product.variant(choosing: value, at: position, from: current)
    else { return }
    subject = .shown(product, variant)
    setNeedsRender()
  }
}

// MARK: - Adding

extension ProductViewController {
  /// A step: made at once, however many are unanswered. The cart comes by the feed. Rule: P3, G10.
  private func add() {
    guard case .shown(let product, let variant) = subject else { return }
    scope.ask { [cartService] in
      try await cartService.change(variant.sku, by: 1)
    } then: { [weak self] result in
      self?.didAdd(result, product.title(of: variant))
    }
  }

  private func didAdd(_ result: Result<CartAnswer, ShopError>, _ name: String) {
    switch result {
    case .success(let answer):
      if let notice = Notice.outcome(answer.outcome, of: name) { notify(notice) }
    case .failure(let error): notify(.failed(error.text))
    }
  }
}
