import Testing

@testable import TextUI

@Suite("The life cycle, in UIKit's order")
struct LifeCycleTests {
  @Test("a root: container first as it begins, content first as it ends")
  func root() {
    let stage = Stage()
    stage.window.rootViewController = stage.stack("nav", [stage.page("a")])
    #expect(
      stage.journal.take() == [
        "nav didLoad", "a didLoad", "nav willAppear", "a willAppear", "a isAppearing",
        "a didAppear", "nav didAppear",
      ])
  }

  @Test("a push")
  func push() {
    let stage = Stage()
    let nav = stage.stack("nav", [stage.page("a")])
    stage.window.rootViewController = nav
    _ = stage.journal.take()
    nav.pushViewController(stage.page("b"))
    #expect(
      stage.journal.take() == [
        "b didLoad", "a willDisappear", "b willAppear", "b isAppearing", "a didDisappear",
        "b didAppear",
      ])
    #expect(stage.window.snapshot().breadcrumb == ["a", "b"])
    #expect(stage.back() == .handled)
    #expect(
      stage.journal.take() == [
        "b willDisappear", "a willAppear", "a isAppearing", "b didDisappear", "a didAppear",
        "b removed user",
      ])
  }
}
