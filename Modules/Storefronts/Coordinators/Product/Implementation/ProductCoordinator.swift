import CoordinatorKit
import CoordinatorsCartInterface
import CoordinatorsMainInterface
import CoordinatorsProductInterface
import CoordinatorsSavedInterface
import CoordinatorsSignInInterface
import PatternKit
import ShopModel
import ShopServices

/// Where a product leads.
public nonisolated enum ProductRoute: Route {
  /// To where a guest signs in, and back to saving it. Rule: S4.
  case signInToSave
  /// To what there is. Rule: P5.
  case shop
}

/// One product, pushed on the stack of who presents it; it ends with its screen. Rule: P1–P5.
public final class ProductCoordinator: BaseCoordinator, ProductCoordinating {
  /// Which product it is.
  public let handle: Handle
  /// The product's screen.
  public private(set) lazy var rootViewController: ViewModelController<ProductViewModel> =
    ViewModelController(makeViewModel(router))

  private let makeViewModel: (Router<ProductRoute>) -> ProductViewModel
  private weak var delegate: (any ProductCoordinatorDelegate)?

  /// Makes the coordinator of a product.
  public init(
    _ handle: Handle, catalog: any CatalogService, cartService: any CartService,
    session: SessionModel, cart: CartModel, saved: SavedModel, feed: ChangeFeed,
    tracker: TaskTracker, delegate: (any ProductCoordinatorDelegate)?
  ) {
    self.handle = handle
    self.delegate = delegate
    makeViewModel = { router in
      ProductViewModel(
        handle, catalog: catalog, cartService: cartService, session: session, cart: cart,
        saved: saved, feed: feed, tracker: tracker, router: router)
    }
    super.init()
  }

  public var place: Link { .product(handle) }

  public func prepare(_ route: ProductRoute) -> Transition {
    switch route {
    case .signInToSave:
      .perform("sign in to save \(handle)") { [weak self] in
        guard let self else { return }
        delegate?.productCoordinator(self, wantsToSave: handle)
      }
    case .shop:
      .perform("to the shop") { [weak self] in
        guard let self else { return }
        delegate?.productCoordinatorWantsShop(self)
      }
    }
  }

  public func save() {
    rootViewController.viewModel.save(true)
  }
}
