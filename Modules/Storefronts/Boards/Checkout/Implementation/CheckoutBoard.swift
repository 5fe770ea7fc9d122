import BoardKit
import BoardsCheckoutInterface
import BoardsSignInInterface
import PatternKit
import ShopModel
import ShopScreens
import TextUI

/// The checkout: a modal stack of steps, the draft that they fill in, and the payment.
///
/// Inside is a motherboard of its own. Which step is next stands in ``steps`` alone: a step takes the
/// draft, hands it on, and knows no other. What becomes of the payment is decided here. Rule: H0–H9.
final class CheckoutBoard: ContinuableBoard, GuaranteedBoard {
  typealias IO = CheckoutIO

  /// How far it is.
  enum Stage {
    /// The steps are being filled in.
    case filling
    /// The order is being placed: nothing can be left.
    case placing
    /// Its outcome is to be found out.
    case checking
    /// It is paid.
    case bought
  }

  let tools: CheckoutTools
  let steps: FlowSteps
  private let present: (CheckoutBoard, NavigationController, Activation) -> Void

  /// What the steps fill in, which all of them get.
  var draft = Current(CheckoutDraft())
  var stage = Stage.filling
  /// The payment's key, as soon as the shop has told it.
  var key: String?
  /// Whether the steps stand on the stack, and have not made room for the payment.
  var areStepsShown = true

  /// - Parameters:
  ///   - steps: which steps there are, in their order; the last sends a ``Purchase``.
  ///   - registrations: registers further boards, or others in place of these.
  ///   - present: shows the stack of the steps.
  init(
    _ identifier: BoardID, _ tools: CheckoutTools, steps: FlowSteps = .checkout,
    registrations: (BoardProducer) -> Void = { _ in },
    present: @escaping (CheckoutBoard, NavigationController, Activation) -> Void = {
      $0.show($1, .modal, in: $2)
    }
  ) {
    self.tools = tools
    self.steps = steps
    self.present = present
    super.init(identifier: identifier) { producer in
      CheckoutBoard.register(in: producer, tools, steps)
      registrations(producer)
    }
    registerFlows()
  }

  /// The cart asks with nothing in particular.
  var inputAdapters: [(Any?) -> CheckoutInput?] { [{ $0 is Void ? .cart : nil }] }

  /// With an empty cart there is nothing to sign in for. Rule: H1.
  func activationBarrier(withGuaranteedInput input: CheckoutInput) -> ActivationBarrier? {
    tools.cart.value.isEmpty ? nil : SignInIO.barrier(for: tools.shopper.value)
  }

  func activate(withGuaranteedInput input: CheckoutInput, in activation: Activation) {
    if input == .link { sendOutput(.opening, of: activation) }
    guard !tools.cart.value.isEmpty else { return complete(false, of: activation) }
    draft = Current(CheckoutDraft())
    stage = .filling
    key = nil
    areStepsShown = true
    activation.keep(tools.cart.observe(self) { [weak self] _ in self?.closeIfEmpty() })
    activation.keep(tools.payment.observe(self) { [weak self] in self?.paymentDidChange(to: $0) })
    let stack = NavigationController()
    motherboard.putIntoContext(stack)
    for step in steps.boards.prefix(1) { motherboard.activateBoard(.target(step, draft)) }
    present(self, stack, activation)
  }

  /// Nothing is left to check out, whoever has emptied the cart. Rule: H1.
  private func closeIfEmpty() {
    guard stage == .filling, tools.cart.value.isEmpty else { return }
    tools.tell(.cartIsEmpty)
    complete(false)
  }
}

// MARK: - What is inside

extension CheckoutBoard {
  private static func register(
    in producer: BoardProducer, _ tools: CheckoutTools, _ steps: FlowSteps
  ) {
    producer.registerBoard(AddressIO.self) { AddressBoard($0, tools, steps.opening(of: $0)) }
    producer.registerBoard(DeliveryIO.self) { DeliveryBoard($0, tools, steps.opening(of: $0)) }
    producer.registerBoard(PaymentIO.self) { PaymentBoard($0, tools, steps.opening(of: $0)) }
    producer.registerBoard(ReviewIO.self) { ReviewBoard($0, tools, steps.opening(of: $0)) }
    producer.registerBoard(PlaceIO.self) { PlaceBoardFactory.make($0, service: tools.checkout) }
    producer.registerBoard(PlacingIO.self) { PlacingBoard($0, clock: tools.clock) }
    producer.registerBoard(CheckingIO.self) { CheckingBoard($0, tools) }
    producer.registerBoard(ConfirmationIO.self) { ConfirmationBoard($0) }
  }

  private func registerFlows() {
    motherboard.registerFlowSteps(steps)
    motherboard.registerFlow(
      matchedIdentifiers: steps.boards.suffix(1), outputType: Purchase.self
    ) { [weak self] in self?.place($0.value) }
    motherboard.registerActionFlow(StepAction.self) { [weak self] in self?.didAct($0) }
    motherboard.io(PlacingIO.self).flow.addTarget(self) { checkout, _ in
      if checkout.stage == .placing { checkout.check(asksAtOnce: false) }
    }
    motherboard.io(CheckingIO.self).flow.addTarget(self) { $0.didSettle($1) }
    motherboard.io(ConfirmationIO.self).flow.addTarget(self) { checkout, _ in checkout.goOn() }
  }

  private func didAct(_ action: StepAction) {
    switch action {
    case .cancelled: complete(false)
    case .paymentIsOpen(let attempt):
      key = attempt.key
      check(asksAtOnce: true)
    case .cannotBeSent: goBack(to: .delivery)
    }
  }

  /// Bought, and done with. Rule: H9.
  private func goOn() {
    tools.inOneTransition {
      sendOutput(.done)
      complete(true)
    }
  }
}
