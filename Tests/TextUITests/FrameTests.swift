import Observation
import PatternKit
import Testing

@testable import TextUI

@Suite("Rendering is pulled, frames are composed when nothing is left to do")
struct FrameTests {
  let stage = Stage()

  @Observable
  final class Model {
    var count = 0
    var other = 0
  }

  /// A screen that counts how often it was composed.
  final class Counting {
    let model = Model()
    var compositions = 0
    let screen = ContentViewController<String>()

    init() {
      screen.kind = "counting"
      screen.render { [unowned self] in
        compositions += 1
        return Content(
          title: "n = \(model.count)",
          sections: [Section(nil, [.control(.button("counting.add", "Add", "add"))])])
      }
      screen.onEvent = { [unowned self] _ in model.count += 1 }
    }
  }

  func settle() async throws { try await stage.tracker.idle(within: .seconds(10)) }

  @Test("G8: many changes in one turn make one frame, and idle waits for it")
  func coalesced() async throws {
    let counting = Counting()
    var frames: [String] = []
    stage.window.onFrame = { frames.append($0.title) }
    stage.window.rootViewController = counting.screen
    #expect(frames.isEmpty)
    #expect(!stage.tracker.isIdle)
    try await settle()
    #expect(frames == ["n = 0"])
    for _ in 0..<5 { counting.model.count += 1 }
    counting.screen.setNeedsRender()
    stage.window.notify("hello")
    #expect(frames.count == 1)
    try await settle()
    #expect(frames == ["n = 0", "n = 5"])
    #expect(counting.compositions == 2)
    try await settle()
    #expect(frames.count == 2)
  }

  @Test("three renders by hand and one change make one composition")
  func oneComposition() async throws {
    let counting = Counting()
    stage.window.rootViewController = counting.screen
    for _ in 0..<3 {
      counting.screen.setNeedsRender()
      _ = stage.window.snapshot()
    }
    let before = counting.compositions
    counting.model.count = 7
    #expect(stage.window.snapshot().title == "n = 7")
    _ = stage.window.snapshot()
    #expect(counting.compositions == before + 1)
  }

  @Test("a value that was not read marks nothing")
  func unread() async throws {
    let counting = Counting()
    stage.window.rootViewController = counting.screen
    try await settle()
    counting.model.other += 1
    #expect(stage.tracker.isIdle)
    #expect(!counting.screen.isDirty)
    counting.model.count += 1
    #expect(!stage.tracker.isIdle)
  }

  @Test("a covered screen is composed when it is uncovered, not before")
  func covered() async throws {
    let counting = Counting()
    let nav = NavigationController(rootViewController: stage.page("a"))
    stage.window.rootViewController = TabBarController(viewControllers: [
      counting.screen, nav,
    ])
    try await settle()
    _ = stage.window.selectTab(1)
    try await settle()
    let before = counting.compositions
    for _ in 0..<10 { counting.model.count += 1 }
    #expect(stage.tracker.isIdle)
    #expect(counting.compositions == before)
    _ = stage.window.selectTab(0)
    #expect(stage.window.snapshot().title == "n = 10")
    #expect(counting.compositions == before + 1)
  }

  @Test("the breadcrumb follows the titles of the screens below")
  func breadcrumb() async throws {
    let counting = Counting()
    let nav = NavigationController(rootViewController: counting.screen)
    stage.window.rootViewController = nav
    nav.pushViewController(stage.page("b"))
    try await settle()
    var frames: [[String]] = []
    stage.window.onFrame = { frames.append($0.breadcrumb) }
    counting.model.count = 3
    try await settle()
    #expect(frames == [["n = 3", "b"]])
  }

  @Test("a screen below that was never shown gives its title without being loaded")
  func unloadedTitle() {
    let root = stage.page("root")
    let nav = NavigationController()
    stage.window.rootViewController = nav
    nav.setViewControllers([root, stage.page("target")])
    #expect(stage.window.snapshot().breadcrumb == ["root", "target"])
    #expect(!root.isViewLoaded)
    #expect(root.isDirty)
    #expect(stage.window.liveScreens == [nav.viewControllers[1].screenSerial])
  }

  @Test("layout comes with the frame that shows a change, around its composition")
  func layout() async throws {
    let page = stage.page("a")
    stage.window.rootViewController = page
    _ = stage.journal.take()
    try await settle()
    #expect(stage.journal.take() == ["a willLayout", "a didLayout"])
    stage.window.notify("no change of the screen itself")
    try await settle()
    #expect(stage.journal.take() == [])
    page.hooks["willLayout"] = { [unowned page] in page.setNeedsRender() }
    page.setNeedsRender()
    try await settle()
    #expect(stage.journal.take() == ["a willLayout", "a didLayout"])
    stage.window.traits.colors = 256
    try await settle()
    #expect(stage.journal.take() == ["a traits", "a willLayout", "a didLayout"])
  }

  @Test("a badge makes a frame")
  func badge() async throws {
    let page = stage.page("a")
    stage.window.rootViewController = TabBarController(viewControllers: [page])
    try await settle()
    var frames: [Snapshot] = []
    stage.window.onFrame = { frames.append($0) }
    page.tabBarItem.badge = "2"
    page.tabBarItem.badge = "3"
    try await settle()
    #expect(frames.map { $0.tabs.first?.badge } == ["3"])
    page.tabBarItem.badge = "3"
    #expect(stage.tracker.isIdle)
  }

  @Test("G8: with a reply held, the frame comes all the same")
  func heldReply() async throws {
    let counting = Counting()
    stage.window.rootViewController = counting.screen
    try await settle()
    var frames: [String] = []
    stage.window.onFrame = { frames.append($0.title) }
    let reply = Signal<Int>("a held reply")
    let scope = TaskScope(stage.tracker, owner: "test")
    scope.load({ try await reply.wait() }, then: { _ in counting.model.count = 99 })
    stage.tap("counting.add")
    try await settle()
    #expect(frames == ["n = 1"])
    reply.send(0)
    try await settle()
    #expect(frames == ["n = 1", "n = 99"])
  }

  @Test("an act sees what was changed just before it, without any frame")
  func actRendersFirst() {
    let counting = Counting()
    stage.window.rootViewController = counting.screen
    #expect(stage.tap("counting.add") == .handled)
    #expect(stage.tap("counting.add") == .handled)
    #expect(stage.window.snapshot().title == "n = 2")
  }

  @Test("a window that is gone composes no frame")
  func windowGone() async throws {
    let tracker = TaskTracker()
    var frames = 0
    var window: Window? = Window(tracker: tracker)
    window?.onFrame = { _ in frames += 1 }
    window?.rootViewController = ViewController()
    window = nil
    try await tracker.idle(within: .seconds(10))
    #expect(frames == 0)
  }

  @Test("parts belong to the screen that composes them: their change marks it")
  func parts() async throws {
    let part = Counting()
    let whole = ContentViewController<String>()
    whole.render { [unowned whole] in
      let part = whole.children.first as? ContentViewController<String>
      return Content(title: "whole", sections: part?.content.sections ?? [])
    }
    whole.addChild(part.screen)
    stage.window.rootViewController = NavigationController(rootViewController: whole)
    #expect(stage.window.snapshot().controls.map(\.id) == ["counting.add"])
    #expect(stage.window.liveScreens == [whole.screenSerial])
    #expect(whole.isScreen)
    #expect(!part.screen.isScreen)
    try await settle()
    part.screen.setNeedsRender()
    #expect(whole.isDirty)
    #expect(!stage.tracker.isIdle)
    #expect(stage.window.deepSnapshot().screens.isEmpty)
  }
}
