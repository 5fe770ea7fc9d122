import CoordinatorKit
import CoordinatorsCartInterface
import CoordinatorsSavedInterface
import CoordinatorsSignInInterface
import Observation
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// One product and the choice of its variants. Rule: P1–P5.
@Observable
public final class ProductViewModel: ViewModel {
  private var subject = ProductScreen.Subject.loading

  @ObservationIgnored public var onNotice: ((Notice) -> Void)?
  private let handle: Handle
  private let catalog: any CatalogService
  private let cartService: any CartService
  private let session: SessionModel
  private let cart: CartModel
  private let saved: SavedModel
  private let feed: ChangeFeed
  private let router: Router<ProductRoute>
  private let scope: TaskScope
  @ObservationIgnored private var token: FeedToken?

  init(
    _ handle: Handle, catalog: any CatalogService, cartService: any CartService,
    session: SessionModel, cart: CartModel, saved: SavedModel, feed: ChangeFeed,
    tracker: TaskTracker, router: Router<ProductRoute>
  ) {
    self.handle = handle
    self.catalog = catalog
    self.cartService = cartService
    self.session = session
    self.cart = cart
    self.saved = saved
    self.feed = feed
    self.router = router
    scope = TaskScope(tracker, owner: "Product")
  }

  public var content: Content<ProductScreen.Event> {
    var inCart = 0
    if case .shown(_, let variant) = subject { inCart = cart.cart.quantity(of: variant.sku) }
    return ProductScreen.content(subject, inCart: inCart, isSaved: isSaved)
  }

  public func handle(_ event: ProductScreen.Event) {
    switch event {
    case .optionChosen(let position, let value): choose(value, at: position)
    case .addTapped: add()
    case .saveTapped:
      if session.shopper == nil { router.trigger(.signInToSave) } else { save(!isSaved) }
    case .retryTapped: load()
    case .homeTapped: router.trigger(.shop)
    }
  }

  public func didLoad() {
    token = feed.subscribe { [weak self] change in self?.update(change.products) }
    load()
  }

  public func didEnd() {
    token = nil
    scope.cancel()
  }
}

// MARK: - The product

extension ProductViewModel {
  private func load() {
    subject = .loading
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
  }

  /// What was chosen stays chosen, as long as there is such a variant.
  private func update(_ changed: [Product]) {
    guard case .shown(_, let variant) = subject,
      let product = changed.first(where: { $0.handle == handle }),
      let current = product.variant(variant.sku) ?? product.firstShown
    else { return }
    subject = .shown(product, current)
  }

  private func choose(_ value: String, at position: Int) {
    guard case .shown(let product, let current) = subject,
      let variant = product.variant(choosing: value, at: position, from: current)
    else { return }
    subject = .shown(product, variant)
  }
}

// MARK: - Saving and adding

extension ProductViewModel {
  private var isSaved: Bool { saved.handles.contains(handle) }

  /// Sets or clears the mark, and says why if it goes back. Rule: P4.
  func save(_ isSaved: Bool) {
    saved.set(handle, isSaved) { [weak self] in self?.onNotice?(.notSaved($0)) }
  }

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
      if let notice = Notice.outcome(answer.outcome, of: name) { onNotice?(notice) }
    case .failure(let error): onNotice?(.failed(error.text))
    }
  }
}
