import PatternKit
import ShopDatabase
import ShopServices
import StorefrontInterface
import StorefrontTesting
import Testing
import TextUI

@testable import arcade

/// The storefront in a window, on a prepared shop.
final class PlainShop: StorefrontHarness {
  /// Opens a shop. The storefront is not started yet.
  ///
  /// - Parameter isSignedIn: whether ``PreparedShop/ada`` is signed in.
  init(
    isOnboarded: Bool = true, isSignedIn: Bool = false, pace: Window.Pace = .immediate
  ) async throws {
    let prepared = try await PreparedShop(isOnboarded: isOnboarded, isSignedIn: isSignedIn)
    super.init(prepared, pace: pace, PlainStorefront.init)
  }

  /// Opens the shop, starts the storefront, and waits until nothing runs.
  static func started(
    isOnboarded: Bool = true, isSignedIn: Bool = false, pace: Window.Pace = .immediate
  ) async throws -> PlainShop {
    let shop = try await PlainShop(isOnboarded: isOnboarded, isSignedIn: isSignedIn, pace: pace)
    shop.start()
    try await shop.settle()
    return shop
  }

  /// Changes what another hand may change.
  var otherHand: OtherHand { database.otherHand(feed: feed) }

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
