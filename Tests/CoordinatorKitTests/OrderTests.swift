import CoordinatorKit
import PatternKit
import Testing
import TextUI

@Suite("One navigation at a time")
struct OrderTests {
  @Test(
    "CO-10: a route is prepared, its child belongs to the parent, it opens, the completion comes",
    arguments: paces)
  func order(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    _ = stage.journal.take()
    var childrenWhilePreparing = -1
    a.onPrepare = { childrenWhilePreparing = a.childCoordinators.count }
    a.trigger(.flow("B")) { outcome in
      stage.journal.write("\(outcome) with \(a.children), top \(stage.top ?? "")")
    }
    #expect(a.children == ["B"])
    stage.settle()
    #expect(childrenWhilePreparing == 0)
    #expect(
      stage.journal.take() == ["A prepares", "open b from a", "done with [\"B\"], top b"])
    let taken = stage.tracer.events.filter { $0.kind == .routeTaken }
    #expect(taken.map(\.subject) == ["A"])
    #expect(taken.map(\.detail) == ["flow"])
  }

  @Test("CO-10: a route that leads nowhere says why and changes nothing", arguments: paces)
  func nowhere(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    var outcome: NavigationOutcome?
    #expect(stage.commits { a.trigger(.nowhere) { outcome = $0 } } == 0)
    #expect(outcome == .refused("there is no such place"))
    stage.expectSound()
  }

  @Test(
    "CO-15: several transitions are done strictly in order, as one, with one completion",
    arguments: paces)
  func multiple(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    let b = stage.flow("B")
    let c = stage.flow("C", .modalStack)
    b.present(coordinator: c)
    _ = stage.journal.take()
    var outcomes: [NavigationOutcome] = []
    let commits = stage.commits {
      a.perform(
        .multiple([
          .open(stage.page("x")), .none, .open(stage.page("y")), .present(b),
          .perform("note") { stage.journal.write("noted") },
        ])
      ) { outcomes.append($0) }
    }
    #expect(
      stage.journal.take() == [
        "open x from a", "open y from a", "open b from a", "noted", "open c from b",
      ])
    // What the new child asks for by itself comes after.
    #expect(commits == 2)
    #expect(outcomes == [.done])
    #expect(stage.stack == ["home", "a", "x", "y", "b"])
    #expect(stage.top == "c")
    stage.expectSound()
  }

  @Test("CO-15: what one of them has closed is not there for the next", arguments: paces)
  func severalClosings(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    for name in ["x", "y", "z"] { stage.open(name, by: a) }
    _ = stage.journal.take()
    a.perform(.multiple([.dismissLast, .dismissLast, .open(stage.page("w"))]))
    stage.settle()
    #expect(
      stage.journal.take() == [
        "close z", "close y", "open w from x", "A lost z program", "A lost y program",
      ])
    #expect(stage.stack == ["home", "a", "x", "w"])
    stage.expectSound()
  }

  @Test("CO-15: no transition at all completes at once", arguments: paces)
  func empty(_ pace: Window.Pace) {
    let stage = Stage(pace)
    var outcomes: [NavigationOutcome] = []
    let a = stage.present("A")
    a.perform(.multiple([])) { outcomes.append($0) }
    a.perform(.none) { outcomes.append($0) }
    #expect(outcomes == [.done, .done])
    #expect(stage.window.queuedTransitions == 0)
  }

  @Test(
    "CO-D11: a child is its parent's from the asking on, and nobody else need keep it",
    arguments: paces)
  func protected(_ pace: Window.Pace) {
    let stage = Stage(pace)
    weak var weakChild: Flow?
    do {
      let child = stage.flow("A", .modalStack)
      weakChild = child
      stage.home.present(coordinator: child)
    }
    #expect(weakChild != nil)
    #expect(stage.home.children == ["A"])
    // Something else is removed while it is on its way.
    stage.home.rootViewController.popToRootViewController()
    stage.settle()
    #expect(weakChild?.state == .active)
    #expect(stage.top == "a")
    stage.expectSound()
  }

  @Test(
    "CO-D11: a presentation that waits for a confirmation keeps its child, and comes then",
    arguments: paces)
  func waits(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    var outcomes: [NavigationOutcome] = []
    a.rootViewController.present(
      AlertController(title: "?", message: "", yes: "Yes", onAnswer: { _ in }))
    stage.settle()
    a.trigger(.modalFlow("M")) { outcomes.append($0) }
    a.trigger(.modalFlow("M")) { outcomes.append($0) }
    stage.settle()
    #expect(outcomes == [.dropped("the same route is under way")])
    #expect(a.children == ["M"])
    #expect(stage.window.waitingPresentations == 1)
    // It holds up nothing else.
    a.trigger(.screen("x")) { outcomes.append($0) }
    stage.settle()
    #expect(outcomes.last == .done)
    stage.escape()
    #expect(stage.top == "m")
    #expect(outcomes == [.dropped("the same route is under way"), .done, .done])
    stage.expectSound()
  }

  @Test(
    "CO-D11: what waits for a confirmation can be dismissed, and does not come", arguments: paces)
  func dismissedWhileItWaits(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    a.rootViewController.present(
      AlertController(title: "?", message: "", yes: "Yes", onAnswer: { _ in }))
    stage.settle()
    let modal = stage.flow("M", .modalStack)
    var outcomes: [NavigationOutcome] = []
    a.perform(.present(modal)) { outcomes.append($0) }
    stage.settle()
    modal.dismiss()
    stage.settle()
    #expect(modal.state == .finished)
    #expect(outcomes == [.dropped("m did not open")])
    stage.escape()
    #expect(stage.top == "a")
    stage.expectSound()
  }

  @Test("CO-D14: a route that is under way is not taken twice", arguments: paces)
  func sameRoute(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    var outcomes: [NavigationOutcome] = []
    // All three are asked for in the same turn, while something else is being committed.
    let other = stage.page("other")
    other.onLoad = { _ in
      a.trigger(.flow("B")) { outcomes.append($0) }
      a.trigger(.flow("B")) { outcomes.append($0) }
      a.trigger(.flow("C")) { outcomes.append($0) }
    }
    a.present(viewController: other)
    stage.settle()
    #expect(outcomes == [.dropped("the same route is under way"), .done, .done])
    #expect(a.children == ["B", "C"])
    #expect(stage.drops.map(\.subject) == ["flow"])
    // Afterwards it is a new wish.
    a.trigger(.flow("B"))
    stage.settle()
    #expect(a.children == ["B", "C", "B"])
    stage.expectSound()
  }

  @Test("CO-D14: two quick taps open one screen", arguments: paces)
  func twoTaps(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    a.rootViewController.render(
      Content(
        title: "A",
        sections: [Section(nil, [.control(.button("a.go", "Go", "go"))])]))
    a.rootViewController.onEvent = { _ in a.trigger(.flow("B")) }
    let token = stage.window.token
    #expect(stage.window.tap("a.go", on: token) == .handled)
    #expect(stage.window.tap("a.go", on: token) == .stale)
    stage.settle()
    #expect(a.children == ["B"])
    stage.expectSound()
  }

  @Test("CO-D14: the same screen is never open twice: that is reported", arguments: paces)
  func sameScreen(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    let b = stage.present("B", by: a)
    let x = stage.page("x")
    var outcomes: [NavigationOutcome] = []
    a.present(viewController: x)
    a.perform(.open(x)) { outcomes.append($0) }
    b.perform(.open(x)) { outcomes.append($0) }
    let y = stage.page("y")
    b.perform(.multiple([.open(y), .open(y)])) { outcomes.append($0) }
    let used = stage.page("used")
    stage.home.rootViewController.pushViewController(used)
    stage.settle()
    b.perform(.open(used)) { outcomes.append($0) }
    stage.settle()
    #expect(
      outcomes == [
        .refused("x is open already"), .refused("x is open already"),
        .refused("y is open already"), .refused("used is open already"),
      ])
    #expect(stage.misuse == Array(repeating: .screenInUse, count: 4))
    #expect(stage.stack == ["home", "a", "b", "x", "used"])
    #expect(y.coordinator == nil)
  }

  @Test(
    "CO-D15: navigations are done one after the other, and each says what became of it",
    arguments: paces)
  func fifo(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    var told: [String] = []
    func note(_ name: String) -> (NavigationOutcome) -> Void {
      { outcome in told.append("\(name) \(outcome)") }
    }
    _ = stage.journal.take()
    a.trigger(.modalFlow("M"), completion: note("m"))
    a.trigger(.modalFlow("N"), completion: note("n"))
    a.trigger(.nowhere, completion: note("nowhere"))
    a.trigger(.leave, completion: note("leave"))
    if pace == .stepped { a.trigger(.screen("late"), completion: note("late")) }
    #expect(stage.window.queuedTransitions == (pace == .immediate ? 0 : 1))
    stage.settle()
    #expect(
      told == [
        "m done", "n done", "nowhere refused(\"there is no such place\")", "leave done",
      ] + (pace == .stepped ? ["late dropped(\"its coordinator has finished\")"] : []))
    #expect(
      stage.journal.take().filter { $0.hasPrefix("open") } == ["open m from a", "open n from m"])
    stage.expectSound()
  }

  @Test(
    "CO-D16: one that fails lets the next come, and nothing is left in the queue",
    arguments: paces)
  func neverStuck(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    let deaf = stage.page("deaf")
    deaf.isDeaf = true
    a.present(viewController: deaf)
    a.trigger(.nowhere)
    a.dismissLastViewController()
    a.trigger(.screen("x"))
    #expect(a.pendingNavigations == (pace == .immediate ? 0 : 1))
    stage.settle()
    #expect(a.pendingNavigations == 0)
    #expect(stage.top == "x")
    #expect(stage.misuse == [.notOpened, .closedRoot])
  }

  @Test("CO-D16: what is still asked for when the window goes is dropped, and says so")
  func windowGone() {
    let journal = Journal()
    var outcomes: [NavigationOutcome] = []
    let home = Home(journal)
    var window: Window? = Window(pace: .stepped)
    if let window { home.start(in: window) }
    home.trigger(.flow("A")) { outcomes.append($0) }
    #expect(home.pendingNavigations > 0)
    window = nil
    home.trigger(.flow("B")) { outcomes.append($0) }
    #expect(outcomes.count == 2)
    #expect(home.pendingNavigations == 0)
    #expect(
      outcomes.allSatisfy { if case .dropped = $0 { true } else { false } }, "\(outcomes)")
  }

  @Test("CO-D17: who is gone when its turn comes is asked for nothing more", arguments: paces)
  func revalidated(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    let b = stage.present("B", by: a)
    var outcomes: [NavigationOutcome] = []
    _ = stage.journal.take()
    // While B's screen is being told that it has gone, A asks, whose screen goes with it.
    a.onChildFinished = { a, _ in a.trigger(.flow("C")) { outcomes.append($0) } }
    b.onFinished = { a.trigger(.modalFlow("D")) { outcomes.append($0) } }
    stage.home.rootViewController.popToRootViewController()
    stage.settle()
    #expect(
      outcomes == [
        .dropped("its coordinator is not shown"), .dropped("its coordinator is not shown"),
      ])
    #expect(
      stage.journal.take() == [
        "B finished program", "A heard of B", "A finished program", "Home heard of A",
      ])
    #expect(stage.top == "home")
    stage.expectSound()
  }

  @Test("CO-D17: a route whose coordinator goes while it waits is dropped", arguments: paces)
  func goneMeanwhile(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    var outcomes: [NavigationOutcome] = []
    let other = stage.page("other")
    other.onLoad = { _ in
      stage.home.perform(.dismissChildren)
      a.trigger(.flow("B")) { outcomes.append($0) }
      a.perform(.present(stage.flow("C"))) { outcomes.append($0) }
    }
    a.present(viewController: other)
    stage.settle()
    #expect(
      outcomes == [
        .dropped("its coordinator has finished"), .dropped("its coordinator has finished"),
      ])
    // What it was to present will not come, and hears so.
    #expect(
      stage.journal.take().suffix(4) == [
        "A lost other program", "A finished program", "Home heard of A", "C finished program",
      ])
    #expect(a.state == .finished)
    #expect(stage.stack == ["home"])
    stage.expectSound()
  }

  @Test("CO-D19: what is presented after a dismissal waits until that is over", arguments: paces)
  func dismissThenPresent(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A", .modalStack)
    _ = stage.journal.take()
    a.dismiss()
    stage.home.trigger(.modalFlow("B"))
    stage.settle()
    #expect(
      stage.journal.take() == [
        "close a", "A finished program", "Home heard of A", "open b from home",
      ])
    #expect(stage.window.modals.count == 1)
    #expect(stage.top == "b")
    stage.expectSound()
  }

  @Test(
    "CO-D19: what is presented when the end is heard comes after the dismissal", arguments: paces)
  func presentOnTheEnd(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    let gate = stage.present("Gate", .modalStack, by: a)
    a.onChildFinished = { a, child in if child.name == "Gate" { a.trigger(.modalFlow("B")) } }
    _ = stage.journal.take()
    gate.dismiss()
    stage.settle()
    #expect(
      stage.journal.take() == [
        "close gate", "Gate finished program", "A heard of Gate", "A prepares",
        "open b from a",
      ])
    #expect(a.children == ["B"])
    #expect(stage.window.modals.count == 1)
    stage.expectSound()
  }
}
