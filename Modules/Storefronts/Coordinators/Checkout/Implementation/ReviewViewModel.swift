import CoordinatorKit
import CoordinatorsCartInterface
import Observation
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// The last step: everything that will be charged, from the cart that everybody shows. Rule: H5, H6.
@Observable
final class ReviewViewModel: ViewModel {
  private var busy: Set<ReviewScreen.Call> = []
  private var progress = ReviewScreen.Progress.settled

  @ObservationIgnored var onNotice: ((Notice) -> Void)?
  private let draft: DraftModel
  private let service: any CheckoutService
  private let cartService: any CartService
  private let cart: CartModel
  private let router: Router<CheckoutRoute>
  private let scope: TaskScope
  /// What it was at first, for as long as what it is now cannot be reckoned.
  private let first: Review?
  /// What the delivery costs now is on its way. Only the newest request may tell.
  @ObservationIgnored private var request: TaskHandle?

  init(
    _ draft: DraftModel, service: any CheckoutService, cartService: any CartService,
    cart: CartModel, tracker: TaskTracker, router: Router<CheckoutRoute>
  ) {
    self.draft = draft
    self.service = service
    self.cartService = cartService
    self.cart = cart
    self.router = router
    first = draft.value.review(of: cart.cart)
    scope = TaskScope(tracker, owner: "Review")
  }

  /// What the draft and the cart come to now: nothing has to be told when either changes. Rule: G8.
  var review: Review? {
    draft.value.review(of: cart.cart) ?? first
  }

  var content: Content<ReviewScreen.Event> {
    guard let review, let region = draft.value.region, let card = draft.value.card else {
      return Content(title: "")
    }
    return ReviewScreen.content(
      review, region: region, card: card.summary, busy: busy, progress: progress)
  }

  func handle(_ event: ReviewScreen.Event) {
    switch event {
    case .placeTapped: router.trigger(.place)
    case .reduceTapped(let sku, let quantity):
      change(sku, .reduce(sku)) { try await $0.set(sku, to: quantity) }
    case .removeTapped(let sku):
      change(sku, .remove(sku)) { try await $0.remove(sku) }
    case .retryTapped: loadOptions()
    case .cancelTapped: router.trigger(.cancel)
    }
  }

  func didEnd() {
    scope.cancel()
  }
}

// MARK: - Less of a line

extension ReviewViewModel {
  /// Makes a call whose control is busy until it is answered. Rule: G10, V15.
  private func change(
    _ sku: SKU, _ call: ReviewScreen.Call,
    _ make: @escaping @MainActor (any CartService) async throws -> CartAnswer
  ) {
    let name = cart.cart.lines.first { $0.sku == sku }?.title ?? sku.text
    busy.insert(call)
    scope.ask { [cartService] in
      try await make(cartService)
    } then: { [weak self] result in
      self?.busy.remove(call)
      self?.didChange(result, name)
    }
  }

  private func didChange(_ result: Result<CartAnswer, ShopError>, _ name: String) {
    switch result.map(\.outcome) {
    case .success(let outcome):
      if let notice = Notice.outcome(outcome, of: name) { onNotice?(notice) }
      if outcome.isDone { loadOptions() }
    case .failure(let error): onNotice?(.failed(error.text))
    }
  }

  /// Less is lighter, and may be sent for less. Rule: V15.
  private func loadOptions() {
    guard !cart.cart.isEmpty else { return }
    progress = .loading
    request?.cancel()
    request = scope.ask { [service, draft] in
      try await service.options(draft.value.destination)
    } then: { [weak self] result in
      self?.didLoad(result)
    }
  }

  private func didLoad(_ result: Result<[DeliveryOption], ShopError>) {
    switch result {
    case .success(let options):
      progress = .settled
      if let change = draft.value.take(options) {
        onNotice?(.vanished(change.before, now: change.now))
      }
      // The cart cannot be sent to that address any more.
      if options.isEmpty { router.trigger(.back(to: .delivery)) }
    case .failure(let error): progress = .failed(error.text)
    }
  }
}
