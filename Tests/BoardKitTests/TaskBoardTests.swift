import PatternKit
import Testing
import TextUI

@testable import BoardKit

@Suite("Task boards")
struct TaskBoardTests {
  let stage = Stage()
  let desk: Desk

  init() {
    desk = Desk(stage.journal)
    let (journal, desk) = (stage.journal, desk)
    stage.producer.registerBoard(TextIO.self) { id in
      TaskBoard<TextIO>(
        identifier: id, executor: { try await desk.ask($0) },
        successHandler: { journal.write("success \($0)") },
        processingHandler: { journal.write("processing \($0)") },
        errorHandler: { journal.write("error \(type(of: $0))") },
        completionHandler: { journal.write("completion") })
    }
    stage.hearEnds(of: "text")
    stage.io("text").flow.handle { journal.write("output \($0)") }
  }

  @Test("BD-L66, BD-F21: processing, work, success, output, no longer processing, completion, done")
  func success() async throws {
    stage.io("text").activation.activate(with: "q")
    #expect(stage.take() == ["processing true", "work q"])
    desk.answer("q", "42")
    try await stage.idle()
    #expect(
      stage.take() == [
        "success 42", "output 42", "processing false", "completion", "text done true",
      ])
    #expect(stage.installed == [])
  }

  @Test("BD-L66: a failure has its error instead, no output, and is not done")
  func failure() async throws {
    stage.io("text").activation.activate(with: "q")
    desk.answer("q", "fail")
    try await stage.idle()
    #expect(
      stage.take() == [
        "processing true", "work q", "error Failed", "processing false", "completion",
        "text done false",
      ])
  }

  @Test("BD-L67, BD-F6, BD-F11: of a hundred activations one works; each other is reported")
  func one() async throws {
    for number in 0..<100 { stage.io("text").activation.activate(with: "\(number)") }
    #expect(stage.take() == ["processing true", "work 0"])
    #expect(stage.misuse == Array(repeating: .discardedActivation, count: 99))
    #expect(stage.root.getBoard(identifier: "text")?.activations.count == 1)
    desk.answer("0", "a")
    try await stage.idle()
    #expect(stage.take().suffix(2) == ["completion", "text done true"])
  }

  @Test("BD-L68, BD-F19: an answer that comes after the end runs no handler")
  func lateAnswer() async throws {
    stage.io("text").activation.activate(with: "q")
    // Answered, and ended before the answer is handled.
    desk.answer("q", "42")
    stage.io("text").completer.complete(false)
    try await stage.idle()
    #expect(
      stage.take() == ["processing true", "work q", "processing false", "text done false"])
    #expect(stage.misuse == [])
  }

  @Test("BD-F7, BD-F28, BD-F20: ended in the middle of its work it stops, and processes no longer")
  func ended() async throws {
    stage.io("text").activation.activate(with: "q")
    weak let board = stage.root.getBoard(identifier: "text")
    stage.root.removeBoard(identifier: "text")
    try await stage.idle()
    #expect(
      stage.take().sorted()
        == ["processing false", "processing true", "stopped q", "text done false", "work q"])
    #expect(board == nil)
    stage.io("text").activation.activate(with: "r")
    #expect(stage.take() == ["processing true", "work r"])
    stage.io("text").completer.complete()
    try await stage.idle()
  }
}
