import Testing

@testable import TextUI

@Suite("Who knows whom, and what the window tells")
struct RelationTests {
  let stage = Stage()
  var journal: Journal { stage.journal }

  /// A shown stack of the named screens.
  func shown(_ names: String...) -> (nav: Stack, pages: [Page]) {
    let pages = names.map(stage.page)
    let nav = stage.stack("nav", pages)
    stage.window.rootViewController = nav
    _ = journal.take()
    return (nav, pages)
  }

  @Test("isBeingRemoved tells a pop from a covering, while the window is still known")
  func isBeingRemoved() {
    let (nav, pages) = shown("a", "b")
    var seen: [Bool] = []
    for page in pages {
      page.hooks["didDisappear"] = { [unowned page] in
        seen.append(page.isBeingRemoved)
        #expect(page.window === stage.window)
      }
    }
    nav.pushViewController(stage.page("c"))
    nav.popViewController()
    nav.popViewController()
    #expect(seen == [false, true])
    #expect(pages[1].window == nil)
    #expect(pages[1].navigationController == nil)
  }

  @Test("a resize is told to every loaded controller, once")
  func traits() {
    let (nav, _) = shown("a")
    nav.pushViewController(stage.page("b"))
    _ = journal.take()
    #expect(
      stage.window.perform(.resize(width: 40, height: 10), on: stage.window.token) == .handled)
    #expect(journal.take() == ["a traits", "b traits"])
    #expect(stage.window.traits.width == 40)
    #expect(
      stage.window.perform(.resize(width: 40, height: 10), on: stage.window.token) == .handled)
    #expect(journal.take() == [])
    guard case .impossible = stage.window.resize(width: 0, height: 1) else {
      Issue.record("a window without width")
      return
    }
  }

  @Test("relations: who presented, who is presented, which stack, which tabs")
  func relations() {
    let a = stage.page("a")
    let nav = stage.stack("nav", [a])
    let tabs = TabBarController(viewControllers: [nav])
    stage.window.rootViewController = tabs
    let m = stage.page("m")
    let modal = stage.stack("modal", [m])
    a.present(modal)
    #expect(a.navigationController === nav)
    #expect(a.tabBarController === tabs)
    #expect(m.tabBarController == nil)
    #expect(m.presentingViewController === a)
    #expect(a.presentedViewController === modal)
    #expect(tabs.presentedViewController === modal)
    #expect(m.presentedViewController == nil)
    #expect(a.presentingViewController == nil)
    // Its presenter goes; the modal stays, as in UIKit, and stands over what is left.
    nav.setViewControllers([stage.page("b")])
    #expect(stage.window.modals.map(\.kind) == ["modal"])
    #expect(m.presentingViewController === tabs)
  }

  @Test("show pushes where there is a stack and presents where there is none")
  func show() {
    let (nav, pages) = shown("a")
    pages[0].show(stage.page("b"), sender: nil)
    #expect(nav.viewControllers.map(\.kind) == ["a", "b"])
    stage.window.rootViewController = stage.page("r")
    stage.window.rootViewController?.show(stage.page("m"), sender: nil)
    #expect(stage.window.modals.map(\.kind) == ["m"])
  }
}
