import PatternKit
import Testing

@testable import TextUI

@Suite("Misuse is reported and changes nothing")
struct MisuseTests {
  let stage = Stage()

  func shown(_ names: String...) -> Stack {
    let nav = stage.stack("nav", names.map(stage.page))
    stage.window.rootViewController = nav
    _ = stage.journal.take()
    return nav
  }

  @Test("a controller is on a stack once")
  func pushTwice() {
    let nav = shown("a")
    let b = stage.page("b")
    nav.pushViewController(b)
    nav.pushViewController(b)
    nav.setViewControllers([b, b])
    #expect(nav.viewControllers.map(\.kind) == ["a", "b"])
    #expect(stage.misuse == [.alreadyShown, .alreadyShown])
    #expect(
      stage.diagnostics.reports[0].description
        == "already-shown: nav: b is on the stack already; make a new controller for each push")
  }

  @Test("a controller is in one place")
  func twoPlaces() {
    let nav = shown("a")
    let other = stage.stack("other", [stage.page("b")])
    nav.present(other)
    nav.pushViewController(other.viewControllers[0])
    nav.pushViewController(other)
    nav.pushViewController(nav)
    other.present(other.viewControllers[0])
    stage.window.rootViewController = other
    #expect(stage.misuse == Array(repeating: .alreadyShown, count: 5))
    #expect(nav.viewControllers.map(\.kind) == ["a"])
    #expect(stage.window.modals.map(\.kind) == ["other"])
  }

  @Test("the root cannot be popped")
  func popRoot() {
    let nav = shown("a")
    nav.popViewController()
    nav.removeViewControllers(nav.viewControllers)
    #expect(stage.misuse == [.poppedRoot, .poppedRoot])
    #expect(nav.viewControllers.count == 1)
    nav.popToRootViewController()
    #expect(stage.misuse.count == 2)
  }

  @Test("a stack cannot be popped to what is not on it")
  func popToStranger() {
    let nav = shown("a", "b")
    nav.popToViewController(stage.page("x"))
    #expect(stage.misuse == [.notOnStack])
    #expect(nav.viewControllers.count == 2)
  }

  @Test("what is in no window presents nothing; what was to come is told that it has gone")
  func presentOutside() {
    let nav = shown("a", "b")
    let b = nav.viewControllers[1]
    stage.back()
    _ = stage.journal.take()
    b.present(stage.page("m"))
    #expect(stage.misuse == [.notInWindow])
    #expect(stage.journal.take() == ["m removed program"])
  }

  @Test("what is misused before there is a window is reported when there is one")
  func beforeTheWindow() {
    let nav = stage.stack("nav", [stage.page("a")])
    nav.popViewController()
    nav.viewControllers[0].present(stage.page("m"))
    #expect(stage.misuse.isEmpty)
    stage.window.rootViewController = nav
    #expect(stage.misuse == [.poppedRoot, .notInWindow])
    stage.window.rootViewController = nil
    stage.window.rootViewController = nav
    #expect(stage.misuse.count == 2)
  }

  @Test("a tab that is not there is not selected")
  func noSuchTab() {
    let tabs = TabBarController(viewControllers: [stage.page("a")])
    stage.window.rootViewController = tabs
    tabs.selectedIndex = 1
    tabs.selectedIndex = -1
    #expect(stage.misuse == [.noSuchTab, .noSuchTab])
    #expect(tabs.selectedIndex == 0)
  }

  @Test("what a stack holds does not leave it as a child")
  func notAChild() {
    let nav = shown("a", "b")
    nav.viewControllers[1].removeFromParent()
    #expect(stage.misuse == [.notAChild])
    #expect(nav.viewControllers.count == 2)
  }

  @Test("G1, G2: faults of the controls are told once, however often they are composed")
  func controls() {
    let nav = shown("a")
    let page = stage.page("b")
    page.extra = [
      Section(
        nil,
        [
          .control(.button("b.twice", "One", "1")), .control(.button("b.twice", "Two", "2")),
          .control(.button("b.off", "Off", "3", state: .disabled(""))),
          .control(.button("b.busy", "Busy", "4", state: .busy(""))),
          .control(.button("no point", "Wrong", "5")),
        ])
    ]
    nav.pushViewController(page)
    for _ in 0..<3 {
      page.setNeedsRender()
      _ = stage.window.snapshot()
    }
    #expect(
      stage.misuse == [.duplicateControl, .malformedControl, .missingReason, .missingReason])
    #expect(stage.diagnostics.reports[0].message.contains("b.twice"))
  }

  @Test("composing that changes what it composes from is reported and goes on for ever nowhere")
  func changedWhileRendering() async throws {
    let screen = ContentViewController<Never>()
    screen.kind = "loop"
    screen.render { [unowned screen] in
      screen.setNeedsRender()
      return Content(title: "loop")
    }
    stage.window.rootViewController = screen
    #expect(stage.window.snapshot().title == "loop")
    #expect(stage.misuse == [.changedWhileRendering])
    try await stage.tracker.idle(within: .seconds(10))
    #expect(stage.misuse.count == 1)
  }

  @Test("G12: a confirmation that is answered by OK is reported")
  func unnamed() {
    let nav = shown("a")
    nav.present(AlertController(title: "Sure?", message: "", yes: "Ok") { _ in })
    #expect(stage.misuse == [.unnamedConfirmation])
  }
}
