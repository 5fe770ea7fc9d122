import CoordinatorKit
import PatternKit
import Testing
import TextUI

@Suite("What a transition can say")
struct TransitionTests {
  @Test(
    "CO-8, CO-D27: a root opens instead of everything there is, modals included", arguments: paces)
  func roots(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let app = RootApp(stage.journal)
    stage.start(app)
    let first = stage.present("First", .root, by: app)
    let sheet = stage.present("Sheet", .modalStack, by: first)
    sheet.rootViewController.present(
      AlertController(title: "?", message: "", yes: "Do it", onAnswer: { _ in }))
    stage.settle()
    #expect(app.screens == [])
    #expect(app.state == .active)
    _ = stage.journal.take()
    #expect(stage.commits { app.present(coordinator: stage.flow("Second", .root)) } == 1)
    #expect(
      stage.journal.take() == [
        "open second from AlertController", "Sheet finished program", "First heard of Sheet",
        "First finished program",
      ])
    #expect(app.children == ["Second"])
    #expect(stage.window.modals.isEmpty)
    #expect(stage.top == "second")
    stage.expectSound(app)
    // Without a child nothing is left of it.
    app.perform(.dismissChildren)
    stage.settle()
    #expect(stage.window.rootViewController == nil)
    #expect(app.state == .finished)
    #expect(stage.misuse == [])
  }

  @Test(
    "CO-D24: a decision's owner asks of others what they do, as one transition", arguments: paces)
  func onOthers(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    let b = stage.present("B", by: a)
    let new = stage.flow("New")
    let c = stage.flow("C")
    #expect(
      stage.commits {
        stage.home.perform(
          .multiple([
            .on(b, .dismiss), .on(a, .open(stage.page("x"))), .present(new),
            .on(new, .present(c)),
          ]))
      } == 1)
    #expect(b.state == .finished)
    #expect(a.screens == ["a", "x"])
    #expect(c.parentCoordinator === new)
    #expect(stage.stack == ["home", "a", "x", "new", "c"])
    stage.expectSound()
  }

  @Test("CO-D25: what one of several asks of who was presented before spoils all", arguments: paces)
  func allOrNothing(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    let b = stage.flow("B")
    var outcome: NavigationOutcome?
    stage.home.perform(.multiple([.present(b), .on(a, .present(a))])) { outcome = $0 }
    stage.settle()
    #expect(outcome == .refused("A was presented before"))
    #expect(stage.misuse == [.reusedCoordinator])
    #expect(stage.home.children == ["A"])
    // What was to come as well will not, and hears so.
    #expect(b.state == .finished)
  }

  @Test(
    "CO-5: one screen in the middle closes, with the children that stand on it", arguments: paces)
  func closesOne(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    let x = stage.open("x", by: a)
    stage.present("B", by: a)
    stage.open("y", by: a)
    _ = stage.journal.take()
    #expect(stage.commits { a.perform(.close(x)) } == 1)
    #expect(a.screens == ["a", "y"])
    #expect(a.children == [])
    #expect(stage.stack == ["home", "a", "y"])
    stage.expectSound()
  }

  @Test("CO-D20: going back to the root closes all above it, as one", arguments: paces)
  func backToRoot(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    stage.open("x", by: a)
    stage.present("B", by: a)
    stage.open("y", by: a)
    stage.present("M", .modal, by: a)
    #expect(a.backToRoot.summary == "dismiss children, close y, close x")
    #expect(stage.commits { a.perform(a.backToRoot) } == 1)
    #expect(a.screens == ["a"])
    #expect(stage.top == "a")
    #expect(stage.commits { a.perform(a.backToRoot) } == 0)
    stage.expectSound()
  }

  @Test("CO-D18: a question comes over the topmost screen, and is nobody's", arguments: paces)
  func confirms(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    let m = stage.present("M", .modalStack, by: a)
    var answers: [Bool] = []
    a.perform(
      .confirm(AlertController(title: "Sure?", message: "", yes: "Do it") { answers.append($0) }))
    stage.settle()
    #expect(stage.window.modals.count == 2)
    stage.expectSound()
    #expect(stage.window.confirm(true, on: stage.window.token) == .handled)
    stage.settle()
    #expect(answers == [true])
    #expect(stage.top == "m")
    #expect(m.state == .active)
  }

  @Test("CO-D26: a question with nothing to ask it over is reported")
  func confirmsNothing() {
    let stage = Stage()
    let tabs = Tabs(stage.journal)
    stage.start(tabs)
    tabs.two.perform(.confirm(AlertController(title: "Sure?", message: "", yes: "Do it") { _ in }))
    #expect(stage.misuse == [.notOpened])
    #expect(stage.window.modals.isEmpty)
  }

  @Test("CO-D28: uncovering closes every modal above, whoever has presented it", arguments: paces)
  func uncovers(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    let m = stage.present("M", .modalStack)
    m.rootViewController.present(
      AlertController(title: "?", message: "", yes: "Do it", onAnswer: { _ in }))
    stage.settle()
    #expect(stage.commits { a.perform(.uncover) } == 1)
    #expect(stage.window.modals.isEmpty)
    #expect(stage.home.children == ["A"])
    #expect(stage.commits { a.perform(.uncover) } == 0)
    stage.expectSound()
  }

  @Test("CO-D28: what must not be left blocks a route as it does a link", arguments: paces)
  func blocked(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    var outcome: NavigationOutcome?
    #expect(
      stage.commits {
        a.perform(.multiple([.open(stage.page("x")), .blocked("Not now")])) { outcome = $0 }
      } == 0)
    #expect(outcome == .blocked("Not now"))
    stage.expectSound()
  }

  @Test("CO-D28: resolving a link changes nothing; what it comes to is a value", arguments: paces)
  func resolves(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let tabs = Tabs(stage.journal)
    stage.start(tabs)
    stage.present("M", .modalStack, by: tabs)
    let before = tabs.snapshot()
    let transition = tabs.resolve([.tab(1), .item("Mug")])
    #expect(
      transition.summary
        == "M(dismiss), Tabs(uncover), Tabs(select 1), Two(present Mug: push mug)")
    #expect(
      tabs.resolve([.tab(1), .nowhere]).summary == "refused: there is nothing like that in Two")
    #expect(tabs.snapshot() == before)
    tabs.perform(transition)
    stage.settle()
    #expect(stage.top == "mug")
    stage.expectSound(tabs)
  }
}

/// A coordinator that leaves the window to its children.
@MainActor
final class RootApp: BaseCoordinator, Coordinator {
  let rootViewController: Page

  init(_ journal: Journal) {
    rootViewController = Page("launch", journal)
  }
}
