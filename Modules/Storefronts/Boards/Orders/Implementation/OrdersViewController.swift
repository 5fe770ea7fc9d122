import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import StorefrontInterface
import TextUI

/// What was bought, page by page. Rule: O1, H8.
final class OrdersViewController: ContentViewController<OrdersScreen.Event> {
  /// The shopper has selected an order.
  var onItem: ((Int) -> Void)?
  /// The shopper wants to look for something to buy.
  var onBrowse: (() -> Void)?

  private let tools: OrdersTools
  private let scope: TaskScope

  /// Newest first; nil before the first answer.
  private var orders: [OrderSummary]?
  private var next: PageCursor?
  private var progress = ListProgress.loading
  private var token: FeedToken?

  /// Makes the screen. It asks for nothing before it is first shown; its calls end with `scope`.
  init(_ tools: OrdersTools, scope: TaskScope) {
    self.tools = tools
    self.scope = scope
    super.init()
  }

  override var content: Content<OrdersScreen.Event> {
    OrdersScreen.content(orders ?? [], hasMore: next != nil, progress: progress)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    token = tools.feed.subscribe { [weak self] change in
      self?.update(change.orders, withdrawn: change.withdrawnOrders)
    }
    load()
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    askForPayment()
  }

  override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    token = nil
  }

  override func handle(_ event: OrdersScreen.Event) {
    switch event {
    case .itemTapped(let number): onItem?(number)
    case .moreTapped: loadMore()
    case .retryTapped: if orders == nil { load() } else { loadMore() }
    case .browseTapped: onBrowse?()
    }
  }
}

extension OrdersViewController: Placed {
  var place: Link { .orders }
}

// MARK: - The list

extension OrdersViewController {
  private func load() {
    progress = .loading
    setNeedsRender()
    scope.ask { [tools] in
      try await tools.orders.page(after: nil)
    } then: { [weak self] result in
      self?.didLoad(result, orFail: ListProgress.failed)
    }
  }

  private func loadMore() {
    guard let next else { return }
    progress = .loadingMore
    setNeedsRender()
    scope.ask { [tools] in
      try await tools.orders.page(after: next)
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
    guard let key = tools.payment.value?.key else { return }
    scope.start { [tools] in _ = try? await tools.checkout.status(key) }
  }
}
