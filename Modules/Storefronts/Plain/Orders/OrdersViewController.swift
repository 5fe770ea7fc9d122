import PatternKit
import PlainMainInterface
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// The root of Orders: what was bought, page by page. Rule: O1, H8.
public final class OrdersViewController: ContentViewController<OrdersScreen.Event> {
  private let service: any OrdersService
  private let checkout: any CheckoutService
  private let payment: ReadOnlyCurrent<Attempt?>
  private let feed: ChangeFeed
  private let navigation: ShopNavigation
  private let scope: TaskScope

  /// Newest first; nil before the first answer.
  private var orders: [OrderSummary]?
  private var next: PageCursor?
  private var progress = ListProgress.loading
  private var token: FeedToken?

  /// Makes the screen. It asks for nothing before it is first shown.
  ///
  /// - Parameters:
  ///   - service: knows what was bought.
  ///   - checkout: is asked what has become of an open payment.
  ///   - payment: the shopper's payment whose outcome is open; nil while there is none.
  ///   - feed: tells of new orders.
  ///   - tracker: where its tasks are known.
  ///   - navigation: leads elsewhere.
  public init(
    service: any OrdersService, checkout: any CheckoutService,
    payment: ReadOnlyCurrent<Attempt?>, feed: ChangeFeed, tracker: TaskTracker,
    navigation: ShopNavigation
  ) {
    self.service = service
    self.checkout = checkout
    self.payment = payment
    self.feed = feed
    self.navigation = navigation
    scope = TaskScope(tracker, owner: "Orders")
    super.init()
  }

  public override var content: Content<OrdersScreen.Event> {
    OrdersScreen.content(orders ?? [], hasMore: next != nil, progress: progress)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    token = feed.subscribe { [weak self] change in
      self?.update(change.orders, withdrawn: change.withdrawnOrders)
    }
    load()
  }

  public override func viewDidAppear() {
    super.viewDidAppear()
    askForPayment()
  }

  public override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    token = nil
    scope.cancel()
  }

  public override func handle(_ event: OrdersScreen.Event) {
    switch event {
    case .itemTapped(let number): navigation.show(.order(number))
    case .moreTapped: loadMore()
    case .retryTapped: if orders == nil { load() } else { loadMore() }
    case .browseTapped: navigation.show(.shop)
    }
  }
}

// MARK: - The list

extension OrdersViewController {
  private func load() {
    progress = .loading
    setNeedsRender()
    scope.ask { [service] in
      try await service.page(after: nil)
    } then: { [weak self] result in
      self?.didLoad(result, orFail: ListProgress.failed)
    }
  }

  private func loadMore() {
    guard let next else { return }
    progress = .loadingMore
    setNeedsRender()
    scope.ask { [service] in
      try await service.page(after: next)
    } then: { [weak self] result in
      self?.didLoad(result, orFail: ListProgress.moreFailed)
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
    case .failure(let error):
      progress = failed(error.text)
    }
    setNeedsRender()
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
    setNeedsRender()
  }
}

// MARK: - An open payment

extension OrdersViewController {
  /// Each time that the list appears it asks once what has become of a payment. What has come of it
  /// is told by the feed; a reason for not knowing it is none to tell, since the list goes on saying
  /// that the payment is being checked. Rule: H8, V18.
  private func askForPayment() {
    guard let key = payment.value?.key else { return }
    scope.start { [checkout] in _ = try? await checkout.status(key) }
  }
}
