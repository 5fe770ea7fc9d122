import CoordinatorKit
import CoordinatorsCheckoutInterface
import Observation
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// One order, and what can be done about it. Rule: O1, O2, P5.
@Observable
public final class OrderViewModel: ViewModel {
  /// Which order it is.
  let number: Int
  private var subject = OrderScreen.Subject.loading
  private var busy: Set<OrderScreen.Call> = []

  @ObservationIgnored public var onNotice: ((Notice) -> Void)?
  private let service: any OrdersService
  private let region: Region
  private let payment: PaymentModel
  private let feed: ChangeFeed
  private let router: Router<OrdersRoute>
  private let scope: TaskScope
  @ObservationIgnored private var token: FeedToken?

  init(
    _ number: Int, service: any OrdersService, region: Region, payment: PaymentModel,
    feed: ChangeFeed,
    tracker: TaskTracker, router: Router<OrdersRoute>
  ) {
    self.number = number
    self.service = service
    self.region = region
    self.payment = payment
    self.feed = feed
    self.router = router
    scope = TaskScope(tracker, owner: "Order")
  }

  public var content: Content<OrderScreen.Event> {
    OrderScreen.content(
      number, subject, region: region, busy: busy, isLocked: payment.isOpen)
  }

  public func handle(_ event: OrderScreen.Event) {
    switch event {
    case .cancelTapped: router.trigger(.confirmCancelling)
    case .againTapped: orderAgain()
    case .retryTapped: load()
    case .homeTapped: router.trigger(.shop)
    }
  }

  public func didLoad() {
    token = feed.subscribe { [weak self] change in
      self?.update(change.orders, withdrawn: change.withdrawnOrders)
    }
    load()
  }

  public func didEnd() {
    token = nil
    scope.cancel()
  }
}

// MARK: - The order

extension OrderViewModel {
  /// The order, once it is shown.
  var shown: Order? {
    if case .shown(let order) = subject { order } else { nil }
  }

  private func load() {
    subject = .loading
    scope.ask { [service, number] in
      try await service.read(number)
    } then: { [weak self] result in
      switch result {
      case .success(let order): self?.show(order)
      case .failure(let error): self?.subject = .failed(error.text)
      }
    }
  }

  private func update(_ changed: [Order], withdrawn: [Int]) {
    guard case .shown = subject else { return }
    if withdrawn.contains(number) { subject = .missing }
    if let order = changed.first(where: { $0.number == number }) { subject = .shown(order) }
  }

  private func show(_ order: Order?) {
    subject = order.map { .shown($0) } ?? .missing
  }
}

// MARK: - What can be done

extension OrderViewModel {
  /// The shopper has agreed. The order is as the answer says; by then it may have been sent. Rule: O2.
  func cancel() {
    ask(.cancel) { [number] in
      try await $0.cancel(number)
    } then: { [weak self] order in
      self?.show(order)
      if let order, order.status != .cancelled, let problem = order.status.cancelProblem {
        self?.onNotice?(.notCancelled(problem))
      }
    }
  }

  /// The cart comes by the feed. Rule: V17.
  private func orderAgain() {
    ask(.again) { [number] in
      try await $0.again(number)
    } then: { [weak self] answer in
      switch answer {
      case .added(let again): if let notice = Notice.leftOut(again) { self?.onNotice?(notice) }
      case .unknown: self?.subject = .missing
      case .checkingPayment: self?.onNotice?(.checkingPayment)
      }
    }
  }

  /// Makes a call whose control is busy until it is answered. Rule: G10.
  private func ask<Answer>(
    _ call: OrderScreen.Call,
    _ make: @escaping @MainActor (any OrdersService) async throws -> Answer,
    then: @escaping @MainActor (Answer) -> Void
  ) {
    busy.insert(call)
    scope.ask { [service] in
      try await make(service)
    } then: { [weak self] result in
      self?.busy.remove(call)
      switch result {
      case .success(let answer): then(answer)
      case .failure(let error): self?.onNotice?(.failed(error.text))
      }
    }
  }
}
