import PatternKit
import TextUI

extension Motherboard {
  /// What is alive of it and all below it: its boards in order, and what waits at gates.
  public func snapshot() -> NodeSnapshot {
    NodeSnapshot(
      kind: "Motherboard", name: identifier.rawValue,
      children: boards.map { $0.snapshot() } + rooms.map { $0.snapshot() })
  }
}

extension Board {
  /// Its name in registers and trees: that of its class.
  var kind: String { String(describing: type(of: self)) }

  /// What is alive of it and all below it. Its first screen is its own, each further one a node.
  /// Containers are no screens, and what was not loaded yet shows nothing. Rule: BD-A5.
  func snapshot() -> NodeSnapshot {
    let screens = activations.flatMap(\.screens).map(\.controller).filter(\.isScreen)
    return NodeSnapshot(
      kind: "Board", name: identifier.rawValue,
      state: activations.map(\.state.rawValue).joined(separator: " "),
      screen: screens.first?.screenSerial,
      children: screens.dropFirst().map {
        NodeSnapshot(kind: "Screen", name: $0.kind, screen: $0.screenSerial)
      } + nested.map { $0.snapshot() })
  }
}

extension WaitingRoom {
  func snapshot() -> NodeSnapshot {
    NodeSnapshot(kind: "Barrier", name: barrier.gate.rawValue, state: "\(requests.count) waiting")
  }
}
