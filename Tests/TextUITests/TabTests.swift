import Testing

@testable import TextUI

@Suite("Tabs")
struct TabTests {
  let stage = Stage()

  func perform(_ act: Act) -> ActResult { stage.window.perform(act, on: stage.window.token) }

  /// Tabs with a stack each, titled.
  func tabbed() -> (tabs: TabBarController, stacks: [Stack]) {
    let stacks = ["Shop", "Cart"].map { name in
      let stack = stage.stack(name, [stage.page("\(name)-root")])
      stack.tabBarItem.title = name
      return stack
    }
    let tabs = TabBarController(viewControllers: stacks)
    stage.window.rootViewController = tabs
    return (tabs, stacks)
  }

  @Test("L2: each tab keeps its stack; the current one, selected again, goes to its root")
  func tabs() {
    let (tabs, stacks) = tabbed()
    var selected: [Int] = []
    tabs.didSelect = { selected.append($0) }
    stacks[0].pushViewController(stage.page("product"))
    #expect(perform(.tab("CART")) == .handled)
    #expect(stage.window.snapshot().breadcrumb == ["Cart-root"])
    #expect(perform(.tab("shop")) == .handled)
    #expect(stage.window.snapshot().breadcrumb == ["Shop-root", "product"])
    #expect(perform(.tab("Shop")) == .handled)
    #expect(stage.window.snapshot().breadcrumb == ["Shop-root"])
    #expect(perform(.tab("Shop")) == .handled)
    #expect(selected == [1, 0, 0, 0])
    #expect(perform(.tab("Attic")) == .impossible("there is no tab “Attic”, only Shop, Cart"))
    #expect(stage.window.selectTab(7) == .impossible("there is no such tab"))
  }

  @Test("S4: a tab that may not be selected stays as it is, and can open its gate")
  func shouldSelect() {
    let (tabs, _) = tabbed()
    var asked: [Int] = []
    tabs.shouldSelect = { index in
      asked.append(index)
      #expect(tabs.selectedIndex == 0)
      if index == 1 { tabs.present(stage.page("gate")) }
      return index != 1
    }
    #expect(perform(.tab("Cart")) == .handled)
    #expect(tabs.selectedIndex == 0)
    #expect(stage.window.top?.kind == "gate")
    stage.dismiss()
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 1)
    #expect(asked == [1])
  }

  @Test("L2: a tab can be built when it is asked for")
  func lazyTab() {
    let built = NavigationController()
    built.tabBarItem.title = "Saved"
    let tabs = TabBarController(viewControllers: [stage.page("a"), built])
    stage.window.rootViewController = tabs
    tabs.shouldSelect = { _ in
      if built.viewControllers.isEmpty { built.setViewControllers([stage.page("saved")]) }
      return true
    }
    #expect(stage.window.liveScreens.count == 1)
    #expect(perform(.tab("saved")) == .handled)
    #expect(stage.window.snapshot().title == "saved")
    #expect(stage.journal.take().contains("saved didAppear"))
  }

  @Test("G13: under a modal the tabs are shown, covered, and cannot be used")
  func coveredTabs() {
    let (tabs, _) = tabbed()
    tabs.present(stage.page("m"))
    let snapshot = stage.window.snapshot()
    #expect(snapshot.tabsAreCovered)
    #expect(snapshot.tabs.map(\.name) == ["Shop", "Cart"])
    guard case .disabled(let reason) = perform(.tab("Cart")) else {
      Issue.record("a covered tab was selected")
      return
    }
    #expect(!reason.isEmpty)
    #expect(tabs.selectedIndex == 0)
  }

  @Test("H8: a tab selected again does not pop what cannot be left")
  func reselectBlocked() {
    let (_, stacks) = tabbed()
    let page = stage.page("busy")
    page.blocksLeaving = "Wait"
    stacks[0].pushViewController(page)
    #expect(perform(.tab("Shop")) == .disabled("Wait"))
    #expect(perform(.tab("Cart")) == .handled)
  }
}
