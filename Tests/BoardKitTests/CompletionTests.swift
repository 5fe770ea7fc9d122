import PatternKit
import Testing
import TextUI

@testable import BoardKit

@Suite("Completion, removal, late messages")
struct CompletionTests {
  let stage = Stage()

  @Test("BD-L20: a board that completes is removed before anybody hears of it")
  func removedFirst() {
    stage.register("a")
    stage.io("a").completion.handle { isDone in
      stage.journal.write("done \(isDone), installed \(stage.installed)")
    }
    stage.io("a").activation.activate(with: "1")
    stage.board("a")?.complete()
    #expect(stage.take() == ["make a", "a 1", "a ended", "done true, installed []"])
  }

  @Test("BD-L21, BD-F1: completing twice, and from within its own end, is told once")
  func twice() {
    stage.register("a")
    stage.io("a").activation.activate(with: "1")
    let board = stage.board("a")
    stage.io("a").completion.handle { isDone in
      stage.journal.write("done \(isDone)")
      board?.complete(!isDone)
    }
    board?.complete(false)
    board?.complete()
    #expect(stage.take() == ["make a", "a 1", "a ended", "done false"])
    #expect(stage.misuse == [])
  }

  @Test(
    "BD-L22, BD-F2: what a removed board sends drives no flow and activates nothing; it is reported",
    arguments: ["complete", "remove", "clear"])
  func late(_ way: String) throws {
    stage.register("a", inside: ["inner"])
    stage.register("b")
    stage.root.registerFlowSteps("a" ->> "b")
    stage.root.registerActionFlow(News.self) { stage.journal.write("news \($0.text)") }
    stage.io("a").activation.activate(with: "1")
    let board = try #require(stage.board("a"))
    switch way {
    case "complete": board.complete()
    case "remove": stage.root.removeBoard(identifier: "a")
    default: stage.root.clearActiveBoards()
    }
    _ = stage.take()
    board.sendOutput("late")
    board.broadcastAction(News(text: "late"))
    board.io(TextIO.self, as: "b").activation.activate(with: "late")
    board.motherboard.io(TextIO.self, as: "inner").activation.activate(with: "late")
    #expect(stage.take() == [])
    #expect(stage.installed == [])
    #expect(
      stage.misuse == [.lateMessage, .lateMessage, .lateMessage, .deadMotherboard])
  }

  @Test("BD-L23: a completed board is released at once, completed by itself or by another")
  func released() {
    stage.register("a") { $0.onActivate = { board, _, _ in board.motherboard.resetFlows() } }
    stage.register("b") { board in
      board.onActivate = { board, _, _ in board.io(TextIO.self, as: "a").completer.complete() }
    }
    stage.io("a").activation.activate(with: "1")
    weak let first = stage.root.getBoard(identifier: "a")
    #expect(first != nil)
    first?.complete()
    #expect(first == nil)
    stage.io("a").activation.activate(with: "2")
    weak let second = stage.root.getBoard(identifier: "a")
    #expect(second != nil)
    stage.io("b").activation.activate(with: "3")
    #expect(second == nil)
    #expect(stage.installed == ["b"])
  }

  @Test(
    "BD-L24: whether it is done is told as it was sent, and an output reaches no completion flow")
  func outcome() {
    stage.register("a") { board in
      board.onActivate = { board, text, _ in
        board.sendOutput(text)
        board.complete(text == "good")
      }
    }
    stage.hearEnds(of: "a")
    stage.io("a").activation.activate(with: "good")
    stage.io("a").activation.activate(with: "bad")
    #expect(
      stage.take().filter { $0.contains("done") } == ["a done true", "a done false"])
  }

  @Test("BD-L25: another board's end is not mine")
  func others() {
    stage.register("a")
    stage.register("b")
    stage.hearEnds(of: "a")
    stage.io("a").activation.activate(with: "1")
    stage.io("b").activation.activate(with: "2")
    _ = stage.take()
    stage.io("b").completer.complete()
    #expect(stage.take() == ["b ended"])
  }

  @Test("BD-L26: removal completes with false, one board or all, the newest first, each once")
  func removal() {
    for id in ["a", "b", "c"] as [BoardID] {
      stage.register(id)
      stage.hearEnds(of: id)
      stage.io(id).activation.activate(with: "1")
    }
    _ = stage.take()
    stage.root.removeBoard(identifier: "b")
    #expect(stage.take() == ["b ended", "b done false"])
    stage.root.clearActiveBoards()
    #expect(stage.take() == ["c ended", "c done false", "a ended", "a done false"])
    stage.root.clearActiveBoards()
    #expect(stage.take() == [])
    stage.root.addBoard(TextBoard("a", stage.journal))
    stage.root.removeBoard(identifier: "a")
    #expect(stage.take() == ["a done false"])
  }

  @Test("BD-L27, BD-L28: a sibling's completer ends the target, and all listeners hear that, once")
  func sibling() {
    stage.register("a")
    stage.register("b")
    stage.io("a").activation.activate(with: "1")
    stage.io("b").activation.activate(with: "2")
    stage.hearEnds(of: "a")
    stage.hearEnds(of: "b")
    stage.root.registerCompletionFlow(matchedIdentifiers: ["a", "b"]) {
      stage.journal.write("either: \($0.source) \($0.isDone)")
    }
    let completer = stage.board("b")?.io(TextIO.self, as: "a").completer
    _ = stage.take()
    completer?.complete()
    completer?.complete()
    #expect(stage.take() == ["a ended", "a done true", "either: a true"])
    #expect(stage.installed == ["b"])
  }

  @Test("BD-L30: with a board all that is nested in it goes, in the middle of its work, unheard")
  func nested() async throws {
    let signal = Signal<Int>("never")
    stage.register("outer", inside: ["inner"]) { board in
      board.motherboard.io(TextIO.self, as: "inner").completion.handle {
        stage.journal.write("inner done \($0)")
      }
      board.onActivate = { board, _, _ in
        board.motherboard.io(TextIO.self, as: "inner").activation.activate(with: "2")
      }
    }
    stage.onMake["inner"] = { inner in
      inner.onActivate = { _, _, activation in
        activation.scope.load {
          try await signal.wait()
        } then: { _ in
          stage.journal.write("answered")
        }
      }
    }
    stage.io("outer").activation.activate(with: "1")
    #expect(signal.waiting == 1)
    weak let motherboard = stage.board("outer")?.motherboard
    weak let inner = motherboard?.getBoard(identifier: "inner")
    _ = stage.take()
    inner?.complete()
    #expect(stage.take() == ["inner ended", "inner done true"])
    #expect(stage.installed == ["outer"])
    stage.board("outer")?.motherboard.io(TextIO.self, as: "inner").activation.activate(with: "3")
    _ = stage.take()
    stage.io("outer").completer.complete()
    #expect(stage.take() == ["inner ended", "outer ended"])
    #expect(motherboard == nil && inner == nil)
    #expect(signal.waiting == 0)
    try await stage.tracker.idle(within: .seconds(10))
    #expect(stage.take() == [])
    #expect(stage.lifetimes.counts["TextBoard"] == nil)
    #expect(stage.lifetimes.counts["Motherboard"] == 1)
  }

  @Test("BD-L21: a board that completes while it is being activated has gone when the call returns")
  func duringActivation() {
    stage.register("a") { board in
      board.onActivate = { board, _, activation in
        board.complete(of: activation)
        board.show(Page("late"), .push, in: activation)
      }
    }
    stage.hearEnds(of: "a")
    stage.io("a").activation.activate(with: "1")
    #expect(stage.take() == ["make a", "a 1", "a ended", "a done true"])
    #expect(stage.installed == [])
    #expect(stage.screens == ["home"])
    #expect(stage.misuse == [.lateMessage])
  }
}
