import CoordinatorKit

/// What the frameworks cost beside plain Swift that does the same: five kinds of work, each with
/// everything that a window has to do in both.
public struct FrameworksBench {
  /// How often everything is done for each time that is taken.
  public var turns: Int

  /// Above how many others a fresh child comes and goes.
  public var siblings = [0, 20, 100]
  /// How deep the lines are that are built and go.
  public var depths = [50, 100, 200]

  /// Prepares a bench.
  public init(turns: Int) {
    self.turns = turns
  }

  /// Measures.
  public func run() -> [Figure] {
    coordinators()
  }

  private static let name = "coordinators"

  private func coordinators() -> [Figure] {
    stateChange() + siblings.flatMap(freshChild) + output() + depths.flatMap(depth)
      + bytes()
  }

  /// From an act to one observer of the state.
  private func stateChange() -> [Figure] {
    let plain = PlainCounter()
    var told = 0
    plain.onChange = { told += 1 }
    let observed = ObservedCounter()
    return Comparison(
      name: "a. act, state, observer", turns: turns * 10,
      plain: { plain.tap() },
      framework: {
        observed.read()
        observed.tap()
      }
    ).figures(of: Self.name)
  }

  /// A fresh child comes and goes, above so many others.
  private func freshChild(above siblings: Int) -> [Figure] {
    let plain = PlainTree()
    let tree = CoordinatorTree()
    for _ in 0..<siblings {
      plain.attach()
      tree.attach()
    }
    return Comparison(
      name: "b. fresh child above \(siblings)", turns: turns,
      plain: {
        plain.attach()
        plain.detach()
      },
      framework: { tree.attach().dismiss() }
    ).figures(of: Self.name)
  }

  /// A child tells its parent: by its delegate, and by a route.
  private func output() -> [Figure] {
    let plain = PlainTree()
    let child = plain.attach()
    let tree = CoordinatorTree()
    let coordinator = tree.attach()
    let router = tree.router
    return Comparison(
      name: "c. output by delegate", turns: turns * 10,
      plain: { child.finish() }, framework: { coordinator.finish() }
    ).figures(of: Self.name)
      + Comparison(
        name: "c. output by route", turns: turns * 10,
        plain: { child.finish() }, framework: { router.trigger(.onward) }
      ).figures(of: Self.name)
  }

  /// A line of so many, each the child of the one before, is built and goes at once.
  private func depth(_ depth: Int) -> [Figure] {
    let plain = PlainTree()
    let tree = CoordinatorTree()
    return Comparison(
      name: "d. depth \(depth), up and down", turns: max(1, turns / 100),
      plain: {
        for _ in 0..<depth { plain.attach() }
        plain.detachAll()
      },
      framework: {
        let first = tree.attach()
        var last = first
        for _ in 1..<depth {
          let next = CoordinatorTree.Child()
          last.present(coordinator: next)
          last = next
        }
        first.dismiss()
      }
    ).figures(of: Self.name)
  }

  /// What a child that does nothing keeps, its screen included.
  private func bytes() -> [Figure] {
    let plain = PlainTree()
    let tree = CoordinatorTree()
    return Comparison.figures(
      "e. live child", Self.name,
      plain: bytes { plain.attach() }, framework: bytes { tree.attach() }, unit: "bytes")
  }

  private func bytes(of one: () -> Void) -> Double {
    let count = max(turns, 16)
    // What is made once for all is made before.
    one()
    let before = LiveMemory.bytes
    for _ in 0..<count { one() }
    return Double(LiveMemory.bytes - before) / Double(count)
  }
}
