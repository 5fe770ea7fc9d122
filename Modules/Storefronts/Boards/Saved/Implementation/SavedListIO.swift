import BoardKit
import BoardsSavedInterface
import ShopModel

/// The list, the root of the tab.
nonisolated enum SavedListIO: BoardIO {
  typealias Output = SavedListOutput
  static let id: BoardID = .saved.appending("list")
}

/// What the shopper did to the list that is no matter of the list.
enum SavedListOutput {
  /// Selected a product.
  case itemTapped(Handle)
  /// Cleared a mark.
  case removeTapped(SaveInput)
  /// Wants to look for something to save.
  case browseTapped
}
