import CoordinatorKit

// The five kinds of work with coordinators.
extension FrameworksBench {
  func coordinators() -> [Figure] {
    stateChange() + siblings.flatMap(freshChild) + output() + depths.flatMap(depth)
      + liveChild()
  }

  /// From an act to one observer of the state.
  fileprivate func stateChange() -> [Figure] {
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
    ).figures(of: "coordinators")
  }

  /// A fresh child comes and goes, above so many others.
  fileprivate func freshChild(above siblings: Int) -> [Figure] {
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
    ).figures(of: "coordinators")
  }

  /// A child tells its parent: by its delegate, and by a route.
  fileprivate func output() -> [Figure] {
    let plain = PlainTree()
    let child = plain.attach()
    let tree = CoordinatorTree()
    let coordinator = tree.attach()
    let router = tree.router
    return Comparison(
      name: "c. output by delegate", turns: turns * 10,
      plain: { child.finish() }, framework: { coordinator.finish() }
    ).figures(of: "coordinators")
      + Comparison(
        name: "c. output by route", turns: turns * 10,
        plain: { child.finish() }, framework: { router.trigger(.onward) }
      ).figures(of: "coordinators")
  }

  /// A line of so many, each the child of the one before, is built and goes at once.
  fileprivate func depth(_ depth: Int) -> [Figure] {
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
    ).figures(of: "coordinators")
  }

  /// What a child that does nothing keeps, its screen included.
  fileprivate func liveChild() -> [Figure] {
    let plain = PlainTree()
    let tree = CoordinatorTree()
    return Comparison.figures(
      "e. live child", "coordinators",
      plain: bytes { plain.attach() }, framework: bytes { tree.attach() }, unit: "bytes")
  }
}
