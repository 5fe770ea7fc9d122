import PatternKit
import Testing
import TextUI

@testable import BoardKit

@Suite("Block tasks")
struct BlockTaskTests {
  let stage = Stage()
  let desk: Desk

  init() {
    desk = Desk(stage.journal)
  }

  private func register(_ type: ExecutingType, keyed: Bool = false) {
    let desk = desk
    stage.producer.registerBoard(AskIO.self, replacingExisting: true) { id in
      BlockTaskBoard<AskIO>(
        identifier: id, executingType: type, key: { keyed ? $0.prefix(1) : 0 as AnyHashable },
        executor: { try await desk.ask($0) })
    }
    stage.root.io(AskIO.self).completion.handle { [journal = stage.journal] in
      journal.write("board done \($0)")
    }
    stage.root.io(AskIO.self).flow.handle { [journal = stage.journal] in
      journal.write("output \($0)")
    }
  }

  @discardableResult
  private func ask(_ text: String) -> ActivationToken? {
    stage.root.io(AskIO.self).activation.activate(with: stage.parameter(text))
  }

  private func answer(_ text: String, _ answer: String) async throws {
    desk.answer(text, answer)
    try await stage.idle()
  }

  private var board: BlockTaskBoard<AskIO>? {
    stage.root.getBoard(identifier: "ask") as? BlockTaskBoard<AskIO>
  }

  @Test(
    "BD-L70, BD-F19, BD-F21: success, output, no longer processing, completion, done; each once",
    arguments: ExecutingType.allCases)
  func success(_ type: ExecutingType) async throws {
    register(type)
    ask("q")
    #expect(stage.take() == ["q processing true", "work q"])
    try await answer("q", "42")
    try await answer("q", "43")
    #expect(
      stage.take() == [
        "q success 42", "output 42", "q processing false", "q done", "board done true",
      ])
    #expect(board == nil)
  }

  @Test("BD-L70: a failure has its error and no output, and the board says that it is not done")
  func failure() async throws {
    register(.queue)
    ask("a")
    ask("b")
    try await answer("a", "fail")
    #expect(
      stage.take() == [
        "a processing true", "work a", "b processing true", "a error Failed", "a processing false",
        "a done", "work b",
      ])
    try await answer("b", "42")
    #expect(
      stage.take() == [
        "b success 42", "output 42", "b processing false", "b done", "board done false",
      ])
  }

  @Test("BD-L71, BD-F20: a cancelled task stops, is told, hears nothing later, and ends no board")
  func cancelled() async throws {
    register(.queue)
    let token = try #require(ask("a"))
    stage.root.io(AskIO.self).completer.complete(false, activation: token)
    try await stage.idle()
    try await answer("a", "42")
    let told = stage.take()
    #expect(
      told.filter { $0.hasPrefix("a ") } == [
        "a processing true", "a processing false", "a cancelled",
      ])
    #expect(told.contains("stopped a"))
    #expect(!told.contains { $0.hasPrefix("output") })
    #expect(desk.questions == [])
  }

  @Test("BD-L71: one cancelled task of several completes nothing; the others go on")
  func oneOfSeveral() async throws {
    register(.queue)
    let token = try #require(ask("a"))
    ask("b")
    stage.root.io(AskIO.self).completer.complete(false, activation: token)
    try await stage.idle()
    #expect(board?.count == 1)
    #expect(desk.questions == ["b"])
    try await answer("b", "42")
    #expect(stage.take().suffix(2) == ["b done", "board done true"])
  }

  @Test("BD-L71: cancelled when its answer has come already, it is cancelled all the same, once")
  func race() async throws {
    register(.queue)
    let token = try #require(ask("a"))
    desk.answer("a", "42")
    stage.root.io(AskIO.self).completer.complete(false, activation: token)
    stage.root.io(AskIO.self).completer.complete(true, activation: token)
    try await stage.idle()
    #expect(
      stage.take().filter { $0.hasPrefix("a ") } == [
        "a processing true", "a processing false", "a cancelled",
      ])
  }

  @Test(
    "BD-L71, BD-F20, BD-F7: the end of the board cancels all, running or waiting",
    arguments: ExecutingType.allCases)
  func removed(_ type: ExecutingType) async throws {
    register(type, keyed: true)
    for text in ["a1", "b1", "c1"] { ask(text) }
    weak let gone = board
    stage.root.removeBoard(identifier: "ask")
    try await stage.idle()
    let told = stage.take()
    for text in ["a1", "b1", "c1"] {
      #expect(
        told.filter { $0.hasPrefix(text) } == [
          "\(text) processing true", "\(text) processing false", "\(text) cancelled",
        ])
      #expect(told.contains("stopped \(text)"))
    }
    #expect(told.contains("board done false"))
    #expect(gone == nil)
  }

  @Test("BD-L72: .latest cancels the older before it begins the newer")
  func latest() async throws {
    register(.latest)
    ask("a")
    ask("b")
    ask("c")
    try await stage.idle()
    #expect(
      stage.take().filter { !$0.hasPrefix("stopped") } == [
        "a processing true", "work a", "a processing false", "a cancelled", "b processing true",
        "work b", "b processing false", "b cancelled", "c processing true", "work c",
      ])
    try await answer("c", "42")
    #expect(stage.take().suffix(2) == ["c done", "board done true"])
  }

  @Test("BD-L72, BD-F6: .only cancels what comes meanwhile, and tells it nothing else")
  func only() async throws {
    register(.only)
    ask("a")
    for _ in 0..<99 { ask("b") }
    #expect(
      stage.take() == ["a processing true", "work a"] + Array(repeating: "b cancelled", count: 99))
    #expect(stage.misuse == [])
    try await answer("a", "42")
    #expect(stage.take().suffix(2) == ["a done", "board done true"])
    ask("c")
    #expect(stage.take() == ["c processing true", "work c"])
    try await answer("c", "42")
  }

  @Test("BD-L72, BD-F28: .queue does all in order, each after the end of the one before")
  func queue() async throws {
    register(.queue)
    for text in ["a", "b", "c"] { ask(text) }
    #expect(
      stage.take() == ["a processing true", "work a", "b processing true", "c processing true"])
    try await answer("a", "1")
    #expect(
      stage.take() == ["a success 1", "output 1", "a processing false", "a done", "work b"])
    try await answer("b", "fail")
    #expect(stage.take() == ["b error Failed", "b processing false", "b done", "work c"])
    #expect(board?.count == 1)
    try await answer("c", "3")
    #expect(
      stage.take() == [
        "c success 3", "output 3", "c processing false", "c done", "board done false",
      ])
  }

  @Test("BD-A6: .newest: one goes on, the newest waits for it, those between are cancelled")
  func newest() async throws {
    register(.newest)
    for text in ["a", "b", "c"] { ask(text) }
    #expect(
      stage.take() == [
        "a processing true", "work a", "b processing true", "b processing false", "b cancelled",
        "c processing true",
      ])
    try await answer("a", "1")
    #expect(
      stage.take() == ["a success 1", "output 1", "a processing false", "a done", "work c"])
    try await answer("c", "3")
    #expect(stage.take().suffix(2) == ["c done", "board done true"])
  }

  @Test("BD-A6: tasks with different keys do not meet", arguments: ExecutingType.allCases)
  func keys(_ type: ExecutingType) async throws {
    register(type, keyed: true)
    ask("a1")
    ask("b1")
    #expect(desk.questions == ["a1", "b1"])
    ask("a2")
    try await stage.idle()
    #expect(desk.questions == (type == .latest ? ["b1", "a2"] : ["a1", "b1"]))
    stage.root.removeBoard(identifier: "ask")
    try await stage.idle()
  }

  @Test(
    "BD-L72: what is asked for from within an end begins after it",
    arguments: ExecutingType.allCases)
  func reentry(_ type: ExecutingType) async throws {
    register(type)
    stage.root.io(AskIO.self).activation.activate(
      with: stage.parameter("a").appendingSuccess { _ in ask("again") })
    try await answer("a", "1")
    #expect(
      stage.take() == [
        "a processing true", "work a", "a success 1", "again processing true", "output 1",
        "a processing false", "a done", "work again",
      ])
    try await answer("again", "2")
    #expect(stage.take().suffix(2) == ["again done", "board done true"])
  }

  @Test("BD-L73: a plain input is wrapped, by its destination and on arrival")
  func plain() async throws {
    register(.queue)
    stage.root.io(AskIO.self).activation.activate(with: "a")
    stage.root.activateBoard(.target("ask", "b"))
    try await answer("a", "1")
    try await answer("b", "2")
    #expect(stage.take() == ["work a", "output 1", "work b", "output 2", "board done true"])
    #expect(stage.misuse == [])
  }

  @Test(
    "BD-L74, BD-O2: the output goes to the flows, with its token; handlers are the caller's own")
  func shared() async throws {
    register(.queue)
    stage.root.io(AskIO.self).flow.listen { [journal = stage.journal] in
      journal.write("of \($0.activation?.serial ?? 0)")
    }
    let first = try #require(ask("a"))
    let second = try #require(ask("b"))
    try await answer("a", "1")
    try await answer("b", "2")
    #expect(
      stage.take().filter { $0.hasPrefix("of") || $0.contains("success") } == [
        "a success 1", "of \(first.serial)", "b success 2", "of \(second.serial)",
      ])
  }
}
