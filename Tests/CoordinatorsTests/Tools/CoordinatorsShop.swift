import CoordinatorKit
import CoordinatorsMain
import PatternKit
import StorefrontTesting

@testable import arcade

/// The storefront in a window, on a prepared shop.
typealias CoordinatorsShop = StorefrontHarness<CoordinatorsStorefront>

extension StorefrontHarness<CoordinatorsStorefront> {
  /// The coordinators that end while `body` runs, in order.
  func ending(_ body: () async throws -> Void) async throws -> [String] {
    var ended: [String] = []
    tracer.onEvent = { event in
      if event.kind == .nodeDetached { ended.append(event.subject) }
    }
    try await body()
    return ended
  }

  /// The root of the tree.
  var app: AppCoordinator? { storefront?.app }
  /// The shop's tabs.
  var main: MainCoordinator? { app?.main }

  /// The coordinator of that type that lives, the newest.
  func living<Wanted: BaseCoordinator>(_ type: Wanted.Type) -> Wanted? {
    func search(_ coordinator: BaseCoordinator) -> Wanted? {
      coordinator.childCoordinators.reversed().lazy.compactMap(search).first
        ?? coordinator as? Wanted
    }
    return app.flatMap(search)
  }
}
