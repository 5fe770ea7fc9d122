import Foundation
import PatternKit
import Testing

/// The live tree of a storefront.
struct NodeSnapshotTests {
  private let tree = NodeSnapshot(
    kind: "Coordinator", name: "App",
    children: [
      NodeSnapshot(
        kind: "Coordinator", name: "Shop", state: "loading", screen: 3,
        children: [NodeSnapshot(kind: "Coordinator", name: "Product", screen: 9)]),
      NodeSnapshot(kind: "Coordinator", name: "Cart", screen: 4),
    ])

  @Test("Its screens are those of all nodes, parents first, in the order of the tree")
  func screens() {
    #expect(tree.screens == [3, 9, 4])
    #expect(NodeSnapshot(kind: "Board", name: "Cart").screens == [])
  }

  @Test("Two trees are equal when every node is")
  func equal() {
    var other = tree
    #expect(other == tree)
    other.children[0].children[0].state = "failed"
    #expect(other != tree)
  }

  @Test("A tree keeps its form when it is written as JSON and read again")
  func json() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let leaf = NodeSnapshot(kind: "Board", name: "Cart", state: "shown", screen: 4)
    #expect(
      String(decoding: try encoder.encode(leaf), as: UTF8.self)
        == #"{"children":[],"kind":"Board","name":"Cart","screen":4,"state":"shown"}"#)
    #expect(try JSONDecoder().decode(NodeSnapshot.self, from: encoder.encode(tree)) == tree)
  }
}
