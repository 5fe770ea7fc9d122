import BoardKit

/// The tabs. Rule: L2.
public nonisolated enum MainIO: BoardIO {
  public typealias Command = MainCommand
  public static let id: BoardID = .main
}

/// What the tabs can be told.
public nonisolated enum MainCommand {
  /// The stack that is shown goes to its root, and Shop is shown at its. Rule: P5, K8, H9.
  case home
}

nonisolated extension BoardID {
  /// The tabs.
  public static let main: BoardID = "shop.main"
}

extension Motherboard {
  /// The tabs.
  public func ioMain() -> MainboardDestination<MainIO> { io() }
}
