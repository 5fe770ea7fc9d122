import PatternKit
import Testing

@testable import TextUI

@Suite("Notices")
struct NoticeTests {
  let stage = Stage()

  func shown(_ stage: Stage, _ names: String...) -> Stack {
    let nav = stage.stack("nav", names.map(stage.page))
    stage.window.rootViewController = nav
    stage.settle()
    return nav
  }

  func page(_ nav: Stack, _ index: Int, does body: @escaping () -> Void) {
    (nav.viewControllers[index] as? Page)?.onEvent = { _ in body() }
  }

  func notices(_ stage: Stage) -> [String] { stage.window.snapshot().notices }

  @Test("G9: those of one event stand in the order of kinds; within a kind as they came")
  func order() {
    let nav = shown(stage, "a")
    page(nav, 0) {
      for kind in Notice.Kind.allCases.reversed() {
        stage.window.notify("\(kind) 1", kind: kind)
        stage.window.notify("\(kind) 2", kind: kind)
      }
    }
    stage.tap("a.use")
    #expect(
      notices(stage)
        == Notice.Kind.allCases.flatMap { ["\($0) 1", "\($0) 2"] })
    #expect(
      Notice.Kind.allCases == [
        .order, .cartMerge, .stock, .price, .coupon, .saved, .links, .other,
      ])
  }

  @Test("G9: they go with the next act that is handled, typing included")
  func handled() {
    let nav = shown(stage, "a")
    stage.window.notify("old")
    #expect(notices(stage) == ["old"])
    stage.tap("a.use")
    #expect(notices(stage) == [])
    stage.window.notify("older")
    (nav.viewControllers[0] as? Page)?.extra = [
      Section(nil, [.control(.field("a.field", "Field", text: "") { $0 })])
    ]
    nav.viewControllers[0].setNeedsRender()
    #expect(stage.window.perform(.type("a.field", "x"), on: stage.window.token) == .handled)
    #expect(notices(stage) == [])
  }

  @Test(
    "G9: an ignored act, one on a disabled or missing control, scrolling and a resize keep them")
  func notHandled() {
    let nav = shown(stage, "a")
    let stale = stage.window.token
    nav.pushViewController(stage.page("b"))
    (nav.viewControllers[1] as? Page)?.extra = [
      Section(nil, [.control(.button("b.off", "Off", "", state: .disabled("no")))])
    ]
    nav.viewControllers[1].setNeedsRender()
    stage.window.notify("kept")
    #expect(stage.window.tap("b.use", on: stale) == .stale)
    #expect(stage.tap("b.off") == .disabled("no"))
    #expect(stage.tap("b.none") == .noSuchControl)
    let token = stage.window.token
    #expect(stage.window.perform(.type("b.use", "x"), on: token) != .handled)
    #expect(stage.window.perform(.scroll("b.use"), on: token) == .handled)
    #expect(stage.window.moveFocus(to: "b.use", on: token) == .handled)
    #expect(stage.window.perform(.resize(width: 30, height: 9), on: token) == .handled)
    #expect(notices(stage) == ["kept"])
  }

  @Test("G9: an act that raises a notice clears the old ones first")
  func replaces() {
    let nav = shown(stage, "a")
    page(nav, 0) { stage.window.notify("new") }
    stage.window.notify("old")
    stage.tap("a.use")
    #expect(notices(stage) == ["new"])
    // An act that is not the window's, such as a link, does so too, and only if it raises one.
    stage.window.handleAct {}
    #expect(notices(stage) == ["new"])
    stage.window.handleAct { stage.window.notify("newest") }
    #expect(notices(stage) == ["newest"])
  }

  @Test("G9: an act inside an act is the same event")
  func nested() {
    _ = shown(stage, "a")
    stage.window.handleAct {
      stage.window.notify("outer", kind: .saved)
      stage.window.handleAct { stage.window.notify("inner", kind: .order) }
    }
    #expect(notices(stage) == ["inner", "outer"])
  }

  @Test("G9: what the world brings clears nothing and is added at the end")
  func world() async throws {
    _ = shown(stage, "a")
    stage.window.notify("first", kind: .other)
    try await stage.tracker.idle(within: .seconds(10))
    stage.window.notify("second", kind: .price)
    stage.window.notify("third", kind: .order)
    try await stage.tracker.idle(within: .seconds(10))
    #expect(notices(stage) == ["first", "third", "second"])
  }

  @Test("G9: they go when their screen is covered, left or removed, and do not come back")
  func left() async throws {
    let nav = shown(stage, "a")
    for leave: @MainActor () -> Void in [
      { nav.pushViewController(stage.page("b")) },
      { nav.present(stage.page("m")) },
      { nav.present(AlertController(title: "Q", message: "", yes: "Do it") { _ in }) },
    ] {
      stage.window.notify("seen")
      #expect(notices(stage) == ["seen"])
      try await stage.tracker.idle(within: .seconds(10))
      leave()
      #expect(notices(stage) == [])
      stage.back()
      #expect(stage.window.top?.kind == "a")
      #expect(notices(stage) == [])
    }
  }

  @Test(
    "G9: raised before or after its screen is closed by the same act, it stands on the one below",
    arguments: [Window.Pace.immediate, .stepped])
  func closedByTheSameAct(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let nav = shown(stage, "a", "b", "c")
    page(nav, 2) {
      stage.window.notify("before", kind: .stock)
      nav.popViewController()
      nav.popViewController()
      stage.window.notify("after", kind: .order)
    }
    stage.tap("c.use")
    stage.settle()
    #expect(stage.window.top?.kind == "a")
    #expect(notices(stage) == ["after", "before"])
    stage.window.handleAct { nav.pushViewController(stage.page("d")) }
    stage.settle()
    #expect(notices(stage) == [])
  }

  @Test("G9: one that a removal raises, or a queued transition, stands on what appears")
  func raisedWhileClosing() async throws {
    let nav = shown(stage, "a", "b")
    nav.viewControllers[1].onRemoved = { _ in
      stage.window.notify("ended")
      nav.pushViewController(stage.page("c"))
    }
    stage.back()
    #expect(stage.window.top?.kind == "c")
    #expect(notices(stage) == ["ended"])
  }

  @Test("G9: what the world raises while it closes a screen stands on the one that appears")
  func closedByTheWorld() async throws {
    let nav = shown(stage, "a", "b")
    stage.window.notify("sold out", kind: .stock)
    nav.popViewController()
    #expect(notices(stage) == ["sold out"])
    try await stage.tracker.idle(within: .seconds(10))
    // The event is over: from now on it is an old notice.
    nav.pushViewController(stage.page("c"))
    #expect(notices(stage) == [])
  }

  @Test("G9: one that was raised before there was a screen stands on the first")
  func beforeTheFirst() {
    stage.window.notify("Order 1001 is paid", kind: .order)
    stage.window.rootViewController = stage.page("a")
    #expect(notices(stage) == ["Order 1001 is paid"])
  }

  @Test("G6: a screen that is gone raises none")
  func gone() {
    let nav = shown(stage, "a", "b")
    let b = nav.viewControllers[1]
    stage.back()
    b.notify("failed")
    #expect(notices(stage) == [])
    nav.viewControllers[0].notify("failed")
    #expect(notices(stage) == ["failed"])
  }

  @Test("G9: notices of the content stand before those of the window")
  func both() {
    let screen = ContentViewController<Never> { Content(title: "t", notices: ["own"]) }
    stage.window.rootViewController = screen
    stage.window.notify("raised")
    #expect(notices(stage) == ["own", "raised"])
  }
}
