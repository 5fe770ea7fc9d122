import BoardsProductInterface
import Observation
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// What is shown of one product, and the choice of its variants. Rule: P1–P5.
@Observable
final class ProductViewModel {
  /// Which product it is.
  let handle: Handle
  /// What is in the cart, by its bus.
  var cart: Cart?
  /// What is saved, by its bus.
  var saved: Set<Handle> = []

  /// Says something on the screen, while that is there.
  @ObservationIgnored var notify: ((Notice) -> Void)?
  @ObservationIgnored var onSave: ((ProductOutput) -> Void)?
  @ObservationIgnored var onHome: (() -> Void)?

  private var subject = ProductScreen.Subject.loading

  private let catalog: any CatalogService
  private let cartService: any CartService
  private let scope: TaskScope

  /// - Parameter scope: its work, which ends with the activation.
  init(
    _ handle: Handle, catalog: any CatalogService, cartService: any CartService, scope: TaskScope
  ) {
    self.handle = handle
    self.catalog = catalog
    self.cartService = cartService
    self.scope = scope
  }

  var content: Content<ProductScreen.Event> {
    var inCart = 0
    if case .shown(_, let variant) = subject { inCart = cart?.quantity(of: variant.sku) ?? 0 }
    return ProductScreen.content(subject, inCart: inCart, isSaved: isSaved)
  }

  func handle(_ event: ProductScreen.Event) {
    switch event {
    case .optionChosen(let position, let value): choose(value, at: position)
    case .addTapped: add()
    case .saveTapped:
      onSave?(
        ProductOutput(handle: handle, isSaved: !isSaved) { [weak self] in
          self?.notify?(.notSaved($0))
        })
    case .retryTapped: load()
    case .homeTapped: onHome?()
    }
  }
}

// MARK: - The product

extension ProductViewModel {
  private var isSaved: Bool { saved.contains(handle) }

  /// Asks for the product, when its screen is first shown, and again when the shopper wants it.
  func load() {
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
  func update(_ changed: [Product]) {
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

// MARK: - Adding

extension ProductViewModel {
  /// A step: made at once, however many are unanswered. The cart comes by its bus. Rule: P3, G10.
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
      if let notice = Notice.outcome(answer.outcome, of: name) { notify?(notice) }
    case .failure(let error): notify?(.failed(error.text))
    }
  }
}
