import BoardKit
import BoardsSavedInterface
import ShopModel

/// The call for a mark, of which one goes at a time for each product.
nonisolated enum SaveTaskIO: BlockTaskIO {
  typealias TaskInput = SaveTask
  typealias Output = Void
  static let id: BoardID = .save.appending("task")
}

/// What the shop is asked for.
struct SaveTask {
  var handle: Handle
  var isSaved: Bool
  /// Whether it was wished while a call was out: it is left out if the mark is so by then.
  var isKept: Bool
}
