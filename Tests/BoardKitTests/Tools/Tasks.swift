import BoardKit
import PatternKit

/// A block task that takes and gives texts.
nonisolated enum AskIO: BlockTaskIO {
  typealias TaskInput = String
  typealias Output = String
  static let id: BoardID = "ask"
}

/// Something went wrong.
nonisolated struct Failed: Error {}

/// Work that waits until a test answers it.
final class Desk {
  let journal: Journal
  private var waiting: [(question: String, answer: Signal<String>)] = []

  init(_ journal: Journal) { self.journal = journal }

  /// What is being worked at, in the order of coming.
  var questions: [String] { waiting.map(\.question) }

  func ask(_ question: String) async throws -> String {
    journal.write("work \(question)")
    let signal = Signal<String>(question)
    waiting.append((question, signal))
    do {
      let answer = try await signal.wait()
      if answer == "fail" { throw Failed() }
      return answer
    } catch is CancellationError {
      journal.write("stopped \(question)")
      waiting.removeAll { $0.question == question }
      throw CancellationError()
    }
  }

  func answer(_ question: String, _ answer: String) {
    let signals = waiting.filter { $0.question == question }.map(\.answer)
    waiting.removeAll { $0.question == question }
    for signal in signals { signal.send(answer) }
  }
}

extension Stage {
  /// A task whose every step is written down.
  func parameter(_ text: String) -> BlockTaskParameter<String, String> {
    BlockTaskParameter(input: text)
      .onProcessing { [journal] in journal.write("\(text) processing \($0)") }
      .onSuccess { [journal] in journal.write("\(text) success \($0)") }
      .onError { [journal] in journal.write("\(text) error \(type(of: $0))") }
      .onCompletion { [journal] in journal.write("\(text) \($0)") }
  }

  func idle() async throws {
    try await tracker.idle(within: .seconds(10))
  }
}
