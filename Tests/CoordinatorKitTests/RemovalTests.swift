import CoordinatorKit
import PatternKit
import Testing
import TextUI

@Suite("What the window removes")
struct RemovalTests {
  @Test(
    "CO-D1, CO-12: a person's back finishes the child, once; entering again makes one child that reacts once",
    arguments: paces)
  func back(_ pace: Window.Pace) {
    let stage = Stage(pace)
    for visit in 1...3 {
      weak let a = stage.present("A")
      #expect(stage.home.children == ["A"])
      #expect(stage.journal.take() == ["open a from home"], "visit \(visit)")
      #expect(stage.back() == .handled)
      #expect(stage.journal.take() == ["A finished user", "Home heard of A"])
      #expect(stage.home.childCoordinators.isEmpty)
      #expect(a == nil)
      #expect(stage.window.strayScreens == [])
      stage.expectSound()
    }
  }

  @Test(
    "CO-D2: every screen that a removal takes is told, the topmost first, and each owner ends once",
    arguments: paces)
  func several(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    stage.open("a2", by: a)
    let b = stage.present("B", by: a)
    stage.open("b2", by: b)
    stage.open("b3", by: b)
    _ = stage.journal.take()
    stage.home.rootViewController.popToRootViewController()
    stage.settle()
    #expect(
      stage.journal.take() == [
        "B lost b3 program", "B lost b2 program", "B finished program", "A heard of B",
        "A lost a2 program", "A finished program", "Home heard of A",
      ])
    #expect(stage.home.childCoordinators.isEmpty)
    stage.expectSound()
  }

  @Test("CO-D2: a tab that a person resets tells every coordinator on it")
  func tabReset() {
    let stage = Stage()
    let tabs = Tabs(stage.journal)
    stage.start(tabs)
    let a = stage.present("A", by: tabs.one)
    stage.present("B", by: a)
    _ = stage.journal.take()
    #expect(stage.window.selectTab(0) == .handled)
    #expect(
      stage.journal.take() == [
        "B finished user", "A heard of B", "A finished user", "One heard of A",
      ])
    stage.expectSound(tabs)
  }

  @Test("CO-D3: a back that is asked for and not committed removes nothing yet")
  func uncommitted() {
    let stage = Stage(.stepped)
    let a = stage.present("A")
    _ = stage.journal.take()
    #expect(stage.window.back(on: stage.window.token) == .handled)
    #expect(stage.journal.take() == [])
    #expect(a.state == .active)
    #expect(stage.home.children == ["A"])
    stage.settle()
    #expect(a.state == .finished)
  }

  @Test("CO-D3: a back that is refused removes nothing", arguments: paces)
  func refused(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A", .modalStack)
    a.rootViewController.blocksLeaving = "Not now"
    _ = stage.journal.take()
    #expect(stage.back() == .disabled("Not now"))
    #expect(stage.escape() == .disabled("Not now"))
    #expect(a.state == .active)
    a.trigger(.screen("x"))
    stage.settle()
    #expect(stage.top == "x")
    #expect(stage.journal.take() == ["A prepares", "open x from a"])
    stage.expectSound()
  }

  @Test("CO-D4: a screen that is covered keeps its coordinator", arguments: paces)
  func covered(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    let b = stage.present("B", by: a)
    stage.present("M", .modalStack, by: b)
    #expect(!a.rootViewController.isVisible)
    #expect(!b.rootViewController.isVisible)
    #expect([a.state, b.state] == [.active, .active])
    stage.escape()
    stage.back()
    #expect([a.state, b.state] == [.active, .finished])
    #expect(stage.home.children == ["A"])
    #expect(a.rootViewController.isOnTop)
    stage.expectSound()
  }

  @Test("CO-D5: on a shared stack a child ends with the last of its own screens", arguments: paces)
  func sharedStack(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    stage.open("a2", by: a)
    let b = stage.present("B", by: a)
    stage.open("b2", by: b)
    _ = stage.journal.take()
    stage.back()
    #expect(stage.journal.take() == ["B lost b2 user"])
    stage.back()
    #expect(stage.journal.take() == ["B finished user", "A heard of B"])
    #expect(a.screens == ["a", "a2"])
    stage.back()
    #expect(stage.journal.take() == ["A lost a2 user"])
    stage.back()
    #expect(stage.journal.take() == ["A finished user", "Home heard of A"])
    stage.expectSound()
  }

  @Test("CO-D6: a modal that a person closes ends as one that the program closes", arguments: paces)
  func escape(_ pace: Window.Pace) {
    let stage = Stage(pace)
    func visit(_ close: (Flow) -> Void) -> [String] {
      let modal = stage.present("M", .modalStack)
      stage.open("m2", by: modal)
      stage.present("C", by: modal)
      _ = stage.journal.take()
      close(modal)
      stage.settle()
      stage.expectSound()
      return stage.journal.take().filter { !$0.hasPrefix("close") }
    }
    let byPerson = visit { _ in stage.escape() }
    let byProgram = visit { $0.dismiss() }
    #expect(
      byPerson == [
        "C finished user", "M heard of C", "M lost m2 user", "M finished user", "Home heard of M",
      ])
    #expect(byPerson.map { $0.replacing("user", with: "program") } == byProgram)
  }

  @Test(
    "CO-D7: whichever way a presentation ends, its end is told exactly once",
    arguments: [
      "back", "escape", "dismiss", "parent", "replaced root", "emptied window", "popped", "twice",
      "given up", "dropped", "not opened", "finishing parent",
    ], paces)
  func onceOnEveryPath(_ path: String, _ pace: Window.Pace) {
    let stage = Stage(pace)
    let host = stage.present("Host")
    let modal = ["escape", "dropped"].contains(path)
    let a = stage.flow("A", modal ? .modalStack : .push)
    if path == "dropped" {
      // A confirmation stands in the way, and who presents is gone before it is answered.
      host.rootViewController.present(
        AlertController(title: "?", message: "", yes: "Yes", onAnswer: { _ in }))
      stage.settle()
    }
    if path == "not opened" { a.rootViewController.isDeaf = true }
    if path == "finishing parent" { host.dismiss() }
    host.present(coordinator: a)
    if path != "finishing parent" { stage.settle() }
    switch path {
    case "back": stage.back()
    case "escape": stage.escape()
    case "dismiss": a.dismiss()
    case "parent": host.dismiss()
    case "replaced root": stage.start(stage.flow("Other"))
    case "emptied window": stage.window.rootViewController = nil
    case "popped": stage.home.rootViewController.popToRootViewController()
    case "twice":
      a.dismiss()
      stage.back()
      a.dismiss()
    case "given up":
      stage.home.perform(.dismissChildren)
    case "dropped":
      #expect(stage.window.waitingPresentations == 1)
      stage.home.rootViewController.popToRootViewController()
    default: break
    }
    stage.settle()
    if path == "dropped" { stage.escape() }
    let told = stage.journal.take().filter { $0.hasPrefix("A finished") }
    #expect(told.count == 1, "\(told)")
    #expect(a.state == .finished)
    let isLate = path == "finishing parent" && pace == .immediate
    #expect(stage.misuse == (path == "not opened" ? [.notOpened] : isLate ? [.lateRoute] : []))
    #expect(a.rootViewController.coordinator == nil)
  }

  @Test("CO-D12: finishing twice is harmless, also while the first is under way", arguments: paces)
  func twice(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    var outcomes: [NavigationOutcome] = []
    _ = stage.journal.take()
    a.dismiss()
    a.perform(.dismiss) { outcomes.append($0) }
    stage.settle()
    a.perform(.dismiss) { outcomes.append($0) }
    a.dismiss()
    stage.settle()
    #expect(outcomes.count == 2)
    #expect(outcomes.last == .done)
    #expect(stage.journal.take() == ["close a", "A finished program", "Home heard of A"])
    stage.expectSound()
  }

  @Test("CO-D12: finishing after the parent has died, or the whole tree, is harmless")
  func afterTheParent() {
    let stage = Stage()
    var lonely: Flow?
    do {
      let tree = Home(stage.journal)
      stage.start(tree)
      lonely = stage.present("A", by: tree)
    }
    #expect(lonely?.parentCoordinator == nil)
    lonely?.dismiss()
    stage.back()
    #expect(stage.misuse == [])
    #expect(lonely?.state == .finished)
    lonely?.dismiss()
    lonely = nil
    #expect(stage.misuse == [])
  }
}
