import PatternKit
import Testing
import TextUI

@testable import BoardKit

@Suite("Nesting and broadcasts")
struct NestingTests {
  let stage = Stage()

  init() {
    stage.register("public") { board in
      board.onActivate = { board, text, _ in board.sendOutput(text) }
    }
    stage.register("outer", inside: ["inner"])
    stage.onMake["inner"] = { board in
      board.onActivate = { board, text, _ in board.sendOutput(text) }
    }
    stage.io("outer").activation.activate(with: "0")
    _ = stage.take()
  }

  private var inside: Motherboard {
    get throws { try #require(stage.board("outer")).motherboard }
  }

  @Test("BD-L44: flows inside never hear boards outside, and outputs never leave")
  func scoped() throws {
    for (name, motherboard) in [("root", stage.root), ("inside", try inside)] {
      for id in ["public", "inner"] as [BoardID] {
        motherboard.io(TextIO.self, as: id).flow.handle {
          stage.journal.write("\(name) \(id) \($0)")
        }
      }
    }
    try inside.io(TextIO.self, as: "inner").activation.activate(with: "1")
    stage.io("public").activation.activate(with: "2")
    #expect(
      stage.take() == [
        "outer makes inner", "inner 1", "inside inner 1", "make public", "public 2",
        "root public 2",
      ])
  }

  @Test("BD-L45: an address that is registered above gives each motherboard a board of its own")
  func separate() throws {
    stage.io("public").activation.activate(with: "1")
    stage.io("public").flow.handle { _ in stage.journal.write("root hears") }
    try inside.io(TextIO.self, as: "public").flow.handle { stage.journal.write("inside \($0)") }
    _ = stage.take()
    try inside.io(TextIO.self, as: "public").activation.activate(with: "2")
    #expect(stage.take() == ["make public", "public 2", "inside 2"])
    let outside = stage.root.getBoard(identifier: "public")
    let within = try inside.getBoard(identifier: "public")
    #expect(outside !== within && outside != nil && within != nil)
  }

  @Test("BD-L46: motherboard is the one inside, and a board's io leads to the one that it is in")
  func directions() throws {
    let outer = try #require(stage.board("outer"))
    outer.motherboard.io(TextIO.self, as: "public").activation.activate(with: "in")
    #expect(stage.installed == ["outer"])
    outer.io(TextIO.self, as: "public").activation.activate(with: "out")
    #expect(stage.installed == ["outer", "public"])
  }

  @Test("BD-L47: a broadcast climbs, and outer listeners hear it before inner ones")
  func broadcast() throws {
    stage.root.registerActionFlow(News.self) { stage.journal.write("root \($0.text)") }
    stage.io("inner").actionFlow.handle { stage.journal.write("root, of inner: \($0.text)") }
    stage.io("outer").actionFlow.handle { _ in stage.journal.write("never") }
    stage.root.registerActionFlow(OtherNews.self) { _ in stage.journal.write("never") }
    try inside.registerActionFlow(News.self) { stage.journal.write("inside \($0.text)") }
    try inside.io(TextIO.self, as: "inner").activation.activate(with: "1")
    _ = stage.take()
    let inner = try #require(try inside.getBoard(identifier: "inner") as? TextBoard)
    inner.broadcastAction(News(text: "n"))
    #expect(stage.take() == ["root n", "root, of inner: n", "inside n"])
  }

  @Test("BD-F23: broadcasts and steps of what is nested keep nobody alive")
  func forwarding() throws {
    try inside.registerFlowSteps("inner" ->> "public")
    try inside.io(TextIO.self, as: "inner").activation.activate(with: "1")
    weak let motherboard = try inside
    weak let board = stage.board("outer")
    #expect(board != nil)
    stage.io("outer").completer.complete()
    #expect(motherboard == nil && board == nil)
  }

  @Test(
    "BD-L49: a mounted motherboard is in its context and configured, and kept by the caller alone")
  func mounted() throws {
    let outer = try #require(stage.board("outer"))
    let page = Page("place")
    var mounted: Motherboard? = outer.mountMotherboard(in: page) { motherboard in
      #expect(motherboard.context === page)
      motherboard.io(TextIO.self, as: "inner").flow.handle { stage.journal.write("mounted \($0)") }
    }
    mounted?.io(TextIO.self, as: "inner").activation.activate(with: "1")
    #expect(stage.take() == ["outer makes inner", "inner 1", "mounted 1"])
    #expect(mounted?.getBoard(identifier: "inner")?.context === page)
    weak let gone = mounted
    mounted = nil
    #expect(gone == nil)
  }

  @Test("BD-L49: an attached one is kept until the activation ends, and is of no use then")
  func attached() throws {
    let outer = try #require(stage.board("outer"))
    let activation = try #require(outer.activations.first)
    weak var attached: Motherboard?
    attached = outer.attachMotherboard(in: Page("place"), for: activation) { motherboard in
      motherboard.io(TextIO.self, as: "inner").completion.handle { _ in
        stage.journal.write("never heard")
      }
    }
    let inner = attached?.io(TextIO.self, as: "inner")
    inner?.activation.activate(with: "1")
    #expect(stage.take() == ["outer makes inner", "inner 1"])
    #expect(stage.root.snapshot().children.first?.children.count == 2)
    outer.complete(of: activation)
    #expect(stage.take() == ["inner ended", "outer ended"])
    #expect(attached == nil)
    #expect(inner?.activation.activate(with: "2") == nil)
    #expect(stage.misuse == [.deadMotherboard])
  }

  @Test("BD-L48: elements fill one container: added behind, replaced in place, emptied, taken out")
  func composed() throws {
    let outer = try #require(stage.board("outer"))
    let activation = try #require(outer.activations.first)
    let shown = Shown(stage.journal)
    let composer = outer.attachComposableMotherboard(in: stage.window, for: activation) {
      $0.connect(shown)
    }
    for id in ["one", "two"] as [BoardID] {
      stage.register(id) {
        $0.onActivate = { board, _, _ in board.putToComposer(.update(Page("\(id)"))) }
      }
      composer.io(TextIO.self, as: id).activation.activate(with: "")
    }
    #expect(stage.take().filter { $0.hasPrefix("shown") } == ["shown one", "shown one two"])
    let one = try #require(composer.getBoard(identifier: "one") as? TextBoard)
    one.putToComposer(.update(Page("first")))
    one.putToComposer(.removeContent)
    one.putToComposer(.update(Page("again")))
    one.putToComposer(.remove)
    #expect(
      stage.take() == ["shown first two", "shown - two", "shown again two", "shown two"])
    one.putToComposer(.removeContent)
    stage.board("outer")?.putToComposer(.remove)
    #expect(stage.misuse == [.unknownElement, .unknownElement])
  }

  @Test("BD-L48: what composed boards activate is activated above; commands and ends stay inside")
  func composedRoutes() throws {
    let outer = try #require(stage.board("outer"))
    let activation = try #require(outer.activations.first)
    let composer = outer.attachComposableMotherboard(in: stage.window, for: activation)
    stage.register("tab") { board in
      board.onActivate = { board, _, _ in
        board.io(TextIO.self, as: "public").activation.activate(with: "from the tab")
      }
    }
    composer.io(TextIO.self, as: "tab").completion.handle { stage.journal.write("tab done \($0)") }
    composer.io(TextIO.self, as: "tab").activation.activate(with: "")
    #expect(stage.take() == ["make tab", "tab ", "make public", "public from the tab"])
    #expect(stage.installed == ["outer", "public"])
    #expect(composer.boards.map(\.identifier) == ["tab"])
    composer.io(TextIO.self, as: "tab").interaction.send(command: "c")
    composer.getBoard(identifier: "tab")?.complete()
    #expect(stage.take() == ["tab command c", "tab ended", "tab done true"])
  }

  @Test(
    "BD-L48: a container is not kept alive; one that comes later shows what there is; tabs are one")
  func containers() throws {
    let outer = try #require(stage.board("outer"))
    let activation = try #require(outer.activations.first)
    let composer = outer.attachComposableMotherboard(in: stage.window, for: activation)
    composer.connect(Shown(stage.journal))
    stage.register("tab") {
      $0.onActivate = { board, _, _ in board.putToComposer(.update(Page("t"))) }
    }
    composer.io(TextIO.self, as: "tab").activation.activate(with: "")
    #expect(stage.take() == ["make tab", "tab "])
    let tabs = TabBarController()
    composer.connect(tabs)
    #expect(tabs.viewControllers.map(\.kind) == ["t"])
    #expect(stage.misuse == [])
  }
}

nonisolated struct OtherNews: BoardFlowAction {}

/// A container that writes down what it is to show.
final class Shown: ComposableInterface {
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func putElements(_ elements: [UIElement]) {
    let names = elements.map { $0.contentViewController?.kind ?? "-" }
    journal.write("shown \(names.joined(separator: " "))")
  }
}
