import PatternKit
import Testing

@testable import TextUI

@Suite("Removals are told exactly once")
struct RemovalTests {
  let stage = Stage()

  func removals(_ body: () -> Void) -> [String] {
    _ = stage.journal.take()
    body()
    return stage.journal.take().filter { $0.contains("removed") }
  }

  func shown(_ names: String...) -> Stack {
    let nav = stage.stack("nav", names.map(stage.page))
    stage.window.rootViewController = nav
    return nav
  }

  @Test("a person's back is told as the person's")
  func back() {
    _ = shown("a", "b")
    #expect(removals { stage.back() } == ["b removed user"])
  }

  @Test("the program's pop is told as the program's, after didCommit")
  func programPop() {
    let nav = shown("a", "b")
    var committed: [[String]] = []
    stage.window.didCommit(stage) { transition in
      committed.append(transition.removed.map(\.kind))
      #expect(transition.cause == .program)
      #expect(!stage.journal.lines.contains("b removed program"))
      #expect(stage.journal.lines.contains("a didAppear"))
    }
    #expect(removals { nav.popViewController() } == ["b removed program"])
    #expect(committed == [["b"]])
  }

  @Test("a pop to the root tells the topmost first")
  func popToRoot() {
    let nav = shown("a", "b", "c", "d")
    #expect(
      removals { nav.popToRootViewController() }
        == ["d removed program", "c removed program", "b removed program"])
  }

  @Test("a modal with a stack in it: its content, topmost first, then itself")
  func modalWithStack() {
    let nav = shown("a")
    nav.present(stage.stack("modal", [stage.page("m"), stage.page("n")]))
    #expect(
      removals { stage.dismiss() } == ["n removed user", "m removed user", "modal removed user"])
  }

  @Test("a modal over a modal: the upper one first, in one transition")
  func modalOverModal() {
    let nav = shown("a")
    let m = stage.page("m")
    nav.present(m)
    m.present(stage.page("n"))
    #expect(stage.window.snapshot().modals == 2)
    var commits = 0
    stage.window.didCommit(stage) { _ in commits += 1 }
    #expect(removals { nav.dismiss() } == ["n removed program", "m removed program"])
    #expect(commits == 1)
  }

  @Test("dismiss closes what covers the asker; the modal on top closes itself")
  func whichModal() {
    let nav = shown("a")
    let m = stage.page("m")
    nav.present(m)
    m.present(stage.page("n"))
    #expect(removals { m.dismiss() } == ["n removed program"])
    #expect(removals { m.dismiss() } == ["m removed program"])
    #expect(removals { m.dismiss() } == [])
    #expect(removals { nav.dismiss() } == [])
    #expect(stage.misuse.isEmpty)
  }

  @Test("L2: a tab that is reset tells its screens, topmost first, as the person's")
  func tabReset() {
    let one = stage.stack("one", [stage.page("a"), stage.page("b"), stage.page("c")])
    one.tabBarItem.title = "One"
    stage.window.rootViewController = TabBarController(viewControllers: [one])
    #expect(
      removals { _ = stage.window.selectTab(named: "one") } == ["c removed user", "b removed user"])
  }

  @Test("a stack of a tab that is not shown tells its removals too")
  func hiddenTab() {
    let one = stage.stack("one", [stage.page("a")])
    let two = stage.stack("two", [stage.page("b"), stage.page("c")])
    stage.window.rootViewController = TabBarController(viewControllers: [one, two])
    #expect(removals { two.popToRootViewController() } == ["c removed program"])
    #expect(stage.window.top?.kind == "a")
  }

  @Test("a stack in no window tells its removals too, once")
  func outsideTheWindow() {
    let nav = stage.stack("nav", [stage.page("a"), stage.page("b")])
    #expect(removals { nav.popViewController() } == ["b removed program"])
    stage.window.rootViewController = nav
    #expect(
      removals { stage.window.rootViewController = nil }
        == ["a removed program", "nav removed program"])
    // They were told that they are gone; what happens to the dead stack is no news.
    #expect(removals { nav.setViewControllers([]) } == [])
  }

  @Test("a screen that comes again is told again")
  func again() {
    let nav = shown("a")
    let b = stage.page("b")
    nav.pushViewController(b)
    #expect(removals { stage.back() } == ["b removed user"])
    nav.pushViewController(b)
    #expect(removals { nav.popViewController() } == ["b removed program"])
  }

  @Test("a controller that moves within one transition is not told that it has gone")
  func moved() {
    let a = stage.page("a")
    let one = stage.stack("one", [stage.page("x"), a])
    let two = stage.stack("two", [stage.page("y")])
    stage.window.rootViewController = TabBarController(viewControllers: [one, two])
    let told = removals {
      stage.window.inOneTransition {
        one.removeViewControllers([a])
        two.pushViewController(a)
      }
    }
    #expect(told == [])
    #expect(a.navigationController === two)
  }

  @Test("removing those that are still there, twice, is harmless")
  func removeTwice() {
    let nav = shown("a", "b", "c", "d")
    let middle = Array(nav.viewControllers[1...2])
    #expect(
      removals { nav.removeViewControllers(middle) } == ["c removed program", "b removed program"])
    #expect(removals { nav.removeViewControllers(middle) } == [])
    #expect(nav.viewControllers.map(\.kind) == ["a", "d"])
    #expect(stage.misuse.isEmpty)
  }

  @Test("G12: a confirmation answers once: yes, no, back, dismissal, and taken away")
  func confirmations() {
    let nav = shown("a")
    var answers: [Bool] = []
    func ask() {
      nav.present(
        AlertController(title: "Sign out?", message: "The cart stays.", yes: "Sign out") {
          answers.append($0)
        })
      #expect(stage.window.snapshot().modals == 1)
    }
    func answer(_ act: Act) -> ActResult { stage.window.perform(act, on: stage.window.token) }
    ask()
    #expect(answer(.confirm(true)) == .handled)
    ask()
    #expect(answer(.confirm(false)) == .handled)
    ask()
    #expect(answer(.back) == .handled)
    ask()
    #expect(answer(.dismiss) == .handled)
    ask()
    #expect(answer(.tap("confirm.yes")) == .handled)
    ask()
    stage.window.dismissAll()
    ask()
    stage.window.rootViewController = nil
    #expect(answers == [true, false, false, false, true, false, false])
    #expect(stage.misuse.isEmpty)
  }

  @Test("G12: a confirmation that is shown again forgets its answer")
  func shownAgain() {
    let nav = shown("a")
    var answers: [Bool] = []
    let alert = AlertController(title: "Q", message: "", yes: "Do it") { answers.append($0) }
    nav.present(alert)
    stage.tap("confirm.yes")
    nav.present(alert)
    stage.back()
    #expect(answers == [true, false])
  }

  @Test("no leaks: 1,000 visits, by push and by modal, leave nothing alive")
  func leaks() async throws {
    let nav = shown("a")
    for visit in 0..<1_000 {
      let page = stage.page("b")
      page.onEvent = { _ in }
      page.onRemoved = { _ in }
      if visit.isMultiple(of: 2) {
        nav.pushViewController(page)
        stage.tap("b.use")
        stage.back()
      } else {
        nav.present(NavigationController(rootViewController: page))
        stage.dismiss()
      }
    }
    #expect(stage.lifetimes.counts == ["nav": 1, "a": 1])
    #expect(stage.window.strayScreens == [])
    #expect(stage.window.liveScreens == [nav.viewControllers[0].screenSerial])
    try await stage.tracker.idle(within: .seconds(10))
    stage.window.rootViewController = nil
    #expect(stage.window.liveScreens == [])
  }

  @Test("a screen that somebody keeps is a stray")
  func stray() {
    let nav = shown("a")
    let kept = stage.page("kept")
    nav.pushViewController(kept)
    #expect(stage.window.strayScreens == [])
    stage.back()
    #expect(stage.window.strayScreens == ["kept"])
    nav.pushViewController(kept)
    #expect(stage.window.strayScreens == [])
  }
}
