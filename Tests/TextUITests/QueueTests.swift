import PatternKit
import Testing

@testable import TextUI

@Suite("Transitions wait for their turn")
struct QueueTests {
  func shown(_ stage: Stage, _ names: String...) -> Stack {
    let nav = stage.stack("nav", names.map(stage.page))
    stage.window.rootViewController = nav
    stage.settle()
    _ = stage.journal.take()
    return nav
  }

  @Test("G5: an immediate window commits before the call returns")
  func immediate() {
    let stage = Stage()
    let nav = shown(stage, "a")
    nav.pushViewController(stage.page("b"))
    #expect(nav.viewControllers.count == 2)
    #expect(stage.window.queuedTransitions == 0)
    #expect(!stage.window.step())
  }

  @Test("a stepped window commits one with each step, in the order of asking")
  func stepped() {
    let stage = Stage(.stepped)
    let nav = shown(stage, "a")
    nav.pushViewController(stage.page("b"))
    nav.pushViewController(stage.page("c"))
    nav.popToRootViewController()
    #expect(stage.window.queuedTransitions == 3)
    #expect(nav.viewControllers.map(\.kind) == ["a"])
    #expect(stage.journal.take() == [])
    #expect(stage.window.step())
    #expect(nav.viewControllers.map(\.kind) == ["a", "b"])
    #expect(stage.window.step())
    #expect(nav.viewControllers.map(\.kind) == ["a", "b", "c"])
    #expect(stage.window.step())
    #expect(nav.viewControllers.map(\.kind) == ["a"])
    #expect(!stage.window.step())
  }

  @Test("a root is removed where it is one when the turn of that comes: on its way, or not at all")
  func removedRoot() {
    let stage = Stage(.stepped)
    let nav = shown(stage)
    let only = stage.page("only")
    nav.setViewControllers([only])
    nav.removeRoot(only)
    stage.settle()
    #expect(nav.viewControllers.isEmpty)

    nav.setViewControllers([only, stage.page("above")])
    stage.settle()
    nav.removeRoot(nav.viewControllers[1])
    stage.settle()
    #expect(nav.viewControllers.map(\.kind) == ["only", "above"])
    nav.removeRoot(only)
    stage.settle()
    #expect(nav.viewControllers.isEmpty)

    let root = stage.page("root")
    stage.window.rootViewController = root
    stage.window.removeRoot(root)
    stage.settle()
    #expect(stage.window.rootViewController == nil)
    #expect(stage.misuse.isEmpty)
  }

  @Test("what is to be removed as a root, and is none any more, may be gone by then")
  func removedRootIsGone() {
    let stage = Stage(.stepped)
    var root: Page? = stage.page("root")
    stage.window.rootViewController = root
    stage.settle()
    let next = stage.page("next")
    stage.window.rootViewController = next
    if let root { stage.window.removeRoot(root) }
    root = nil
    stage.settle()
    #expect(stage.window.rootViewController === next)
    stage.window.rootViewController = nil
    stage.settle()
    #expect(stage.misuse.isEmpty)
  }

  @Test("a transition that waits for a step is parked: idle returns and says what waits")
  func parked() async throws {
    let stage = Stage(.stepped)
    let nav = shown(stage, "a")
    nav.pushViewController(stage.page("b"))
    try await stage.tracker.idle(within: .seconds(10))
    #expect(stage.tracker.parked.map(\.name) == ["Window.stack"])
    stage.window.step()
    #expect(stage.tracker.parked.isEmpty)
  }

  @Test("a window that goes takes its parked transitions with it")
  func parkedNoLonger() {
    let tracker = TaskTracker()
    var window: Window? = Window(pace: .stepped, tracker: tracker)
    window?.rootViewController = ViewController()
    #expect(tracker.parked.count == 1)
    window = nil
    #expect(tracker.parked.isEmpty)
  }

  @Test("what the life cycle asks for comes directly after, in the order of asking")
  func reentrancy() {
    let stage = Stage()
    let nav = shown(stage, "a")
    let b = stage.page("b")
    b.hooks["didLoad"] = { nav.pushViewController(stage.page("c")) }
    b.hooks["willAppear"] = {
      nav.pushViewController(stage.page("d"))
      #expect(nav.viewControllers.map(\.kind) == ["a", "b"])
    }
    nav.pushViewController(b)
    #expect(nav.viewControllers.map(\.kind) == ["a", "b", "c", "d"])
    #expect(
      stage.journal.take() == [
        "b didLoad", "a willDisappear", "b willAppear", "b isAppearing", "a didDisappear",
        "b didAppear",
        "c didLoad", "b willDisappear", "c willAppear", "c isAppearing", "b didDisappear",
        "c didAppear",
        "d didLoad", "c willDisappear", "d willAppear", "d isAppearing", "c didDisappear",
        "d didAppear",
      ])
  }

  @Test("a removal that asks for a push gets it after all removals are told")
  func pushOnRemoval() {
    let stage = Stage()
    let nav = shown(stage, "a", "b", "c")
    nav.viewControllers[2].onRemoved = { _ in nav.pushViewController(stage.page("d")) }
    nav.popToRootViewController()
    #expect(nav.viewControllers.map(\.kind) == ["a", "d"])
    let journal = stage.journal.take()
    #expect(
      journal.firstIndex(of: "b removed program").map { $0 + 1 }
        == journal.firstIndex(of: "d didLoad"))
  }

  @Test("an act from inside a transition is ignored")
  func actWhileCommitting() {
    let stage = Stage()
    let nav = shown(stage, "a")
    var answers: [ActResult] = []
    let b = stage.page("b")
    b.hooks["didAppear"] = { answers = [stage.tap("b.use"), stage.back()] }
    nav.pushViewController(b)
    #expect(answers == [.stale, .stale])
    #expect(nav.viewControllers.count == 2)
  }

  @Test(
    "what is asked of a stack that is on its way in comes behind its arrival",
    arguments: [Window.Pace.immediate, .stepped])
  func onItsWay(_ pace: Window.Pace) {
    let stage = Stage(pace)
    _ = shown(stage, "a")
    let next = stage.stack("next", [stage.page("b")])
    stage.window.rootViewController = next
    next.pushViewController(stage.page("c"))
    stage.settle()
    #expect(next.viewControllers.map(\.kind) == ["b", "c"])
    let journal = stage.journal.take().filter { $0.hasSuffix("didAppear") }
    #expect(journal == ["b didAppear", "next didAppear", "c didAppear"])
    // One that has gone is changed at once.
    stage.window.rootViewController = stage.page("d")
    stage.settle()
    next.popToRootViewController()
    #expect(next.viewControllers.map(\.kind) == ["b"])
    #expect(stage.misuse.isEmpty)
  }

  @Test("completions come once, after the removals, also when there was nothing to do")
  func completions() {
    let stage = Stage()
    let nav = shown(stage, "a", "b")
    var told: [String] = []
    nav.viewControllers[1].onRemoved = { _ in told.append("removed") }
    nav.popToRootViewController { told.append("popped") }
    nav.popToRootViewController { told.append("nothing to pop") }
    nav.present(stage.page("m")) { told.append("presented") }
    nav.dismiss { told.append("dismissed") }
    nav.dismiss { told.append("nothing to dismiss") }
    #expect(
      told == [
        "removed", "popped", "nothing to pop", "presented", "dismissed", "nothing to dismiss",
      ])
  }

  @Test(
    "G12: a presentation from under a modal waits for its turn",
    arguments: [Window.Pace.immediate, .stepped])
  func waits(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let nav = shown(stage, "a")
    nav.present(stage.page("m"))
    nav.present(stage.page("n"))
    nav.present(stage.page("o"))
    stage.settle()
    #expect(stage.window.modals.map(\.kind) == ["m"])
    #expect(stage.window.waitingPresentations == 2)
    // It holds up nothing else.
    #expect(stage.tap("m.use") == .handled)
    #expect(stage.dismiss() == .handled)
    stage.settle()
    #expect(stage.window.modals.map(\.kind) == ["n"])
    nav.dismiss()
    stage.settle()
    #expect(stage.window.modals.map(\.kind) == ["o"])
    nav.dismiss()
    stage.settle()
    #expect(stage.window.modals.isEmpty)
    #expect(stage.window.waitingPresentations == 0)
    #expect(stage.drops.isEmpty)
    #expect(stage.misuse.isEmpty)
  }

  @Test(
    "G12: a presentation whose presenter is gone by then is dropped: the trace and its owner know",
    arguments: [Window.Pace.immediate, .stepped])
  func dropped(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let nav = shown(stage, "a")
    let b = stage.page("b")
    nav.pushViewController(b)
    nav.present(stage.page("m"))
    stage.settle()
    b.present(stage.stack("late", [stage.page("n")]))
    stage.settle()
    #expect(stage.window.waitingPresentations == 1)
    _ = stage.journal.take()
    nav.popViewController()
    stage.settle()
    #expect(stage.window.waitingPresentations == 0)
    #expect(stage.drops.map(\.subject) == ["late"])
    #expect(stage.drops.map(\.detail) == ["its presenter is gone"])
    #expect(
      stage.journal.take().filter { $0.contains("removed") }
        == ["b removed program", "n removed program", "late removed program"])
    #expect(stage.misuse.isEmpty)
  }

  @Test(
    "a presentation that waits can be given up, and its owner knows",
    arguments: [Window.Pace.immediate, .stepped])
  func givenUp(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let nav = shown(stage, "a")
    let late = stage.page("late")
    nav.present(stage.page("m"))
    nav.present(stage.stack("stack", [late]))
    nav.present(stage.page("n"))
    stage.settle()
    #expect(stage.window.isWaiting(late))
    _ = stage.journal.take()
    late.dismiss()
    stage.settle()
    #expect(!stage.window.isWaiting(late))
    #expect(stage.window.modals.map(\.kind) == ["m"])
    #expect(stage.journal.take() == ["late removed program", "stack removed program"])
    #expect(stage.drops.map(\.subject) == ["stack"])
    late.dismiss()
    stage.dismiss()
    stage.settle()
    #expect(stage.window.modals.map(\.kind) == ["n"])
    #expect(stage.misuse.isEmpty)
  }

  @Test("closing every modal drops what waits for them")
  func dismissAllDrops() {
    let stage = Stage()
    let nav = shown(stage, "a")
    let m = stage.page("m")
    nav.present(m)
    m.present(stage.page("n"))
    nav.present(stage.page("late"))
    _ = stage.journal.take()
    stage.window.dismissAll()
    #expect(stage.window.modals.isEmpty)
    #expect(stage.drops.map(\.subject) == ["late"])
    #expect(
      stage.journal.take().filter { $0.contains("removed") }
        == ["n removed program", "m removed program", "late removed program"])
  }

  @Test("a new root drops what waits, after it has ended what there was")
  func rootDrops() {
    let stage = Stage()
    let nav = shown(stage, "a")
    nav.present(stage.page("m"))
    nav.present(stage.page("late"))
    _ = stage.journal.take()
    stage.window.rootViewController = stage.page("r")
    #expect(stage.window.waitingPresentations == 0)
    #expect(
      stage.journal.take().filter { $0.contains("removed") } == [
        "m removed program", "a removed program", "nav removed program", "late removed program",
      ])
    #expect(stage.drops.map(\.subject) == ["late"])
  }

  @Test("a push onto a stack that is gone by its turn is dropped, and its owner knows")
  func pushOntoTheGone() {
    let stage = Stage(.stepped)
    let nav = shown(stage, "a")
    let modal = stage.stack("modal", [stage.page("m")])
    nav.present(modal)
    stage.settle()
    nav.dismiss()
    modal.pushViewController(stage.page("n"))
    stage.settle()
    #expect(modal.viewControllers.map(\.kind) == ["m"])
    #expect(stage.journal.take().last == "n removed program")
    #expect(stage.drops.map(\.subject) == ["n"])
  }

  @Test(
    "what is on its way in can ask for more, in both paces",
    arguments: [Window.Pace.immediate, .stepped])
  func onItsWayIn(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let nav = shown(stage, "a")
    let b = stage.page("b")
    nav.pushViewController(b)
    b.present(stage.page("m"))
    b.dismiss()
    b.present(stage.page("n"))
    stage.settle()
    #expect(stage.window.modals.map(\.kind) == ["n"])
    stage.window.inOneTransition {
      stage.window.dismissAll()
      let c = stage.page("c")
      nav.pushViewController(c)
      c.present(stage.page("o"))
    }
    stage.settle()
    #expect(nav.viewControllers.map(\.kind) == ["a", "b", "c"])
    #expect(stage.window.modals.map(\.kind) == ["o"])
    #expect(stage.misuse.isEmpty)
    #expect(stage.drops.isEmpty)
  }

  @Test(
    "several changes that change nothing are no transition",
    arguments: [Window.Pace.immediate, .stepped])
  func nothingAtOnce(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let nav = shown(stage, "a")
    var commits = 0
    var completions = 0
    stage.window.didCommit(stage) { _ in commits += 1 }
    stage.window.inOneTransition {
      nav.popToRootViewController { completions += 1 }
      nav.dismiss { completions += 1 }
    }
    #expect(stage.window.queuedTransitions == 0)
    #expect(commits == 0)
    #expect(completions == 2)
  }

  @Test(
    "several changes as one are done with once, whatever became of them",
    arguments: [Window.Pace.immediate, .stepped])
  func severalAreDoneWith(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let nav = shown(stage, "a", "b")
    var told: [String] = []
    var committed: [Transition.Kind] = []
    stage.window.didCommit(stage) { committed.append($0.kind) }
    let window = stage.window
    let pages = nav.viewControllers
    pages[1].onRemoved = { _ in told.append("removed") }
    window.inOneTransition {
      nav.popViewController()
    } completion: {
      told.append("one")
    }
    #expect(told == (pace == .immediate ? ["removed", "one"] : []))
    window.inOneTransition {
    } completion: {
      told.append("none")
    }
    window.inOneTransition {
      nav.popToViewController(pages[1])
    } completion: {
      told.append("refused")
    }
    window.inOneTransition {
      nav.pushViewController(stage.page("c"))
      window.inOneTransition {
        nav.present(stage.page("m"))
      } completion: {
        told.append("inner")
      }
      nav.present(stage.page("n"))
    } completion: {
      told.append("outer")
    }
    stage.settle()
    #expect(told == ["removed", "one", "none", "refused", "inner", "outer"])
    #expect(committed == [.stack, .several])
    #expect(stage.misuse == [.notOnStack])
    // What waits is done with too, and is not told again when its turn comes.
    #expect(window.waitingPresentations == 1)
    stage.dismiss()
    stage.settle()
    #expect(window.modals.map(\.kind) == ["n"])
    #expect(told.count == 6)
  }

  @Test("what is asked for when several changes are done with comes directly after")
  func askedAtTheEnd() {
    let stage = Stage()
    let nav = shown(stage, "a")
    let window = stage.window
    var stacks: [[String]] = []
    func push(_ name: String) {
      window.inOneTransition {
        nav.pushViewController(stage.page(name))
      } completion: {
        stacks.append(nav.viewControllers.map(\.kind))
        if name == "b" {
          push("c")
          stacks.append(nav.viewControllers.map(\.kind))
        }
      }
    }
    push("b")
    #expect(stacks == [["a", "b"], ["a", "b"], ["a", "b", "c"]])
  }

  @Test("subscriptions to commits end with their owner, and by themselves")
  func subscriptions() {
    let stage = Stage()
    let nav = shown(stage, "a")
    var heard: [String] = []
    var owner: Diagnostics? = Diagnostics()
    if let owner { stage.window.didCommit(owner) { _ in heard.append("owner") } }
    let ended = stage.window.didCommit(stage) { _ in heard.append("ended") }
    stage.window.didCommit(stage) { _ in heard.append("stage") }
    nav.pushViewController(stage.page("b"))
    ended.end()
    owner = nil
    nav.pushViewController(stage.page("c"))
    #expect(heard == ["owner", "ended", "stage", "stage"])
  }
}
