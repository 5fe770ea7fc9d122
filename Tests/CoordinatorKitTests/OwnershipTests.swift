import CoordinatorKit
import PatternKit
import Testing
import TextUI

@Suite("Who owns whom")
struct OwnershipTests {
  @Test("CO-D8: upwards everything is weak: a parent that has died is nil, not stale")
  func weakParent() {
    let stage = Stage()
    var tree: Home? = Home(stage.journal)
    var child: Flow?
    if let tree {
      stage.start(tree)
      child = stage.present("A", by: tree)
    }
    #expect(child?.parentCoordinator === tree)
    weak let weakTree = tree
    tree = nil
    #expect(weakTree == nil)
    #expect(child?.parentCoordinator == nil)
    let screen = child?.rootViewController
    #expect(screen?.coordinator === child)
    child = nil
    #expect(screen?.coordinator == nil)
  }

  @Test(
    "CO-D13: ownership goes downwards: who keeps a screen keeps no coordinator", arguments: paces)
  func keptScreen(_ pace: Window.Pace) {
    let stage = Stage(pace)
    weak var weakFlow: Flow?
    var kept: Page?
    do {
      let flow = stage.present("A")
      weakFlow = flow
      kept = flow.rootViewController
    }
    #expect(weakFlow != nil)
    stage.back()
    #expect(weakFlow == nil)
    #expect(stage.window.strayScreens == ["a"])
    kept = nil
    #expect(kept == nil)
    #expect(stage.window.strayScreens == [])
  }

  @Test("CO-D13: a view model with a router makes no cycle", arguments: paces)
  func viewModel(_ pace: Window.Pace) {
    let stage = Stage(pace)
    weak var weakFlow: Modelled?
    weak var weakModel: RoutedModel?
    do {
      let flow = Modelled()
      weakFlow = flow
      stage.home.present(coordinator: flow)
      stage.settle()
      weakModel = flow.rootViewController.model
    }
    weakModel?.router.trigger(.again)
    stage.settle()
    #expect(weakFlow?.screens == ["ModelScreen", "ModelScreen"])
    #expect(stage.back() == .handled)
    #expect(stage.back() == .handled)
    #expect(weakFlow == nil)
    #expect(weakModel == nil)
    stage.expectSound()
  }

  @Test("1,000 visits, left in every way, leave as much alive as there was before")
  func manyVisits() {
    let stage = Stage()
    let before = stage.lifetimes.counts
    for visit in 0..<1_000 {
      do {
        let a = stage.present("A", visit.isMultiple(of: 2) ? .push : .modalStack)
        a.trigger(.screen("a2"))
        a.trigger(.flow("B"))
        a.trigger(.modalFlow("C"))
        switch visit % 4 {
        case 0: a.dismiss()
        case 1: stage.home.perform(.dismissChildren)
        case 2:
          stage.escape()
          stage.home.rootViewController.popToRootViewController()
        default:
          stage.escape()
          stage.escape()
        }
      }
      #expect(stage.home.childCoordinators.isEmpty)
    }
    #expect(stage.lifetimes.counts == before)
    #expect(stage.window.strayScreens == [])
    stage.expectSound()
  }

  @Test("a tree that is let go with its window leaves nothing alive, whatever was under way")
  func released() {
    for pace in paces {
      let lifetimes = Lifetimes()
      do {
        let journal = Journal()
        let window = Window(pace: pace, lifetimes: lifetimes)
        let home = Home(journal)
        home.start(in: window, lifetimes: lifetimes)
        while window.step() {}
        home.trigger(.modalFlow("A"))
        while window.step() {}
        home.trigger(.flow("B"))
        home.present(coordinator: Flow("C", journal))
        window.rootViewController?.dismiss()
        #expect(!lifetimes.isEmpty)
      }
      #expect(lifetimes.counts == [:])
    }
  }

  @Test("a tree that is let go before it was shown leaves nothing alive")
  func neverShown() {
    weak var weakHome: Home?
    weak var weakRoot: StackContainer?
    let window = Window(pace: .stepped)
    do {
      let home = Home(Journal())
      weakHome = home
      weakRoot = home.rootViewController
      home.start(in: window)
      #expect(home.pendingNavigations == 2)
    }
    #expect(weakHome == nil)
    while window.step() {}
    window.rootViewController = nil
    while window.step() {}
    #expect(weakRoot == nil)
  }

  @Test("attached and detached coordinators are told to the trace, under their parents")
  func traced() {
    let stage = Stage()
    let a = stage.present("A")
    stage.present("B", by: a)
    a.dismiss()
    let nodes = stage.tracer.events.filter { [.nodeAttached, .nodeDetached].contains($0.kind) }
    #expect(
      nodes.map { "\($0.kind) \($0.subject) \($0.detail)" } == [
        "nodeAttached Home ", "nodeAttached A Home", "nodeAttached B A", "nodeDetached B ",
        "nodeDetached A ",
      ])
    #expect(stage.lifetimes.counts["Home"] == 1)
  }

  @Test("a snapshot shows the tree: each coordinator with its screens, then its children")
  func snapshot() {
    let stage = Stage()
    let tabs = Tabs(stage.journal)
    stage.start(tabs)
    let a = stage.present("A", by: tabs.one)
    let a2 = stage.open("a2", by: a)
    let a3 = stage.page("a3")
    let m = stage.present("M", .modalStack, by: a)
    // Under a pushed screen in another tab nothing was loaded.
    tabs.two.present(viewController: a3)
    func node(_ name: String, _ page: Page?, _ children: NodeSnapshot...) -> NodeSnapshot {
      NodeSnapshot(
        kind: "Coordinator", name: name, state: "active", screen: page?.screenSerial,
        children: children)
    }
    #expect(
      tabs.snapshot()
        == node(
          "Tabs", nil,
          node(
            "One", tabs.one.rootViewController,
            NodeSnapshot(
              kind: "Coordinator", name: "A", state: "active",
              screen: a.rootViewController.screenSerial,
              children: [
                NodeSnapshot(kind: "Screen", name: "a2", screen: a2.screenSerial),
                node("M", m.rootViewController),
              ])),
          NodeSnapshot(
            kind: "Coordinator", name: "Two", state: "active",
            children: [NodeSnapshot(kind: "Screen", name: "a3")])))
    stage.expectSound(tabs)
  }
}

enum ModelRoute: Route { case again }

@MainActor
final class RoutedModel {
  let router: Router<ModelRoute>
  init(router: Router<ModelRoute>) { self.router = router }
}

@MainActor
final class ModelScreen: ManagedViewController<String> {
  let model: RoutedModel
  init(_ model: RoutedModel) {
    self.model = model
    super.init()
  }
}

@MainActor
final class Modelled: BaseCoordinator, Coordinator {
  private(set) lazy var rootViewController: ModelScreen = ModelScreen(RoutedModel(router: router))

  func prepare(_ route: ModelRoute) -> Transition {
    switch route {
    case .again: .open(ModelScreen(RoutedModel(router: router)))
    }
  }
}
