import BoardKit

// The five kinds of work with boards, and an output among more and more flows.
extension FrameworksBench {
  func boards() -> [Figure] {
    bus() + siblings.flatMap(freshBoard) + flows.flatMap(hop) + depths.flatMap(nesting)
      + liveBoard()
  }

  private static let boards = "boards"

  /// From an act to one observer of the state, by a bus.
  private func bus() -> [Figure] {
    let plain = PlainCounter()
    var told = 0
    plain.onChange = { told += 1 }
    let bus = Bus<Int>()
    var count = 0
    bus.deliver { told += $0 }
    return Comparison(
      name: "a. act, state, observer", turns: turns * 10,
      plain: { plain.tap() },
      framework: {
        count += 1
        bus.transport(input: count)
      }
    ).figures(of: Self.boards)
  }

  /// A fresh board comes and goes, above so many others, each with a flow.
  private func freshBoard(above siblings: Int) -> [Figure] {
    let plain = PlainTree()
    let tree = BoardTree()
    for _ in 0..<siblings {
      plain.attach()
      tree.attach()
    }
    let child = tree.child
    return Comparison(
      name: "b. fresh child above \(siblings)", turns: turns,
      plain: {
        plain.attach()
        plain.detach()
      },
      framework: {
        child.activation.activate()
        child.completer.complete()
      }
    ).figures(of: Self.boards)
  }

  /// A board sends, and one of so many flows hears it.
  private func hop(among flows: Int) -> [Figure] {
    let plain = PlainTree()
    let child = plain.attach()
    let tree = BoardTree()
    tree.listen(to: flows)
    tree.child.activation.activate()
    guard let board = tree.mainboard.getBoard(identifier: BoardTree.ChildIO.id) as? BoardTree.Child
    else { return [] }
    return Comparison(
      name: "c. output among \(flows)", turns: turns * 10,
      plain: { child.finish() }, framework: { board.sendOutput() }
    ).figures(of: Self.boards)
  }

  /// A line of so many, each inside the one before, is built and goes at once.
  private func nesting(_ depth: Int) -> [Figure] {
    let plain = PlainTree()
    let tree = BoardTree()
    return Comparison(
      name: "d. depth \(depth), up and down", turns: max(1, turns / 100),
      plain: {
        for _ in 0..<depth { plain.attach() }
        plain.detachAll()
      },
      framework: {
        tree.nest(depth)
        tree.unnest()
      }
    ).figures(of: Self.boards)
  }

  /// What a board that does nothing keeps: its screen, its factory and its flow included.
  private func liveBoard() -> [Figure] {
    let plain = PlainTree()
    let tree = BoardTree()
    return Comparison.figures(
      "e. live child", Self.boards,
      plain: bytes { plain.attach() }, framework: bytes { tree.attach() }, unit: "bytes")
  }
}
