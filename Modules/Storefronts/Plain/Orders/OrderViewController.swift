import PatternKit
import PlainMainInterface
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// One order, and what can be done about it. Rule: O1, O2, P5.
public final class OrderViewController: ContentViewController<OrderScreen.Event> {
  /// Which order it is.
  public let number: Int

  private let service: any OrdersService
  private let region: Region
  private let payment: ReadOnlyCurrent<Attempt?>
  private let feed: ChangeFeed
  private let navigation: ShopNavigation
  private let scope: TaskScope

  private var subject = OrderScreen.Subject.loading
  private var busy: Set<OrderScreen.Call> = []
  private var token: FeedToken?

  /// Makes the screen. It asks for nothing before it is first shown.
  ///
  /// - Parameters:
  ///   - number: which order it is.
  ///   - service: knows the order, and changes it.
  ///   - region: where the shop sells.
  ///   - payment: the shopper's payment whose outcome is open; meanwhile nothing changes the cart.
  ///   - feed: tells what becomes of the order.
  ///   - tracker: where its tasks are known.
  ///   - navigation: leads elsewhere.
  public init(
    _ number: Int, service: any OrdersService, region: Region, payment: ReadOnlyCurrent<Attempt?>,
    feed: ChangeFeed, tracker: TaskTracker, navigation: ShopNavigation
  ) {
    self.number = number
    self.service = service
    self.region = region
    self.payment = payment
    self.feed = feed
    self.navigation = navigation
    scope = TaskScope(tracker, owner: "Order")
    super.init()
  }

  public override var content: Content<OrderScreen.Event> {
    OrderScreen.content(
      number, subject, region: region, busy: busy, isLocked: payment.value != nil)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    payment.observe(self) { [weak self] _ in self?.setNeedsRender() }
    token = feed.subscribe { [weak self] change in
      self?.update(change.orders, withdrawn: change.withdrawnOrders)
    }
    load()
  }

  public override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    token = nil
    scope.cancel()
  }

  public override func handle(_ event: OrderScreen.Event) {
    switch event {
    case .cancelTapped: askToCancel()
    case .againTapped: orderAgain()
    case .retryTapped: load()
    case .homeTapped: navigation.show(.shop)
    }
  }
}

// MARK: - The order

extension OrderViewController {
  private func load() {
    show(.loading)
    scope.ask { [service, number] in
      try await service.read(number)
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
    scope.ask { [service] in
      try await make(service)
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
