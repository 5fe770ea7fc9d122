import CoordinatorKit
import CoordinatorsCatalogInterface
import CoordinatorsMainInterface
import CoordinatorsProductInterface
import CoordinatorsSavedInterface
import PatternKit
import ShopModel
import ShopServices

/// Where the list of products leads.
public nonisolated enum CatalogRoute: Route {
  /// One product. Rule: C5.
  case product(Handle)
}

/// The tab Shop: the list of products, from which each is pushed. Rule: C1–C5.
public final class CatalogCoordinator: BaseCoordinator, CatalogCoordinating {
  /// The list.
  public private(set) lazy var rootViewController: ViewModelController<CatalogViewModel> =
    ViewModelController(
      CatalogViewModel(
        catalog: catalog, saved: saved, feed: feed, clock: clock, tracker: tracker, router: router),
      opening: .embed)

  private let catalog: any CatalogService
  private let saved: SavedModel
  private let feed: ChangeFeed
  private let clock: any AppClock
  private let tracker: TaskTracker
  private let makeProduct: ProductFactory

  /// Makes the tab.
  public init(
    catalog: any CatalogService, saved: SavedModel, feed: ChangeFeed, clock: any AppClock,
    tracker: TaskTracker, makeProduct: @escaping ProductFactory
  ) {
    self.catalog = catalog
    self.saved = saved
    self.feed = feed
    self.clock = clock
    self.tracker = tracker
    self.makeProduct = makeProduct
    super.init()
  }

  public var tab: ShopTab { .shop }

  public var place: Link {
    let query = rootViewController.viewModel.query
    guard query.text.isEmpty, let category = query.category else { return .search(query.text) }
    return .category(category)
  }

  public func prepare(_ route: CatalogRoute) -> Transition {
    switch route {
    case .product(let handle): .present(makeProduct(handle))
    }
  }

  public func plan(_ step: ShopStep) -> StepPlan<ShopStep> {
    switch step {
    case .product(let handle): .take(prepare(.product(handle)))
    case .products(let query):
      .take(
        .perform("show the products") { [rootViewController] in
          rootViewController.viewModel.show(query)
        })
    case .tab, .adding, .order: .refuse("the shop leads to products")
    }
  }
}
