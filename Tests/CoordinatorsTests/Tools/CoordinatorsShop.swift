import CoordinatorKit
import CoordinatorsMain
import PatternKit
import ShopServices
import StorefrontInterface
import StorefrontTesting
import Testing
import TextUI

@testable import arcade

/// The storefront in a window, on a prepared shop.
final class CoordinatorsShop: StorefrontHarness {
  /// The coordinators that have ended since it was asked last, in order.
  private(set) var ended: [String] = []
  /// The shop itself, as another device of the same shopper would use it.
  let inside: Shop

  /// Opens a shop. The storefront is not started yet.
  ///
  /// - Parameter isSignedIn: whether ``PreparedShop/ada`` is signed in.
  init(
    isOnboarded: Bool = true, isSignedIn: Bool = false, pace: Window.Pace = .immediate
  ) async throws {
    let prepared = try await PreparedShop(isOnboarded: isOnboarded, isSignedIn: isSignedIn)
    inside = prepared.services
    super.init(prepared, pace: pace, CoordinatorsStorefront.init)
  }

  /// Opens the shop, starts the storefront, and waits until nothing runs.
  static func started(
    isOnboarded: Bool = true, isSignedIn: Bool = false, pace: Window.Pace = .immediate
  ) async throws -> CoordinatorsShop {
    let shop = try await CoordinatorsShop(
      isOnboarded: isOnboarded, isSignedIn: isSignedIn, pace: pace)
    shop.start()
    try await shop.settle()
    return shop
  }

  /// The coordinators that end while `body` runs, in order.
  func ending(_ body: () async throws -> Void) async throws -> [String] {
    ended = []
    tracer.onEvent = { [weak self] event in
      if event.kind == .nodeDetached { self?.ended.append(event.subject) }
    }
    try await body()
    return ended
  }

  /// The root of the tree.
  var app: AppCoordinator? { (storefront as? CoordinatorsStorefront)?.app }
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

  /// That the nodes own exactly the screens that are loaded, that none has strayed, and that
  /// nothing was misused.
  func expectOrder(_ location: SourceLocation = #_sourceLocation) {
    #expect(
      storefront?.tree().screens.sorted() == window.liveScreens.sorted(),
      sourceLocation: location)
    #expect(window.strayScreens == [], sourceLocation: location)
    #expect(diagnostics.reports == [], sourceLocation: location)
  }
}
