import Testing

@testable import TextUI

@Suite("The life cycle, in UIKit's order")
struct LifeCycleTests {
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

  @Test("G5: a root is loaded, appears container first, and has appeared content first")
  func root() {
    stage.window.rootViewController = stage.stack("nav", [stage.page("a")])
    #expect(
      journal.take() == [
        "nav didLoad", "a didLoad", "nav willAppear", "a willAppear", "a isAppearing",
        "a didAppear", "nav didAppear",
      ])
  }

  @Test("a push covers the one below before it appears")
  func push() {
    let (nav, _) = shown("a")
    nav.pushViewController(stage.page("b"))
    #expect(
      journal.take() == [
        "b didLoad", "a willDisappear", "b willAppear", "b isAppearing", "a didDisappear",
        "b didAppear",
      ])
  }

  @Test("a pop uncovers the one below and ends the top once")
  func pop() {
    let (nav, _) = shown("a", "b")
    nav.popViewController()
    #expect(
      journal.take() == [
        "a didLoad", "b willDisappear", "a willAppear", "a isAppearing", "b didDisappear",
        "a didAppear", "b removed program",
      ])
  }

  @Test("a pop over several tells those in between only that they have gone")
  func popToRoot() {
    let (nav, pages) = shown("a", "b", "c")
    nav.popToViewController(pages[0])
    #expect(
      journal.take() == [
        "a didLoad", "c willDisappear", "a willAppear", "a isAppearing", "c didDisappear",
        "a didAppear", "c removed program", "b removed program",
      ])
  }

  @Test("setting a stack keeps what stays and loads only its new top")
  func set() {
    let (nav, pages) = shown("a", "b")
    nav.setViewControllers([pages[0], stage.page("c"), stage.page("d")])
    #expect(
      journal.take() == [
        "d didLoad", "b willDisappear", "d willAppear", "d isAppearing", "b didDisappear",
        "d didAppear", "b removed program",
      ])
    #expect(nav.viewControllers.map(\.kind) == ["a", "c", "d"])
  }

  @Test("setting a stack under the same top tells the top nothing")
  func setBelow() {
    let (nav, pages) = shown("a", "b")
    nav.setViewControllers([stage.page("c"), pages[1]])
    #expect(journal.take() == ["a removed program"])
  }

  @Test("a full-screen modal has appeared before what it covers has disappeared")
  func present() {
    let (_, pages) = shown("a")
    pages[0].present(stage.stack("modal", [stage.page("m")]))
    #expect(
      journal.take() == [
        "modal didLoad", "m didLoad", "nav willDisappear", "a willDisappear", "modal willAppear",
        "m willAppear", "m isAppearing", "m didAppear", "modal didAppear", "a didDisappear",
        "nav didDisappear",
      ])
  }

  @Test("a dismissal gives the place back, then ends the content before its container")
  func dismissal() {
    let (_, pages) = shown("a")
    pages[0].present(stage.stack("modal", [stage.page("m")]))
    _ = journal.take()
    stage.window.dismissAll()
    #expect(
      journal.take() == [
        "modal willDisappear", "m willDisappear", "nav willAppear", "a willAppear",
        "a isAppearing", "a didAppear", "nav didAppear", "m didDisappear", "modal didDisappear",
        "m removed program", "modal removed program",
      ])
  }

  @Test("what stands over the full screen leaves what is below visible")
  func overFullScreen() {
    let (_, pages) = shown("a")
    let modal = stage.page("m")
    modal.modalPresentationStyle = .overFullScreen
    pages[0].present(modal)
    #expect(
      journal.take() == ["m didLoad", "m willAppear", "m isAppearing", "m didAppear"])
    #expect(pages[0].isVisible)
    #expect(!pages[0].isOnTop)
    pages[0].dismiss()
    #expect(journal.take() == ["m willDisappear", "m didDisappear", "m removed program"])
    #expect(pages[0].isOnTop)
  }

  @Test("L2: another tab appears before the old one disappears, and loads when first selected")
  func tabs() {
    let tabs = TabBarController(viewControllers: [stage.page("a"), stage.page("b")])
    stage.window.rootViewController = tabs
    _ = journal.take()
    tabs.selectedIndex = 1
    #expect(
      journal.take() == [
        "b didLoad", "b willAppear", "b isAppearing", "a willDisappear", "a didDisappear",
        "b didAppear",
      ])
    tabs.selectedIndex = 0
    #expect(
      journal.take() == [
        "a willAppear", "a isAppearing", "b willDisappear", "b didDisappear", "a didAppear",
      ])
  }

  @Test("new tabs end those that are not among them, the last first")
  func setTabs() {
    let pages = ["a", "b", "c"].map(stage.page)
    let tabs = TabBarController(viewControllers: pages)
    stage.window.rootViewController = tabs
    tabs.selectedIndex = 2
    _ = journal.take()
    tabs.setViewControllers([pages[2], stage.page("d")])
    #expect(journal.take() == ["b removed program", "a removed program"])
    #expect(tabs.selectedIndex == 0)
    #expect(stage.window.top === pages[2])
  }

  @Test("a part that is added in viewDidLoad appears with its screen")
  func partWhileLoading() {
    let page = stage.page("a")
    let part = stage.page("part")
    page.hooks["didLoad"] = { [unowned page] in page.addChild(part) }
    stage.window.rootViewController = page
    #expect(
      journal.take() == [
        "a didLoad", "part didLoad", "a willAppear", "part willAppear", "a isAppearing",
        "part isAppearing", "part didAppear", "a didAppear",
      ])
    #expect(stage.window.top === page)
  }

  @Test("a part that is added later appears by itself, and its removal is told once")
  func partLater() {
    let (_, pages) = shown("a")
    let part = stage.page("part")
    pages[0].addChild(part)
    #expect(
      journal.take() == [
        "part didLoad", "part willAppear", "part isAppearing", "part didAppear",
      ])
    part.removeFromParent()
    part.removeFromParent()
    #expect(
      journal.take() == ["part willDisappear", "part didDisappear", "part removed program"])
  }

  @Test("a plain controller shows its last child in its place")
  func plainContainer() {
    let root = ViewController()
    root.addChild(stage.page("a"))
    stage.window.rootViewController = root
    #expect(stage.window.snapshot().title == "a")
    root.addChild(stage.page("b"))
    #expect(stage.window.snapshot().title == "b")
  }

  @Test("a new root ends all there was, modals first")
  func newRoot() {
    let (_, pages) = shown("a", "b")
    pages[1].present(stage.stack("modal", [stage.page("m")]))
    _ = journal.take()
    stage.window.rootViewController = stage.page("r")
    #expect(
      journal.take() == [
        "r didLoad", "modal willDisappear", "m willDisappear", "r willAppear", "r isAppearing",
        "m didDisappear", "modal didDisappear", "r didAppear", "m removed program",
        "modal removed program", "b removed program", "a removed program",
        "nav removed program",
      ])
    #expect(stage.window.modals.isEmpty)
  }

  @Test("an empty window ends everything")
  func noRoot() {
    _ = shown("a")
    stage.window.rootViewController = nil
    #expect(
      journal.take() == [
        "nav willDisappear", "a willDisappear", "a didDisappear", "nav didDisappear",
        "a removed program", "nav removed program",
      ])
    #expect(stage.window.snapshot() == Snapshot(title: ""))
    #expect(stage.window.perform(.back, on: stage.window.token) == .stale)
  }

  @Test("several changes as one: nobody sees what is in between, and all ends are told together")
  func severalAsOne() {
    let (nav, pages) = shown("a", "b")
    pages[1].present(stage.page("m"))
    _ = journal.take()
    var told: [Transition] = []
    stage.window.didCommit(stage) { told.append($0) }
    stage.window.inOneTransition {
      pages[1].dismiss()
      nav.popToRootViewController()
      nav.pushViewController(stage.page("c"))
      #expect(nav.viewControllers.count == 2)
    }
    #expect(
      journal.take() == [
        "c didLoad", "m willDisappear", "nav willAppear", "c willAppear", "c isAppearing",
        "m didDisappear", "c didAppear", "nav didAppear", "m removed program",
        "b removed program",
      ])
    #expect(told.map(\.kind) == [.several])
    #expect(told.first?.added.map(\.kind) == ["c"])
    #expect(told.first?.removed.map(\.kind) == ["m", "b"])
  }
}
