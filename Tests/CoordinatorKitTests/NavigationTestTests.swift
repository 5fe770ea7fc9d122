import CoordinatorKit
import PatternKit
import Testing
import TextUI

@Suite("The tools for testing navigation, without a terminal")
struct NavigationTestTests {
  let journal = Journal()

  func flow(_ name: String = "A") -> NavigationTest<Flow> { NavigationTest(Flow(name, journal)) }

  @Test("a route goes in, its transition comes out, and nothing is done")
  func prepares() {
    let test = flow()
    #expect(test.prepare(.screen("x")).summary == "push x")
    #expect(test.prepare(.modalFlow("B")).summary == "present B: modalStack b")
    #expect(test.prepare(.leave).summary == "dismiss")
    #expect(test.prepare(.back).summary == "dismiss last")
    #expect(test.prepare(.nowhere).summary == "refused: there is no such place")
    let all = CoordinatorTransition.multiple([.dismissChildren, .none, .perform("select 1") {}])
    #expect(all.summary == "dismiss children, none, select 1")
    #expect(test.screens == ["a"])
    #expect(test.coordinator.childCoordinators.isEmpty)
    #expect(test.problems == [])
  }

  @Test("a preparation that changes something is a problem")
  func impure() {
    let test = flow()
    test.coordinator.onPrepare = { [weak coordinator = test.coordinator] in
      coordinator?.dismissLastViewController()
    }
    _ = test.prepare(.leave)
    #expect(test.problems.map(\.kind) == [.closedRoot])
    let other = flow()
    other.coordinator.onPrepare = { [weak coordinator = other.coordinator] in
      if let coordinator { coordinator.present(viewController: coordinator.page("x")) }
    }
    _ = other.prepare(.leave)
    #expect(other.problems.map(\.kind) == [.impurePreparation])
  }

  @Test("a route that is taken says what opened, how and from where")
  func triggers() {
    let test = flow()
    #expect(test.trigger(.screen("x")) == [.opened("x", .push)])
    #expect(test.outcome == .done)
    #expect(test.trigger(.modalFlow("B")) == [.opened("b", .modalStack)])
    #expect(test.coordinator.children == ["B"])
    #expect(test.screens == ["a", "x", "b"])
    #expect(test.trigger(.nowhere) == [])
    #expect(test.outcome == .refused("there is no such place"))
    #expect(test.problems == [])
  }

  @Test("a person's back closes the top, and says who finished; what blocks it stays")
  func goesBack() {
    let test = flow()
    test.trigger(.flow("B"))
    #expect(test.back() == [.closed("b"), .finished("B")])
    #expect(test.coordinator.childCoordinators.isEmpty)
    test.trigger(.screen("x"))
    test.coordinator.managedViewControllers.last?.blocksLeaving = "Not saved"
    #expect(test.back() == [])
    #expect(test.screens == ["a", "x"])
    test.coordinator.managedViewControllers.last?.blocksLeaving = nil
    #expect(test.back() == [.closed("x")])
    #expect(test.back() == [.closed("a"), .finished("A")])
    #expect(test.back() == [])
    #expect(journal.take().contains("B finished user"))
  }

  @Test("finishing comes out deepest first")
  func finishes() {
    let test = flow()
    test.trigger(.flow("B"))
    let b = test.coordinator.childCoordinators.first as? Flow
    test.changes { b?.trigger(.screen("b2")) }
    test.changes { b?.trigger(.modalFlow("C")) }
    #expect(
      test.changes { b?.dismiss() } == [
        .closed("c"), .closed("b2"), .closed("b"), .finished("C"), .finished("B"),
      ])
    #expect(test.screens == ["a"])
    #expect(test.trigger(.leave) == [.closed("a"), .finished("A")])
    #expect(test.problems == [])
  }

  @Test("what opens as a container, or in one, is told as well")
  func containers() {
    let test = NavigationTest(Home(journal))
    #expect(test.screens == ["stack", "home"])
    #expect(test.trigger(.modalFlow("A")) == [.opened("a", .modalStack)])
    #expect(test.screens == ["stack", "home", "a"])
    #expect(test.back() == [.closed("a"), .finished("A")])
  }

  @Test("links can be tested too")
  func links() {
    let test = NavigationTest(Tabs(journal))
    #expect(test.screens == ["tabs", "one", "two"])
    #expect(test.open([.tab(0), .item("Mug")]) == [.opened("mug", .push)])
    #expect(test.outcome == .done)
    #expect(
      test.open([.tab(0), .item("Cup")]) == [
        .closed("mug"), .opened("cup", .push), .finished("Mug"),
      ])
    #expect(test.open([.tab(1), .nowhere]) == [])
    #expect(test.outcome == .refused("there is nothing like that in Two"))
    #expect(test.problems == [])
  }

  @Test("each test has a window of its own")
  func apart() {
    let test = flow()
    test.trigger(.flow("B"))
    #expect(flow("Next").screens == ["Next"].map { $0.lowercased() })
    #expect(test.screens == ["a", "b"])
  }

  @Test("a view model's routes can be recorded")
  func recorder() {
    let recorder = RouteRecorder<FlowRoute>()
    let router = recorder.router
    router.trigger(.screen("x"))
    router.trigger(.leave)
    #expect(recorder.routes == [.screen("x"), .leave])
  }
}
