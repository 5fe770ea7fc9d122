import BoardKit
import ShopModel

/// The stay of a shopper, for everybody: it hears what the shop tells, keeps what all boards read, and
/// broadcasts what concerns more than one.
nonisolated enum SessionIO: BoardIO {
  typealias Input = Session
  typealias Action = SessionAction
  static let id: BoardID = "shop.session"
}
