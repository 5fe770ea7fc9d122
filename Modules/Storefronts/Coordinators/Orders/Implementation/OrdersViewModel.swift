import CoordinatorKit
import CoordinatorsCheckoutInterface
import Observation
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// What was bought, page by page. Rule: O1, H8.
@Observable
public final class OrdersViewModel: ViewModel {
  /// Newest first; nil before the first answer.
  private var orders: [OrderSummary]?
  private var next: PageCursor?
  private var progress = ListProgress.loading

  private let service: any OrdersService
  private let checkout: any CheckoutService
  private let payment: PaymentModel
  private let feed: ChangeFeed
  private let router: Router<OrdersRoute>
  private let scope: TaskScope
  @ObservationIgnored private var token: FeedToken?

  init(
    service: any OrdersService, checkout: any CheckoutService, payment: PaymentModel,
    feed: ChangeFeed, tracker: TaskTracker, router: Router<OrdersRoute>
  ) {
    self.service = service
    self.checkout = checkout
    self.payment = payment
    self.feed = feed
    self.router = router
    scope = TaskScope(tracker, owner: "Orders")
  }

  public var content: Content<OrdersScreen.Event> {
    OrdersScreen.content(orders ?? [], hasMore: next != nil, progress: progress)
  }

  public func handle(_ event: OrdersScreen.Event) {
    switch event {
    case .itemTapped(let number): router.trigger(.order(number))
    case .moreTapped: loadMore()
    case .retryTapped: if orders == nil { load() } else { loadMore() }
    case .browseTapped: router.trigger(.shop)
    }
  }

  public func didLoad() {
    token = feed.subscribe { [weak self] change in
      self?.update(change.orders, withdrawn: change.withdrawnOrders)
    }
    load()
  }

  public func didAppear() {
    askForPayment()
  }

  public func didEnd() {
    token = nil
    scope.cancel()
  }
}

// MARK: - The list

extension OrdersViewModel {
  private func load() {
    progress = .loading
    ask(for: nil, orFail: ListProgress.failed)
  }

  private func loadMore() {
    guard let next else { return }
    progress = .loadingMore
    ask(for: next, orFail: ListProgress.moreFailed)
  }

  private func ask(
    for cursor: PageCursor?, orFail failed: @escaping (String) -> ListProgress
  ) {
    scope.ask { [service] in
      try await service.page(after: cursor)
    } then: { [weak self] result in
      self?.didLoad(result, orFail: failed)
    }
  }

  private func didLoad(
    _ result: Result<Page<OrderSummary>, ShopError>,
    orFail failed: (String) -> ListProgress
  ) {
    switch result {
    case .success(let page):
      orders = (orders ?? []) + page.items
      next = page.next
      progress = .settled
    case .failure(let error): progress = failed(error.text)
    }
  }

  /// New orders come on top; one that is older than what is loaded comes with its page.
  private func update(_ changed: [Order], withdrawn: [Int]) {
    guard var orders else { return }
    orders.removeAll { withdrawn.contains($0.number) }
    for order in changed {
      if let index = orders.firstIndex(where: { $0.number == order.number }) {
        orders[index] = order.summary
      } else if order.number > orders.first?.number ?? 0 {
        orders.insert(order.summary, at: 0)
      }
    }
    self.orders = orders
  }
}

// MARK: - An open payment

extension OrdersViewModel {
  /// Each time that the list appears it asks once what has become of a payment. What has come of it
  /// is told by the feed; a reason for not knowing it is none to tell, since the list goes on saying
  /// that the payment is being checked. Rule: H8, V18.
  private func askForPayment() {
    guard let key = payment.attempt?.key else { return }
    scope.start { [checkout] in _ = try? await checkout.status(key) }
  }
}
