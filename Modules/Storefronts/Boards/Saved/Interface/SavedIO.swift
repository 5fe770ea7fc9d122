import BoardKit

/// The tab of what the shopper wants to remember. It needs a shopper, who is let in before the tab is
/// selected. Rule: O3, S4.
public nonisolated enum SavedIO: BoardIO {
  public typealias Input = SavedInput
  public typealias Action = SavedAction
  public static let id: BoardID = .saved
}

/// What of it is shown.
public nonisolated enum SavedInput: Equatable, Sendable {
  /// The stack as it was left.
  case asLeft
  /// The list. Rule: L5.
  case list
}

/// What Saved tells everybody above it.
public nonisolated enum SavedAction: BoardFlowAction {
  /// The shopper wants to look for something to save.
  case browseTapped
}

/// The tab in the tab bar: its title and its stack.
public nonisolated enum SavedTabIO: BoardIO {
  public static let id: BoardID = .savedTab
}

nonisolated extension BoardID {
  /// What the shopper wants to remember.
  public static let saved: BoardID = "shop.saved"
  /// Its tab.
  public static let savedTab: BoardID = "shop.saved.tab"
  /// The setting and clearing of marks.
  public static let save: BoardID = "shop.save"
}

extension Motherboard {
  /// What the shopper wants to remember.
  public func ioSaved() -> MainboardDestination<SavedIO> { io() }

  /// Its tab.
  public func ioSavedTab() -> MainboardDestination<SavedTabIO> { io() }
}
