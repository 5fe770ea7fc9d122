import Scenarios
import Terminal
import TextUI

/// How an order ended: what is to be seen where the shopper is then, and where they look last.
nonisolated struct Ending: Equatable {
  /// The order, step by step.
  var steps: [String]
  /// The rows of the screen when everything has been let go.
  var rows: [String]
  /// The rows of the screen that is looked at last.
  var lastRows: [String]

  /// What a screen shows but for its notices and its focus: those tell when the last act was.
  /// Rule: G9.
  static func rows(_ shown: Snapshot) -> [String] {
    var shown = shown
    shown.notices = []
    shown.focus = nil
    return ScreenText.rows(shown)
  }

  /// What is on its way although everything has been let go; nil when nothing is. Rule: G4, G10.
  static func mismatch(_ shown: Snapshot, unanswered: Int) -> Mismatch? {
    guard unanswered == 0 else {
      return Mismatch("calls are unanswered that nobody holds", shown: ["\(unanswered) calls"])
    }
    let busy = shown.controls.filter { $0.state == .busy }.map { "\($0.id) is busy" }
    let loads = shown.sections.flatMap(\.rows).filter { $0.kind == .progress }.flatMap(\.texts)
    guard busy.isEmpty, loads.isEmpty else {
      return Mismatch("the screen waits for what is over", shown: busy + loads)
    }
    return nil
  }

  /// In what it differs from an order that must end alike; nil when in nothing.
  func mismatch(from other: Ending) -> Mismatch? {
    guard rows != other.rows || lastRows != other.lastRows else { return nil }
    return Mismatch(
      "two orders that must end alike do not", expected: other.steps + other.rows + other.lastRows,
      shown: steps + rows + lastRows)
  }

  /// Which of the texts is nowhere to be seen at the very end; nil when all are.
  func mismatch(showing texts: [String]) -> Mismatch? {
    let missing = texts.filter { text in !lastRows.contains { $0.contains(text) } }
    guard !missing.isEmpty else { return nil }
    return Mismatch("the end is not what the rules say", expected: missing, shown: lastRows)
  }
}
