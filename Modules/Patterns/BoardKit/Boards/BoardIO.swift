/// Everything that a caller may do with a board, as types, declared once: in the feature's interface
/// module. A board says whose it is, its registration and each call are checked against it by the
/// compiler, and what goes through inside as `Any?` is checked on arrival. Rule: BD-O1.
///
///     public nonisolated enum CartIO: BoardIO {
///       public typealias Output = CartOutput
///       public static let id: BoardID = "shop.cart"
///     }
public nonisolated protocol BoardIO {
  /// What it is activated with; nothing unless it is said.
  associatedtype Input = Void
  /// What it tells the motherboard that has activated it; nothing unless it is said.
  associatedtype Output = Never
  /// What it can be told while it is installed; nothing unless it is said.
  associatedtype Command = Never
  /// What it tells everybody above it; nothing unless it is said.
  associatedtype Action: BoardFlowAction = Never

  /// The address under which it is registered.
  static var id: BoardID { get }
}

/// A broadcast: it climbs from the board that sends it to the root, motherboard by motherboard. In
/// the shop: the badge, going to the root of Shop, signing out. Rule: BD-L47.
public nonisolated protocol BoardFlowAction {}

/// The broadcasts of a board that has none.
nonisolated extension Never: BoardFlowAction {}
