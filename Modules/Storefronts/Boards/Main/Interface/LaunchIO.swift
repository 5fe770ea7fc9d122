import BoardKit
import ShopModel

/// What is shown until the shop has said who is shopping. It sends that, and stays until it is ended.
/// Rule: L1.
public nonisolated enum LaunchIO: BoardIO {
  public typealias Output = Session
  public static let id: BoardID = .launch
}

nonisolated extension BoardID {
  /// What is shown until the shop has said who is shopping.
  public static let launch: BoardID = "shop.launch"
}

extension Motherboard {
  /// What is shown until the shop has said who is shopping.
  public func ioLaunch() -> MainboardDestination<LaunchIO> { io() }
}
