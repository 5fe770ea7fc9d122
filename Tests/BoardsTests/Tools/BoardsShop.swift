import BoardKit
import StorefrontTesting

@testable import arcade

/// The storefront in a window, on a prepared shop.
typealias BoardsShop = StorefrontHarness<BoardsStorefront>

extension StorefrontHarness<BoardsStorefront> {
  /// The root.
  var mainboard: Motherboard? { storefront?.launcher.mainboard }

  /// The addresses of the boards of the root, in the order of installing.
  var boards: [BoardID] { mainboard?.boards.map(\.identifier) ?? [] }

  /// The boards inside one of the root's, in order.
  func boards(in identifier: BoardID) -> [BoardID] {
    let board = mainboard?.getBoard(identifier: identifier) as? ContinuableBoard
    return board?.motherboard.boards.map(\.identifier) ?? []
  }
}
