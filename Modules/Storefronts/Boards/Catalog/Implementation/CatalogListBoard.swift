import BoardKit
import BoardsSavedInterface
import PatternKit
import ShopModel
import ShopServices
import StorefrontInterface
import TextUI

/// The list of what is sold: its screen, and the tasks that find what it shows.
final class CatalogListBoard: ContinuableBoard, GuaranteedBoard {
  typealias IO = CatalogListIO

  private let feed: ChangeFeed
  private let saved: SavedMarks
  private weak var screen: CatalogViewController?

  init(identifier: BoardID, context: StorefrontContext, saved: SavedMarks) {
    feed = context.feed
    self.saved = saved
    super.init(identifier: identifier) { [catalog = context.shop.catalog, clock = context.clock] in
      CatalogListBoard.register($0, catalog, clock)
    }
  }

  private static func register(
    _ producer: BoardProducer, _ catalog: any CatalogService, _ clock: any AppClock
  ) {
    producer.registerBoard(CatalogSearchIO.self) {
      BlockTaskBoard<CatalogSearchIO>(identifier: $0, executingType: .latest) { search in
        switch search {
        case .typing:
          try await clock.sleep(for: .milliseconds(300))
          return nil
        case .page(let query, let cursor): return try await catalog.page(query, after: cursor)
        }
      }
    }
    producer.registerBoard(CatalogCategoriesIO.self) {
      BlockTaskBoard<CatalogCategoriesIO>(identifier: $0, executingType: .only) {
        try await catalog.categories()
      }
    }
  }

  func activate(withGuaranteedInput input: Void, in activation: Activation) {
    let screen = CatalogViewController(saved)
    self.screen = screen
    screen.onSearch = { [weak self] in
      self?.motherboard.ioCatalogSearch().activation.activate(with: $0)
    }
    screen.onCategories = { [weak self] in
      self?.motherboard.ioCatalogCategories().activation.activate(with: $0)
    }
    screen.onProduct = { [weak self] in self?.sendOutput($0) }
    activation.keep(saved.bus.connect(target: screen) { screen, _ in screen.setNeedsRender() })
    let token = feed.subscribe { [weak screen] change in screen?.update(change.products) }
    activation.keep(Subscription { token.end() })
    show(screen, .embed, in: activation)
  }

  func interact(guaranteedCommand command: CatalogListCommand) {
    switch command {
    case .show(let query): screen?.show(query)
    }
  }
}
