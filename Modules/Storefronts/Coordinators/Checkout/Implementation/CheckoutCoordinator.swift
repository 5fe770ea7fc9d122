import CoordinatorKit
import CoordinatorsCartInterface
import CoordinatorsCheckoutInterface
import CoordinatorsSignInInterface
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// The checkout: a modal stack whose steps are screens of this one flow, the draft that they fill in,
/// and the payment.
///
/// The steps know the draft and say when they are done. Which one is next, and what becomes of them
/// when the payment has an outcome, is decided here. Rule: H0–H9.
public final class CheckoutCoordinator: BaseCoordinator, CheckoutCoordinating {
  /// What the checkout is given.
  public struct Services {
    var checkout: any CheckoutService
    var cart: any CartService
    var clock: any AppClock
    var tracker: TaskTracker

    /// Bundles them.
    public init(
      checkout: any CheckoutService, cart: any CartService, clock: any AppClock,
      tracker: TaskTracker
    ) {
      self.checkout = checkout
      self.cart = cart
      self.clock = clock
      self.tracker = tracker
    }
  }

  /// The stack of the steps.
  public let rootViewController = CheckoutStack()

  let services: Services
  let cart: CartModel
  let draft = DraftModel()
  let placing: PlacingModel
  private let notify: (Notice) -> Void
  private weak var delegate: (any CheckoutCoordinatorDelegate)?
  /// What was bought; nil before.
  private(set) var order: Order?
  private var isDone = false

  /// Makes the checkout.
  ///
  /// - Parameter notify: raises a notice on what is shown.
  public init(
    _ services: Services, session: SessionModel, cart: CartModel, payment: PaymentModel,
    notify: @escaping (Notice) -> Void, delegate: (any CheckoutCoordinatorDelegate)?
  ) {
    self.services = services
    self.cart = cart
    self.notify = notify
    self.delegate = delegate
    placing = PlacingModel(
      service: services.checkout, payment: payment, clock: services.clock,
      tracker: services.tracker)
    super.init()
    placing.onOutcome = { [weak self] in self?.didPlace($0) }
    session.onChange(self) { [weak self] in if $0 == nil { self?.placing.abandon() } }
    cart.onChange(self) { [weak self] _ in self?.closeIfEmpty() }
  }

  /// Whoever wants to go elsewhere waits until the order has been placed. Rule: L4.
  public override var blocksLeaving: String? {
    placing.stage == .placing ? PlacingScreen.reason : nil
  }

  public override func initialTransition() -> Transition {
    .open(screen(of: .address, opening: .embed), from: rootViewController)
  }

  public func prepare(_ route: CheckoutRoute) -> Transition {
    switch route {
    case .step(.review) where !canReview:
      .perform("the sum is too high") { [notify] in
        notify(.failed(MoneyError.overflow.description))
      }
    case .step(let step): .open(screen(of: step))
    case .back(let step): back(to: step)
    case .place: place()
    case .checking(let asksAtOnce): replaceSteps(by: checkingScreen(asksAtOnce: asksAtOnce))
    case .confirmation:
      order.map { replaceSteps(by: confirmationScreen($0)) } ?? .refused("nothing was bought")
    case .cancel: .dismiss
    case .done: .multiple([.perform("done") { [weak self] in self?.isDone = true }, .dismiss])
    }
  }

  /// The program takes the shopper elsewhere, unless they were done. Rule: H9.
  public override func didFinish(_ cause: Cause) {
    placing.cancel()
    if placing.stage == .bought, isDone || cause == .user {
      delegate?.checkoutCoordinatorDidBuy(self)
    }
  }
}

// MARK: - Steps

extension CheckoutCoordinator {
  /// To the step that is there, else, when the steps have made room for a payment, to new ones.
  private func back(to step: CheckoutStep) -> Transition {
    let steps = managedViewControllers.dropFirst()
    if steps.first is ViewModelController<AddressViewModel> {
      return .multiple(steps.dropFirst(step.rawValue + 1).reversed().map { .close($0) })
    }
    let all = CheckoutStep.allCases[...step.rawValue].filter { $0 != .review || canReview }
    let again = all.map { one in
      screen(of: one, opening: one == .address ? .embed : .push)
    }
    return .multiple(again.map { .open($0, from: rootViewController) })
  }

  /// Whether what would be charged can be reckoned.
  private var canReview: Bool { draft.value.review(of: cart.cart) != nil }

  private func replaceSteps(by screen: any CoordinatorManagedViewController) -> Transition {
    .open(screen, from: rootViewController)
  }

  /// Nothing is left to check out, whoever has emptied the cart. Rule: H1.
  private func closeIfEmpty() {
    guard placing.stage == .filling, cart.cart.isEmpty, state == .active else { return }
    notify(.cartIsEmpty)
    dismiss()
  }
}

// MARK: - The payment

extension CheckoutCoordinator {
  private func place() -> Transition {
    guard let card = draft.value.card,
      let seen = (managedViewControllers.last as? ViewModelController<ReviewViewModel>)?
        .viewModel.review
    else { return .refused("no review is on top") }
    return .multiple([
      .open(placingScreen(seen.total)),
      .perform("place") { [placing] in placing.place(seen, with: card) },
    ])
  }

  /// It can be left again, and says so to whoever waits for that. Rule: L4.
  private func didPlace(_ outcome: PlacingModel.Outcome) {
    switch outcome {
    case .paid(let order):
      self.order = order
      trigger(.confirmation)
    case .declined(let reason): pay(again: .declined(reason))
    case .dropped: pay(again: .paymentDropped)
    case .changed(let refusal):
      for change in refusal.changes { notify(.changed(change)) }
      draft.value.take(refusal.options)
      goBack(to: refusal.review == nil ? .delivery : .review)
    case .failed(let error):
      notify(.failed(error.text))
      goBack(to: .review)
    case .open(let asksAtOnce): trigger(.checking(asksAtOnce: asksAtOnce))
    }
    delegate?.checkoutCoordinator(self, didPlace: order)
  }

  /// Nothing was charged. Without a draft it begins with the address. Rule: H8.
  private func pay(again notice: Notice) {
    notify(notice)
    goBack(to: draft.value.card == nil ? .address : .payment)
  }

  private func goBack(to step: CheckoutStep) {
    trigger(.back(to: step))
    closeIfEmpty()
  }
}
