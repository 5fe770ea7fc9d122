import CoordinatorKit
import CoordinatorsCheckoutInterface
import CoordinatorsMainInterface
import CoordinatorsProductInterface
import CoordinatorsSavedInterface
import PatternKit
import ShopModel
import ShopServices

/// Where the saved products lead.
public nonisolated enum SavedRoute: Route {
  /// To one of them.
  case product(Handle)
  /// To what there is.
  case shop
}

/// The tab Saved. Rule: O3.
public final class SavedCoordinator: BaseCoordinator, SavedCoordinating {
  /// The list.
  public private(set) lazy var rootViewController: ViewModelController<SavedViewModel> =
    ViewModelController(
      SavedViewModel(
        service: service, saved: saved, payment: payment, feed: feed, tracker: tracker,
        router: router),
      opening: .embed)

  private let service: any SavedService
  private let saved: SavedModel
  private let payment: PaymentModel
  private let feed: ChangeFeed
  private let tracker: TaskTracker
  private let makeProduct: ProductFactory
  private weak var delegate: (any SavedCoordinatorDelegate)?

  /// Makes the tab.
  public init(
    service: any SavedService, saved: SavedModel, payment: PaymentModel, feed: ChangeFeed,
    tracker: TaskTracker, makeProduct: @escaping ProductFactory,
    delegate: (any SavedCoordinatorDelegate)?
  ) {
    self.service = service
    self.saved = saved
    self.payment = payment
    self.feed = feed
    self.tracker = tracker
    self.makeProduct = makeProduct
    self.delegate = delegate
    super.init()
  }

  public var tab: ShopTab { .saved }
  public var place: Link { .saved }

  public func prepare(_ route: SavedRoute) -> Transition {
    switch route {
    case .product(let handle): .present(makeProduct(handle))
    case .shop:
      .perform("to the shop") { [weak self] in
        guard let self else { return }
        delegate?.savedCoordinatorWantsShop(self)
      }
    }
  }

  public func plan(_ step: ShopStep) -> StepPlan<ShopStep> {
    switch step {
    case .tab, .product, .products, .adding, .order: .refuse("no link leads on from what is saved")
    }
  }
}
