import CoordinatorKit
import CoordinatorsCartInterface
import CoordinatorsCheckoutInterface
import CoordinatorsMainInterface
import PatternKit
import ShopModel
import ShopServices

/// Where the cart leads.
public nonisolated enum CartRoute: Route {
  /// To buying what is in it.
  case checkout
  /// To what there is. Rule: K8.
  case shop
  /// To what says that a stock number is unknown. Rule: P5.
  case missing
}

/// The tab Cart. Rule: K1–K9.
public final class CartCoordinator: BaseCoordinator, CartCoordinating {
  /// The cart's screen.
  public private(set) lazy var rootViewController: ViewModelController<CartViewModel> =
    ViewModelController(
      CartViewModel(
        service: service, region: region, cart: cart, payment: payment, tracker: tracker,
        router: router),
      opening: .embed)

  private let service: any CartService
  private let region: Region
  private let cart: CartModel
  private let payment: PaymentModel
  private let tracker: TaskTracker
  private weak var delegate: (any CartCoordinatorDelegate)?

  /// Makes the tab.
  public init(
    service: any CartService, region: Region, cart: CartModel, payment: PaymentModel,
    tracker: TaskTracker, delegate: (any CartCoordinatorDelegate)?
  ) {
    self.service = service
    self.region = region
    self.cart = cart
    self.payment = payment
    self.tracker = tracker
    self.delegate = delegate
    super.init()
  }

  public var tab: ShopTab { .cart }
  public var place: Link { .cart }

  public func prepare(_ route: CartRoute) -> Transition {
    switch route {
    case .checkout:
      .perform("to the checkout") { [weak self] in
        guard let self else { return }
        delegate?.cartCoordinatorWantsCheckout(self)
      }
    case .shop:
      .perform("to the shop") { [weak self] in
        guard let self else { return }
        delegate?.cartCoordinatorWantsShop(self)
      }
    case .missing:
      .open(ViewModelController(MissingViewModel(router: router)))
    }
  }

  public func forgetLink() {
    rootViewController.viewModel.forgetLink()
  }

  public func plan(_ step: ShopStep) -> StepPlan<ShopStep> {
    switch step {
    case .adding(let sku, let quantity):
      .take(
        .perform("add to the cart") { [rootViewController] in
          rootViewController.viewModel.add(sku, quantity: quantity)
        })
    case .tab, .product, .products, .order: .refuse("the cart leads nowhere on")
    }
  }
}
