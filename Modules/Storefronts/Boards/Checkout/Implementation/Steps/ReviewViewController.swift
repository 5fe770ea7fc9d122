import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// Everything that will be charged, from the cart that everybody shows. Rule: H5, H6.
final class ReviewViewController: ContentViewController<ReviewScreen.Event> {
  /// The shopper agrees to what they have seen.
  var onPlace: ((Review) -> Void)?
  /// The cart cannot be sent to that address any more.
  var onNoDelivery: (() -> Void)?
  /// The shopper gives up.
  var onCancel: (() -> Void)?

  private let draft: Current<CheckoutDraft>
  private let region: Region
  private let card: CardSummary
  private let tools: CheckoutTools
  private let scope: TaskScope

  /// What it was at first, for as long as what it is now cannot be reckoned.
  private let first: Review

  private var busy: Set<ReviewScreen.Call> = []
  private var progress = ReviewScreen.Progress.settled
  /// What the delivery costs now is on its way. Only the newest request may tell.
  private var request: TaskHandle?

  /// Makes the step; `review` is what the draft and the cart come to.
  init(
    _ draft: Current<CheckoutDraft>, review: Review, region: Region, card: CardSummary,
    _ tools: CheckoutTools, scope: TaskScope
  ) {
    self.draft = draft
    first = review
    self.region = region
    self.card = card
    self.tools = tools
    self.scope = scope
    super.init()
    tools.cart.observe(self) { [weak self] _ in self?.setNeedsRender() }
    draft.observe(self) { [weak self] _ in self?.setNeedsRender() }
  }

  /// What the draft and the cart come to now. Rule: G8.
  private var review: Review { draft.value.review(of: tools.cart.value) ?? first }

  override var content: Content<ReviewScreen.Event> {
    ReviewScreen.content(
      review, region: region, card: card, busy: busy, progress: progress)
  }

  override func handle(_ event: ReviewScreen.Event) {
    switch event {
    case .placeTapped: onPlace?(review)
    case .reduceTapped(let sku, let quantity):
      change(sku, .reduce(sku)) { try await $0.set(sku, to: quantity) }
    case .removeTapped(let sku):
      change(sku, .remove(sku)) { try await $0.remove(sku) }
    case .retryTapped: loadOptions()
    case .cancelTapped: onCancel?()
    }
  }
}

// MARK: - Less of a line

extension ReviewViewController {
  /// Makes a call whose control is busy until it is answered. Rule: G10, V15.
  private func change(
    _ sku: SKU, _ call: ReviewScreen.Call,
    _ make: @escaping @MainActor (any CartService) async throws -> CartAnswer
  ) {
    let name = tools.cart.value.lines.first { $0.sku == sku }?.title ?? sku.text
    busy.insert(call)
    setNeedsRender()
    scope.ask { [tools] in
      try await make(tools.cartService)
    } then: { [weak self] result in
      self?.busy.remove(call)
      self?.setNeedsRender()
      self?.didChange(result, name)
    }
  }

  private func didChange(_ result: Result<CartAnswer, ShopError>, _ name: String) {
    switch result.map(\.outcome) {
    case .success(let outcome):
      if let notice = Notice.outcome(outcome, of: name) { notify(notice) }
      if outcome.isDone { loadOptions() }
    case .failure(let error): notify(.failed(error.text))
    }
  }

  /// Less is lighter, and may be sent for less. Rule: V15.
  private func loadOptions() {
    guard !tools.cart.value.isEmpty else { return }
    progress = .loading
    setNeedsRender()
    request?.cancel()
    request = scope.ask { [tools, draft] in
      try await tools.checkout.options(draft.value.destination)
    } then: { [weak self] result in
      self?.didLoad(result)
    }
  }

  private func didLoad(_ result: Result<[DeliveryOption], ShopError>) {
    switch result {
    case .success(let options):
      progress = .settled
      if let change = draft.value.take(options) {
        notify(.vanished(change.before, now: change.now))
      }
      if options.isEmpty { onNoDelivery?() }
    case .failure(let error): progress = .failed(error.text)
    }
    setNeedsRender()
  }
}
