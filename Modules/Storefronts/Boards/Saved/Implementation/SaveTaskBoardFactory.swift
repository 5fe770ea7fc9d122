import BoardKit
import BoardsSavedInterface
import ShopServices

enum SaveTaskBoardFactory {
  /// One call for each product at a time; of those that wait only the newest is made, unless the shop
  /// says so by then.
  static func make(
    _ identifier: BoardID, service: any SavedService, marks: SavedMarks
  ) -> BlockTaskBoard<SaveTaskIO> {
    BlockTaskBoard(identifier: identifier, executingType: .newest, key: { $0.handle }) { task in
      if task.isKept, marks.isConfirmed(task.handle, task.isSaved) { return }
      try await service.set(task.handle, task.isSaved)
    }
  }
}
