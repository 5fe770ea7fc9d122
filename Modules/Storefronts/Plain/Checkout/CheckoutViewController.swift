import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// The checkout: a modal stack of steps, the draft that they fill in, and the payment.
///
/// The steps know the draft and say when they are done. Which one is next, and what becomes of the
/// payment, is decided here. Rule: H0–H9.
public final class CheckoutViewController: NavigationController {
  /// The order can be left again: it is answered, or its payment is being checked. Rule: L4.
  public var onPlaced: (() -> Void)?
  /// The shopper goes on from the confirmation. Rule: H9.
  public var onDone: (() -> Void)?

  /// What was bought; nil before.
  public private(set) var order: Order?

  private enum Step: Int, CaseIterable {
    case address, delivery, payment, review
  }

  private enum Stage {
    case filling, placing, checking, bought, abandoned
  }

  private let service: any CheckoutService
  private let cartService: any CartService
  private let cart: ReadOnlyCurrent<Cart>
  private let clock: any AppClock
  private let tracker: TaskTracker
  private let scope: TaskScope
  private let draft = Current(CheckoutDraft())
  private var stage = Stage.filling
  /// The payment's key, as soon as the shop has told it.
  private var key: String?
  private var placing: TaskHandle?
  private var patience: TaskHandle?
  private var isDone = false

  /// Makes the checkout. It asks for nothing before it is first shown.
  ///
  /// - Parameters:
  ///   - service: buys.
  ///   - cartService: changes the cart.
  ///   - cart: the cart that everybody shows.
  ///   - payment: the shopper's payment whose outcome is open; nil while there is none.
  ///   - clock: what is waited by.
  ///   - tracker: where its tasks are known.
  public init(
    service: any CheckoutService, cartService: any CartService, cart: ReadOnlyCurrent<Cart>,
    payment: ReadOnlyCurrent<Attempt?>, clock: any AppClock, tracker: TaskTracker
  ) {
    self.service = service
    self.cartService = cartService
    self.cart = cart
    self.clock = clock
    self.tracker = tracker
    scope = TaskScope(tracker, owner: "Checkout")
    super.init()
    setViewControllers([addressStep()])
    cart.observe(self) { [weak self] in self?.cartDidChange(to: $0) }
    payment.observe(self) { [weak self] in self?.paymentDidChange(to: $0) }
  }

  /// Whether the order is being placed, so that nothing can be left. Rule: H8.
  public var isPlacing: Bool { stage == .placing }

  /// Its shopper has signed out, and it is about to be removed: what becomes of their cart and their
  /// payment is not told here any more. Rule: S6.
  public func abandon() {
    end(.abandoned)
  }

  public override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    scope.cancel()
    // The program takes the shopper elsewhere, unless they were done.
    if stage == .bought, isDone || cause == .user { onDone?() }
  }
}

// MARK: - The steps

extension CheckoutViewController {
  private func show(_ step: Step) {
    guard let controller = make(step) else {
      return notify(.failed(MoneyError.overflow.description))
    }
    pushViewController(controller)
  }

  /// Goes back to a step: to the one that is there, else, when the steps have made room for a
  /// payment, to new ones that show the draft.value.
  private func goBack(to last: Step) {
    let steps = Step.allCases.prefix(last.rawValue + 1)
    setViewControllers(
      viewControllers.first is AddressViewController
        ? Array(viewControllers.prefix(steps.count)) : steps.compactMap(make))
    cartDidChange(to: cart.value)
  }

  /// A step; nil for a review that cannot be reckoned.
  private func make(_ step: Step) -> ViewController? {
    switch step {
    case .address: addressStep()
    case .delivery: deliveryStep()
    case .payment: paymentStep()
    case .review: reviewStep()
    }
  }

  private func addressStep() -> AddressViewController {
    let step = AddressViewController(draft, service: service, tracker: tracker)
    step.onAttempt = { [weak self] attempt in
      self?.key = attempt.key
      self?.check(asksAtOnce: true)
    }
    step.onSubmit = { [weak self] in self?.show(.delivery) }
    return step
  }

  private func deliveryStep() -> DeliveryViewController {
    let step = DeliveryViewController(draft, service: service, tracker: tracker)
    step.onSubmit = { [weak self] in self?.show(.payment) }
    return step
  }

  private func paymentStep() -> PaymentViewController {
    let step = PaymentViewController(draft, clock: clock)
    step.onSubmit = { [weak self] in self?.show(.review) }
    return step
  }

  private func reviewStep() -> ReviewViewController? {
    guard let region = draft.value.region, let card = draft.value.card,
      let review = draft.value.review(of: cart.value)
    else { return nil }
    let step = ReviewViewController(
      draft, review: review, region: region, card: card.summary, service: service,
      cartService: cartService, cart: cart, tracker: tracker)
    step.onPlace = { [weak self] in self?.place($0, with: card) }
    step.onNoDelivery = { [weak self] in self?.goBack(to: .delivery) }
    return step
  }

  /// Nothing is left to check out, whoever has emptied the cart. Rule: H1.
  private func cartDidChange(to cart: Cart) {
    guard stage == .filling, cart.isEmpty else { return }
    notify(.cartIsEmpty)
    dismiss()
  }
}

// MARK: - The payment

extension CheckoutViewController {
  /// Places the order. Until it is answered nothing can be left, for ten seconds at most. Rule: H8.
  private func place(_ seen: Review, with card: Card) {
    stage = .placing
    key = nil
    blocksLeaving = PlacingScreen.reason
    pushViewController(PlacingViewController(total: seen.total))
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

  /// The shop tells the key before it asks the gateway: an answer may never come. Rule: H7.
  private func paymentDidChange(to attempt: Attempt?) {
    guard let attempt, stage == .placing || stage == .checking else { return }
    key = attempt.key
  }

  /// The answer comes while it is being placed, or later, while the payment is being checked.
  private func didPlace(_ result: Result<PlaceAnswer, ShopError>) {
    switch result {
    case .success(.payment(let answer)): didSettle(answer)
    case .success(.changed(let refusal)): didChange(refusal)
    case .failure(let error): didFail(error)
    }
  }

  private func didSettle(_ answer: PaymentAnswer) {
    switch answer {
    case .paid(let order): confirm(order)
    case .declined(let reason): pay(again: .declined(reason))
    case .dropped: pay(again: .paymentDropped)
    case .checking(let attempt):
      key = attempt.key
      check(asksAtOnce: false)
    }
  }

  private func confirm(_ order: Order) {
    self.order = order
    end(.bought)
    setViewControllers([
      ConfirmationViewController(order) { [weak self] in
        self?.isDone = true
        self?.dismiss()
      }
    ])
    onPlaced?()
  }

  /// Nothing was charged. Without a draft it begins with the address. Rule: H8.
  private func pay(again notice: Notice) {
    end(.filling)
    notify(notice)
    goBack(to: draft.value.card == nil ? .address : .payment)
    onPlaced?()
  }

  /// Nothing was opened: what has changed is told, and seen. Rule: H6, V15.
  private func didChange(_ refusal: PlaceRefusal) {
    end(.filling)
    for change in refusal.changes { notify(.changed(change)) }
    draft.value.take(refusal.options)
    goBack(to: refusal.review == nil ? .delivery : .review)
    onPlaced?()
  }

  /// It is not known what has become of it: with an open payment that is found out, else it can be
  /// placed again. Rule: H7.
  private func didFail(_ error: ShopError) {
    guard key == nil else { return check(asksAtOnce: false) }
    end(.filling)
    notify(.failed(error.text))
    goBack(to: .review)
    onPlaced?()
  }

  /// The outcome is known, whoever has told it first: nobody waits for it any more.
  private func end(_ next: Stage) {
    stage = next
    blocksLeaving = nil
    patience?.cancel()
    placing?.cancel()
  }

  /// Finds out what has become of the payment; this can be left. Rule: H8.
  private func check(asksAtOnce: Bool) {
    guard stage != .checking else { return }
    stage = .checking
    blocksLeaving = nil
    patience?.cancel()
    let checking = CheckingViewController(
      key: { [weak self] in self?.key }, service: service, clock: clock, tracker: tracker,
      asksAtOnce: asksAtOnce)
    checking.onAnswer = { [weak self] in self?.didSettle($0) }
    setViewControllers([checking])
    onPlaced?()
  }
}
