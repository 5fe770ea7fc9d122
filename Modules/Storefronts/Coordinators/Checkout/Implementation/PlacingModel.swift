import CoordinatorsCheckoutInterface
import PatternKit
import ShopModel
import ShopServices

/// Places the order, and knows what is known of its payment. Whichever answer comes first counts: the
/// order's own, or that to a question. Rule: H6–H8.
final class PlacingModel {
  /// How far it is.
  enum Stage {
    /// Nothing is under way.
    case filling
    /// The order is being placed: nothing can be left.
    case placing
    /// Its outcome is to be found out.
    case checking
    /// It is paid.
    case bought
    /// Its shopper has signed out: what becomes of it is told here no more. Rule: S6.
    case abandoned
  }

  /// What has come of it.
  enum Outcome {
    /// It is paid.
    case paid(Order)
    /// The card was declined.
    case declined(DeclineReason)
    /// The gateway has never heard of it.
    case dropped
    /// Nothing was opened: something is not as it was seen.
    case changed(PlaceRefusal)
    /// Nothing was opened, for this reason.
    case failed(ShopError)
    /// Nobody knows yet.
    case open(asksAtOnce: Bool)
  }

  /// Hears what has come of it.
  var onOutcome: ((Outcome) -> Void)?

  private(set) var stage = Stage.filling
  /// The payment's key, as soon as the shop has told it.
  private(set) var key: String?

  private let service: any CheckoutService
  private let clock: any AppClock
  private let scope: TaskScope
  private var placing: TaskHandle?
  private var patience: TaskHandle?

  init(
    service: any CheckoutService, payment: PaymentModel, clock: any AppClock, tracker: TaskTracker
  ) {
    self.service = service
    self.clock = clock
    scope = TaskScope(tracker, owner: "Placing")
    payment.onChange(self) { [weak self] in self?.paymentDidChange(to: $0) }
  }

  /// Places the order that was seen; nobody waits for its answer longer than ten seconds.
  func place(_ seen: Review, with card: Card) {
    stage = .placing
    key = nil
    placing = scope.ask { [service] in
      try await service.place(seen, with: card)
    } then: { [weak self] result in
      self?.didPlace(result)
    }
    patience = scope.load { [clock] in
      try await clock.sleep(for: AttemptSchedule.patience)
    } then: { [weak self] _ in
      self?.check(asksAtOnce: false)
    }
  }

  /// A payment is open from before: what has become of it is asked at once.
  func adopt(_ attempt: Attempt) {
    key = attempt.key
    check(asksAtOnce: true)
  }

  /// The shop has answered what has become of the payment.
  func settle(_ answer: PaymentAnswer) {
    switch answer {
    case .paid(let order): end(.bought, .paid(order))
    case .declined(let reason): end(.filling, .declined(reason))
    case .dropped: end(.filling, .dropped)
    case .checking(let attempt):
      key = attempt.key
      check(asksAtOnce: false)
    }
  }

  /// Its shopper has signed out: what becomes of it is told here no more. Rule: S6.
  func abandon() {
    stage = .abandoned
    scope.cancel()
  }

  /// The checkout has gone: nobody waits any more.
  func cancel() {
    scope.cancel()
  }
}

extension PlacingModel {
  /// The shop tells the key before it asks the gateway: an answer may never come. Rule: H7.
  private func paymentDidChange(to attempt: Attempt?) {
    guard let attempt, stage == .placing || stage == .checking else { return }
    key = attempt.key
  }

  /// The answer comes while it is being placed, or later, while the payment is being checked.
  private func didPlace(_ result: Result<PlaceAnswer, ShopError>) {
    switch result {
    case .success(.payment(let answer)): settle(answer)
    case .success(.changed(let refusal)): end(.filling, .changed(refusal))
    // With an open payment it is found out what has become of it. Rule: H7.
    case .failure where key != nil: check(asksAtOnce: false)
    case .failure(let error): end(.filling, .failed(error))
    }
  }

  private func check(asksAtOnce: Bool) {
    guard stage != .checking else { return }
    stage = .checking
    patience?.cancel()
    onOutcome?(.open(asksAtOnce: asksAtOnce))
  }

  private func end(_ next: Stage, _ outcome: Outcome) {
    stage = next
    patience?.cancel()
    placing?.cancel()
    onOutcome?(outcome)
  }
}
