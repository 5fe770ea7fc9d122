import BoardKit
import PatternKit
import ShopServices
import StorefrontInterface
import StorefrontTesting
import Testing
import TextUI

@testable import arcade

/// The storefront in a window, on a prepared shop.
final class BoardsShop: StorefrontHarness {
  /// Opens a shop. The storefront is not started yet.
  ///
  /// - Parameter isSignedIn: whether ``PreparedShop/ada`` is signed in.
  init(
    isOnboarded: Bool = true, isSignedIn: Bool = false, pace: Window.Pace = .immediate
  ) async throws {
    let prepared = try await PreparedShop(isOnboarded: isOnboarded, isSignedIn: isSignedIn)
    super.init(prepared, pace: pace, BoardsStorefront.init)
  }

  /// Opens the shop, starts the storefront, and waits until nothing runs.
  static func started(
    isOnboarded: Bool = true, isSignedIn: Bool = false, pace: Window.Pace = .immediate
  ) async throws -> BoardsShop {
    let shop = try await BoardsShop(isOnboarded: isOnboarded, isSignedIn: isSignedIn, pace: pace)
    shop.start()
    try await shop.settle()
    return shop
  }

  /// The root.
  var mainboard: Motherboard? { (storefront as? BoardsStorefront)?.launcher.mainboard }

  /// The addresses of the boards of the root, in the order of installing.
  var boards: [BoardID] { mainboard?.boards.map(\.identifier) ?? [] }

  /// The boards inside one of the root's, in order.
  func boards(in identifier: BoardID) -> [BoardID] {
    let board = mainboard?.getBoard(identifier: identifier) as? ContinuableBoard
    return board?.motherboard.boards.map(\.identifier) ?? []
  }

  /// That the boards own exactly the screens that are loaded, that none has strayed, and that nothing
  /// was misused.
  func expectOrder(_ location: SourceLocation = #_sourceLocation) {
    #expect(
      storefront?.tree().screens.sorted() == window.liveScreens.sorted(),
      sourceLocation: location)
    #expect(window.strayScreens == [], sourceLocation: location)
    #expect(diagnostics.reports == [], sourceLocation: location)
  }
}
