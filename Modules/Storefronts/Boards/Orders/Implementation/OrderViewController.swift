import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import StorefrontInterface
import TextUI

/// One order, and what can be done about it. Rule: O1, O2, P5.
final class OrderViewController: ContentViewController<OrderScreen.Event> {
  /// Which order it is.
  let number: Int

  /// The shopper wants to go on from what is not there.
  var onHome: (() -> Void)?

  private let tools: OrdersTools
  private let scope: TaskScope

  private var subject = OrderScreen.Subject.loading
  private var busy: Set<OrderScreen.Call> = []
  private var token: FeedToken?

  /// Makes the screen. It asks for nothing before it is first shown; its calls end with `scope`.
  init(_ number: Int, _ tools: OrdersTools, scope: TaskScope) {
    self.number = number
    self.tools = tools
    self.scope = scope
    super.init()
  }

  override var content: Content<OrderScreen.Event> {
    OrderScreen.content(
      number, subject, region: tools.region.value, busy: busy, isLocked: tools.payment.value != nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tools.payment.observe(self) { [weak self] _ in self?.setNeedsRender() }
    token = tools.feed.subscribe { [weak self] change in
      self?.update(change.orders, withdrawn: change.withdrawnOrders)
    }
    load()
  }

  override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    token = nil
  }

  override func handle(_ event: OrderScreen.Event) {
    switch event {
    case .cancelTapped: askToCancel()
    case .againTapped: orderAgain()
    case .retryTapped: load()
    case .homeTapped: onHome?()
    }
  }
}

extension OrderViewController: Placed {
  var place: Link { .order(number) }
}

// MARK: - The order

extension OrderViewController {
  private func load() {
    show(.loading)
    scope.ask { [tools, number] in
      try await tools.orders.read(number)
    } then: { [weak self] result in
      self?.didLoad(result)
    }
  }

  private func didLoad(_ result: Result<Order?, ShopError>) {
    switch result {
    case .success(let order): show(order.map { .shown($0) } ?? .missing)
    case .failure(let error): show(.failed(error.text))
    }
  }

  private func update(_ changed: [Order], withdrawn: [Int]) {
    guard case .shown = subject else { return }
    if withdrawn.contains(number) { show(.missing) }
    if let order = changed.first(where: { $0.number == number }) { show(.shown(order)) }
  }

  private func show(_ subject: OrderScreen.Subject) {
    self.subject = subject
    setNeedsRender()
  }
}

// MARK: - What can be done

extension OrderViewController {
  private func askToCancel() {
    guard case .shown(let order) = subject else { return }
    present(
      AlertController(OrderScreen.cancelQuestion(order)) { [weak self] yes in
        if yes { self?.cancel() }
      })
  }

  private func cancel() {
    ask(.cancel) { [number] in
      try await $0.cancel(number)
    } then: { [weak self] order in
      self?.didCancel(order)
    }
  }

  /// It is as the answer says; by then it may have been sent. Rule: O2.
  private func didCancel(_ order: Order?) {
    show(order.map { .shown($0) } ?? .missing)
    if let order, order.status != .cancelled, let problem = order.status.cancelProblem {
      notify(.notCancelled(problem))
    }
  }

  private func orderAgain() {
    ask(.again) { [number] in
      try await $0.again(number)
    } then: { [weak self] answer in
      self?.didOrderAgain(answer)
    }
  }

  /// The cart comes by the feed. Rule: V17.
  private func didOrderAgain(_ answer: AgainAnswer) {
    switch answer {
    case .added(let again): if let notice = Notice.leftOut(again) { notify(notice) }
    case .unknown: show(.missing)
    case .checkingPayment: notify(.checkingPayment)
    }
  }

  /// Makes a call whose control is busy until it is answered. Rule: G10.
  private func ask<Answer>(
    _ call: OrderScreen.Call,
    _ make: @escaping @MainActor (any OrdersService) async throws -> Answer,
    then: @escaping @MainActor (Answer) -> Void
  ) {
    busy.insert(call)
    setNeedsRender()
    scope.ask { [tools] in
      try await make(tools.orders)
    } then: { [weak self] result in
      self?.busy.remove(call)
      self?.setNeedsRender()
      switch result {
      case .success(let answer): then(answer)
      case .failure(let error): self?.notify(.failed(error.text))
      }
    }
  }
}
