import BoardKit
import BoardsAccountInterface
import BoardsCartInterface
import BoardsCatalogInterface
import BoardsOrdersInterface
import BoardsSavedInterface

/// One of the tabs: the small board that contributes it, and the board that is behind it. Rule: L2.
struct MainTab {
  /// The tabs, in their order.
  static let all = [
    MainTab(CatalogTabIO.self, CatalogIO.self, with: .asLeft),
    MainTab(CartTabIO.self, CartIO.self, with: .asLeft),
    MainTab(SavedTabIO.self, SavedIO.self, with: .asLeft),
    MainTab(OrdersTabIO.self, OrdersIO.self, with: .asLeft),
    MainTab(AccountTabIO.self, AccountIO.self, with: ()),
  ]

  /// Puts the tab among the others.
  let contribute: (Motherboard) -> Void
  /// Activates what is behind it, which selects it when its gates have let that through.
  let open: (Board) -> Void

  private init<Tab: BoardIO, Feature: BoardIO>(
    _ tab: Tab.Type, _ feature: Feature.Type, with input: Feature.Input
  ) where Tab.Input == Void {
    contribute = { $0.io(tab).activation.activate() }
    open = { $0.io(feature).activation.activate(with: input) }
  }
}
