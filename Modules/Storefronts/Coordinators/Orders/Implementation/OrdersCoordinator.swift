import CoordinatorKit
import CoordinatorsCheckoutInterface
import CoordinatorsMainInterface
import CoordinatorsOrdersInterface
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// Where the orders lead.
public nonisolated enum OrdersRoute: Route {
  /// To one of them.
  case order(Int)
  /// To what there is. Rule: P5.
  case shop
  /// To the question whether the order on top is to be cancelled. Rule: O2, G12.
  case confirmCancelling
}

/// The tab Orders. An order is a screen of this flow and no flow of its own: nothing leads on from it.
/// Rule: O1, O2.
public final class OrdersCoordinator: BaseCoordinator, OrdersCoordinating {
  /// The list.
  public private(set) lazy var rootViewController: ViewModelController<OrdersViewModel> =
    ViewModelController(
      OrdersViewModel(
        service: service, checkout: checkout, payment: payment, feed: feed, tracker: tracker,
        router: router),
      opening: .embed)

  private let service: any OrdersService
  private let checkout: any CheckoutService
  private let region: Region
  private let payment: PaymentModel
  private let feed: ChangeFeed
  private let tracker: TaskTracker
  private weak var delegate: (any OrdersCoordinatorDelegate)?

  /// Makes the tab.
  public init(
    service: any OrdersService, checkout: any CheckoutService, region: Region,
    payment: PaymentModel, feed: ChangeFeed, tracker: TaskTracker,
    delegate: (any OrdersCoordinatorDelegate)?
  ) {
    self.service = service
    self.checkout = checkout
    self.region = region
    self.payment = payment
    self.feed = feed
    self.tracker = tracker
    self.delegate = delegate
    super.init()
  }

  public var tab: ShopTab { .orders }
  public var place: Link { order.map { .order($0.number) } ?? .orders }

  /// The order on top; nil where the list is.
  private var order: OrderViewModel? {
    (managedViewControllers.last as? ViewModelController<OrderViewModel>)?.viewModel
  }

  public func prepare(_ route: OrdersRoute) -> Transition {
    switch route {
    case .order(let number):
      .open(
        ViewModelController(
          OrderViewModel(
            number, service: service, region: region, payment: payment, feed: feed,
            tracker: tracker,
            router: router)))
    case .shop:
      .perform("to the shop") { [weak self] in
        guard let self else { return }
        delegate?.ordersCoordinatorWantsShop(self)
      }
    case .confirmCancelling: confirmCancelling()
    }
  }

  private func confirmCancelling() -> Transition {
    guard let model = order, let order = model.shown else {
      return .refused("no order is on top")
    }
    return .confirm(
      AlertController(OrderScreen.cancelQuestion(order)) { [weak model] yes in
        if yes { model?.cancel() }
      })
  }

  public func plan(_ step: ShopStep) -> StepPlan<ShopStep> {
    switch step {
    case .order(let number): .take(prepare(.order(number)))
    case .tab, .product, .products, .adding: .refuse("the orders lead to orders")
    }
  }
}
