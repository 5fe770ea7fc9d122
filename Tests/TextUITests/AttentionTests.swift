import Testing

@testable import TextUI

@Suite("Focus and the first row in view")
struct AttentionTests {
  let stage = Stage()
  let list: List

  /// A screen of as many fields as told, with buttons between them.
  final class List {
    var names: [String]
    var wish: ControlID?
    var header: [Row<String>] = []
    let screen = ContentViewController<String>()

    init(_ names: [String]) {
      self.names = names
      screen.render { [unowned self] in
        Content(
          title: "list", bar: [.button("list.send", "Send", "send")],
          sections: [
            Section(
              nil,
              header
                + self.names.map { name in
                  .control(.field(ControlID("list.\(name)"), name, text: "") { $0 })
                })
          ], focus: wish)
      }
    }

    func change(_ body: (List) -> Void) {
      body(self)
      screen.setNeedsRender()
    }
  }

  init() {
    list = List(["a", "b", "c", "d"])
    stage.window.rootViewController = NavigationController(rootViewController: list.screen)
  }

  var focus: ControlID? { stage.window.snapshot().focus }
  var firstRow: Int { stage.window.snapshot().firstRow }

  @discardableResult
  func type(_ id: ControlID) -> ActResult {
    stage.window.perform(.type(id, "x"), on: stage.window.token)
  }

  @discardableResult
  func scroll(_ id: ControlID) -> ActResult {
    stage.window.perform(.scroll(id), on: stage.window.token)
  }

  @Test("nothing has the focus until something is used; then it stays there")
  func follows() {
    #expect(focus == nil)
    #expect(type("list.b") == .handled)
    #expect(focus == "list.b")
    list.change { _ in }
    #expect(focus == "list.b")
    stage.tap("list.send")
    #expect(focus == "list.send")
    #expect(stage.window.moveFocus(to: "list.a", on: stage.window.token) == .handled)
    #expect(focus == "list.a")
  }

  @Test("C5: focus and first row survive being covered, by a push and by a modal")
  func survive() {
    scroll("list.c")
    type("list.d")
    list.screen.navigationController?.pushViewController(stage.page("p"))
    #expect(focus == nil)
    #expect(firstRow == 0)
    stage.back()
    #expect(focus == "list.d")
    #expect(firstRow == 2)
    list.screen.present(stage.page("m"))
    stage.dismiss()
    #expect(focus == "list.d")
    #expect(firstRow == 2)
  }

  @Test("what stands in the place of a focused control that is gone takes the focus over")
  func gone() {
    type("list.b")
    list.change { $0.names = ["a", "c", "d"] }
    #expect(focus == "list.c")
    list.change { $0.names = ["a"] }
    #expect(focus == "list.a")
    list.change { $0.names = ["a", "b"] }
    #expect(focus == "list.b")
  }

  @Test("H2: the content's wish moves the focus when it is made, and does not hold it there")
  func wish() {
    type("list.a")
    list.change { $0.wish = "list.c" }
    #expect(focus == "list.c")
    type("list.b")
    #expect(focus == "list.b")
    list.change { _ in }
    #expect(focus == "list.b")
    list.change { $0.wish = "list.d" }
    #expect(focus == "list.d")
  }

  @Test("H2: submitting a form that still has its error leads back to the field")
  func wishAgain() {
    list.screen.onEvent = { [list] _ in list.change { $0.wish = "list.a" } }
    stage.tap("list.send")
    #expect(focus == "list.a")
    list.screen.onEvent = { [list] _ in list.change { _ in } }
    type("list.b")
    #expect(focus == "list.b")
    stage.tap("list.send")
    #expect(focus == "list.a")
  }

  @Test("H2: it leads back also when nothing of the form has changed, so that nothing marks it")
  func wishAgainUnchanged() {
    list.screen.onEvent = { [list] _ in list.change { $0.wish = "list.a" } }
    stage.tap("list.send")
    #expect(focus == "list.a")
    list.screen.onEvent = { _ in }
    stage.tap("list.send")
    #expect(focus == "list.a")
  }

  @Test("a wish for a control that is still to come is met when it comes")
  func wishForLater() {
    list.change { $0.wish = "list.e" }
    #expect(focus == nil)
    list.change { $0.names.append("e") }
    #expect(focus == "list.e")
  }

  @Test("scrolling brings the row of a control to the top, and stays with that row")
  func scrolling() {
    #expect(firstRow == 0)
    scroll("list.c")
    #expect(firstRow == 2)
    #expect(stage.window.snapshot().isFirstRow(of: "list.c"))
    #expect(!stage.window.snapshot().isFirstRow(of: "list.b"))
    list.change { $0.header = [.progress("Loading")] }
    #expect(firstRow == 3)
    list.change { $0.header = [] }
    #expect(firstRow == 2)
    list.change { $0.names = ["a", "b"] }
    #expect(firstRow == 1)
    list.change { $0.names = [] }
    #expect(firstRow == 0)
    #expect(scroll("list.send") == .handled)
    #expect(firstRow == 0)
  }

  @Test("scrolling to a row by its number is held to the rows that there are")
  func scrollToRow() {
    let token = stage.window.token
    #expect(stage.window.scroll(toRow: 99, on: token) == .handled)
    #expect(firstRow == 3)
    #expect(stage.window.scroll(toRow: -5, on: token) == .handled)
    #expect(firstRow == 0)
  }

  @Test("a focus above what is in view brings its row into view; below, the front end decides")
  func focusScrolls() {
    scroll("list.c")
    type("list.d")
    #expect(firstRow == 2)
    type("list.b")
    #expect(firstRow == 1)
    stage.tap("list.send")
    #expect(firstRow == 0)
  }

  @Test("what was rendered in between makes no difference to the focus")
  func independentOfRendering() {
    for rendersBetween in [false, true] {
      list.change { $0.names = ["a", "b", "c", "d"] }
      type("list.c")
      list.change { $0.names = [] }
      if rendersBetween { #expect(focus == "list.send") }
      list.change { $0.names = ["e", "f", "g", "h"] }
      #expect(focus == "list.g")
    }
  }
}
