/// The live tree of a storefront at one moment: its boards, RIBs, coordinators, flows or pages.
public nonisolated struct NodeSnapshot: Equatable, Sendable, Codable {
  /// What the node is, such as `Coordinator` or `Board`.
  public var kind: String
  /// Its name, such as `Cart`.
  public var name: String
  /// What it is doing, in a word or two; empty when there is nothing to tell.
  public var state: String
  /// The serial number of the screen that it owns; nil for a node without one.
  public var screen: Int?
  /// The nodes that it owns, in its own order.
  public var children: [NodeSnapshot]

  /// Makes a node of the tree.
  public init(
    kind: String, name: String, state: String = "", screen: Int? = nil,
    children: [NodeSnapshot] = []
  ) {
    self.kind = kind
    self.name = name
    self.state = state
    self.screen = screen
    self.children = children
  }

  /// The screens of this node and of all below it, in order.
  public var screens: [Int] {
    (screen.map { [$0] } ?? []) + children.flatMap(\.screens)
  }
}
