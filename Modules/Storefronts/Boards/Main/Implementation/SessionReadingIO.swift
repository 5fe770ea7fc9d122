import BoardKit
import ShopModel

/// Reads who is shopping.
nonisolated enum SessionReadingIO: BoardIO {
  typealias Output = Session
  static let id: BoardID = "shop.launch.reading"
}
