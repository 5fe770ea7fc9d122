import CoordinatorKit
import PatternKit
import Testing
import TextUI

@Suite("Links")
struct LinkTests {
  /// A tree of tabs in a window, and what links came to.
  @MainActor
  final class Setting {
    let stage: Stage
    let tabs: Tabs
    private(set) var outcomes: [NavigationOutcome] = []

    init(_ pace: Window.Pace) {
      stage = Stage(pace)
      tabs = Tabs(stage.journal)
      stage.start(tabs)
      _ = stage.journal.take()
    }

    /// Follows a link, and counts the transitions that it takes.
    @discardableResult
    func open(_ path: PlaceStep...) -> Int {
      stage.commits { tabs.open(path) { self.outcomes.append($0) } }
    }

    func follow(_ path: PlaceStep...) {
      tabs.open(path) { self.outcomes.append($0) }
    }

    func stack(_ tab: Int) -> [String] {
      (tabs.rootViewController.viewControllers[tab] as? NavigationController)?
        .viewControllers.map(\.kind) ?? []
    }
  }

  @Test(
    "CO-D28: a link closes the modals above its target and goes there, in one transition",
    arguments: paces)
  func overAModal(_ pace: Window.Pace) {
    let here = Setting(pace)
    let modal = here.stage.present("M", .modalStack, by: here.tabs)
    here.stage.present("N", .modal, by: modal)
    _ = here.stage.journal.take()
    #expect(here.open(.tab(1), .item("Mug")) == 1)
    #expect(here.outcomes == [.done])
    #expect(
      here.stage.journal.take() == [
        "close n", "close m", "open mug from two", "N finished program", "M heard of N",
        "M finished program",
      ])
    #expect(here.stage.window.modals.isEmpty)
    #expect(here.stage.top == "mug")
    #expect(here.tabs.rootViewController.selectedIndex == 1)
    #expect(here.stack(1) == ["two", "mug"])
    here.stage.expectSound(here.tabs)
  }

  @Test(
    "CO-D28: a link closes the modals that a coordinator of another tab has presented, and leaves its screens",
    arguments: paces)
  func overAModalOfAnotherTab(_ pace: Window.Pace) {
    let here = Setting(pace)
    let a = here.stage.present("A", by: here.tabs.one)
    here.stage.present("M", .modalStack, by: a)
    #expect(here.open(.tab(1)) == 1)
    #expect(here.stage.top == "two")
    #expect(here.stack(0) == ["one", "a"])
    #expect(a.children == [])
    here.stage.expectSound(here.tabs)
  }

  @Test("CO-D28: a confirmation in the way is answered with no", arguments: paces)
  func overAConfirmation(_ pace: Window.Pace) {
    let here = Setting(pace)
    var answers: [Bool] = []
    here.tabs.one.rootViewController.present(
      AlertController(title: "?", message: "", yes: "Do it") { answers.append($0) })
    here.stage.settle()
    #expect(here.open(.tab(0), .item("Mug")) == 1)
    #expect(answers == [false])
    #expect(here.stage.top == "mug")
    here.stage.expectSound(here.tabs)
  }

  @Test("CO-D28: a screen that cannot be left vetoes a link: nothing changes", arguments: paces)
  func vetoOfAScreen(_ pace: Window.Pace) {
    let here = Setting(pace)
    let modal = here.stage.present("M", .modalStack, by: here.tabs)
    here.stage.present("N", by: modal)
    modal.rootViewController.blocksLeaving = "The address is not saved"
    let before = here.tabs.snapshot()
    _ = here.stage.journal.take()
    #expect(here.open(.tab(1), .item("Mug")) == 0)
    #expect(here.outcomes == [.blocked("The address is not saved")])
    #expect(here.tabs.snapshot() == before)
    #expect(here.stage.journal.take() == [])
    #expect(here.tabs.rootViewController.selectedIndex == 0)
    modal.rootViewController.blocksLeaving = nil
    here.open(.tab(1), .item("Mug"))
    #expect(here.stage.top == "mug")
    here.stage.expectSound(here.tabs)
  }

  @Test("CO-D28: a pushed screen that would have to go vetoes too", arguments: paces)
  func vetoOfAPushedScreen(_ pace: Window.Pace) {
    let here = Setting(pace)
    here.open(.tab(0), .item("Mug"), .part("edit"))
    here.stage.window.top?.blocksLeaving = "Not saved"
    #expect(here.open(.tab(0), .item("Mug")) == 0)
    #expect(here.open(.tab(0), .item("Cup")) == 0)
    #expect(here.outcomes == [.done, .blocked("Not saved"), .blocked("Not saved")])
    #expect(here.stack(0) == ["one", "mug", "edit"])
    // A link that leads through it does not ask it.
    here.open(.tab(0), .item("Mug"), .part("edit"), .part("more"))
    #expect(here.stack(0) == ["one", "mug", "edit", "more"])
    here.stage.expectSound(here.tabs)
  }

  @Test(
    "CO-D28: a forced flow is not skipped by a link, whatever the link would do with it",
    arguments: paces)
  func forced(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let app = App(stage.journal)
    stage.start(app)
    var outcomes: [NavigationOutcome] = []
    for step in [AppStep.mainInstead, .mainOver] {
      app.open([step]) { outcomes.append($0) }
      stage.settle()
    }
    #expect(outcomes == [.blocked("Read this first"), .blocked("Read this first")])
    #expect(stage.top == "onboarding")
    #expect(app.children == ["Onboarding"])
    app.onboarding.reasonToStay = nil
    app.open([.mainInstead]) { outcomes.append($0) }
    stage.settle()
    #expect(outcomes.last == .done)
    #expect(app.children == ["Main"])
    #expect(stage.top == "main")
    stage.expectSound(app)
  }

  @Test(
    "CO-D29: what is to go is found before anything changes: what the link brings stays",
    arguments: paces)
  func findThenDismiss(_ pace: Window.Pace) {
    let here = Setting(pace)
    here.open(.tab(0), .item("Mug"))
    let mug = here.tabs.one.childCoordinators.first
    here.stage.present("M", .modalStack, by: here.tabs)
    #expect(here.open(.tab(0), .item("Mug"), .part("size"), .part("colour")) == 1)
    #expect(here.stack(0) == ["one", "mug", "size", "colour"])
    #expect(here.tabs.one.childCoordinators.first === mug)
    #expect(here.stage.window.modals.isEmpty)
    #expect(here.open(.tab(0), .item("Mug"), .sheet("S")) == 0)
    here.open(.tab(0), .sheet("S"))
    #expect(here.stage.top == "s")
    #expect(here.stack(0) == ["one"])
    here.stage.expectSound(here.tabs)
  }

  @Test("CO-D31: a second link uses the tree that there is", arguments: paces)
  func reuse(_ pace: Window.Pace) {
    let here = Setting(pace)
    let shelves = [here.tabs.one, here.tabs.two].map(ObjectIdentifier.init)
    here.open(.tab(0), .item("Mug"))
    here.open(.tab(0), .item("Cup"))
    #expect(here.stack(0) == ["one", "cup"])
    #expect(here.tabs.childCoordinators.map(ObjectIdentifier.init) == shelves)
    #expect(here.tabs.one.children == ["Cup"])
    here.open(.tab(0))
    #expect(here.stack(0) == ["one"])
    #expect(here.tabs.one.children == [])
    here.stage.expectSound(here.tabs)
  }

  @Test("CO-D31: a link to what is shown moves nothing", arguments: paces)
  func alreadyThere(_ pace: Window.Pace) {
    let here = Setting(pace)
    here.open(.tab(0), .item("Mug"), .part("size"))
    let before = here.tabs.snapshot()
    _ = here.stage.journal.take()
    #expect(here.open(.tab(0), .item("Mug"), .part("size")) == 0)
    #expect(here.tabs.snapshot() == before)
    #expect(here.stage.journal.take() == [])
    // One screen less is one screen less.
    #expect(here.open(.tab(0), .item("Mug")) == 1)
    #expect(here.stack(0) == ["one", "mug"])
    #expect(here.outcomes == [.done, .done, .done])
    here.stage.expectSound(here.tabs)
  }

  @Test("CO-D31: a newer link takes the place of one that was not followed yet", arguments: paces)
  func newest(_ pace: Window.Pace) {
    let here = Setting(pace)
    let busy = here.stage.page("busy")
    busy.onLoad = { _ in
      here.follow(.tab(1), .item("Mug"))
      here.follow(.tab(1), .item("Cup"))
    }
    here.tabs.one.present(viewController: busy)
    here.stage.settle()
    #expect(here.outcomes == [.dropped("a newer link came"), .done])
    #expect(here.stack(1) == ["two", "cup"])
    here.stage.expectSound(here.tabs)
  }

  @Test(
    "CO-D32: a link that leads nowhere says why and changes nothing, wherever it fails",
    arguments: [
      [PlaceStep.nowhere], [.tab(1), .nowhere], [.tab(1), .item("Mug"), .nowhere],
      [.tab(1), .sheet("S"), .item("Mug")], [.tab(1), .item("Mug"), .part("size"), .tab(0)],
    ], paces)
  func refused(_ path: [PlaceStep], _ pace: Window.Pace) {
    let here = Setting(pace)
    here.stage.present("M", .modalStack, by: here.tabs)
    let before = here.tabs.snapshot()
    _ = here.stage.journal.take()
    var outcome: NavigationOutcome?
    #expect(here.stage.commits { here.tabs.open(path) { outcome = $0 } } == 0)
    guard case .refused(let reason) = outcome else {
      Issue.record("not refused")
      return
    }
    #expect(reason.hasPrefix("there is nothing like that") || reason.hasPrefix("nothing leads on"))
    #expect(here.tabs.snapshot() == before)
    #expect(here.stage.journal.take() == [])
    #expect(here.stage.top == "m")
    here.stage.expectSound(here.tabs)
  }

  @Test("CO-D32: a link that leads through what is not open is refused")
  func notOpen() {
    let stage = Stage()
    let app = App(stage.journal)
    stage.start(app)
    var outcome: NavigationOutcome?
    app.open([.notOpen, .mainOver]) { outcome = $0 }
    #expect(outcome == .refused("App is not open"))
    #expect(stage.top == "onboarding")
    stage.expectSound(app)
  }

  @Test("CO-D29: what is embedded in what a link leads through stays", arguments: paces)
  func embeddedStays(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let app = App(stage.journal)
    stage.start(app)
    app.onboarding.reasonToStay = nil
    stage.open("notes", .embed, by: app)
    stage.open("sheet", .modal, by: app)
    app.open([.here])
    stage.settle()
    #expect(app.screens == ["PlainContainer", "notes"])
    #expect(app.children == ["Onboarding"])
    #expect(stage.top == "notes")
    #expect(stage.misuse == [])
  }

  @Test("CO-D32: a link that cannot be opened whole opens nothing", arguments: paces)
  func allOrNothing(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let app = App(stage.journal)
    stage.start(app)
    app.onboarding.reasonToStay = nil
    _ = stage.journal.take()
    var outcome: NavigationOutcome?
    app.open([.mainOver, .usedScreen]) { outcome = $0 }
    stage.settle()
    #expect(outcome == .refused("onboarding is open already"))
    #expect(stage.misuse == [.screenInUse])
    #expect(app.children == ["Onboarding"])
    #expect(stage.top == "onboarding")
    #expect(stage.journal.take() == [])
  }
}

enum AppStep: Step { case mainInstead, mainOver, usedScreen, notOpen, here }

/// The root of a tree that begins with a flow that must be gone through.
@MainActor
final class App: BaseCoordinator, StepCoordinator {
  let journal: Journal
  let rootViewController = PlainContainer()
  let onboarding: Flow

  init(_ journal: Journal) {
    self.journal = journal
    onboarding = Flow("Onboarding", journal, .embed)
    onboarding.reasonToStay = "Read this first"
    super.init()
    present(coordinator: onboarding)
  }

  override var name: String { "App" }

  func plan(_ step: AppStep) -> StepPlan<AppStep> {
    switch step {
    case .mainInstead:
      .take(.multiple([.dismissChildren, .present(Flow("Main", journal, .embed))]), then: self)
    case .mainOver: .take(.present(Flow("Main", journal, .embed)), then: self)
    case .usedScreen: .take(.open(onboarding.rootViewController))
    case .notOpen: .through(App(journal))
    case .here: .through(self)
    }
  }
}
