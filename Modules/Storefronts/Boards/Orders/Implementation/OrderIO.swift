import BoardKit
import BoardsOrdersInterface

/// One order, by its number. It completes with `true` when there is no such order and the shopper wants
/// to go on from that.
nonisolated enum OrderIO: BoardIO {
  typealias Input = Int
  static let id: BoardID = .orders.appending("order")
}
