import Foundation
import Terminal
import TextUI

/// Takes a line's words one by one, each with a name for what it should be.
nonisolated struct LineWords {
  private var rest: ArraySlice<Words.Word>
  /// Where the last word that was taken stands; what is missing is missing after it.
  private var column = 1

  /// The words of a line.
  init(_ words: [Words.Word]) {
    rest = words[...]
  }

  /// Whether every word has been taken.
  var isAtEnd: Bool { rest.isEmpty }

  /// The next word. - Throws: when there is none.
  mutating func next(_ meaning: String) throws(LineError) -> String {
    guard let word = rest.popFirst() else {
      throw LineError(column: column, "\(meaning) is missing")
    }
    column = word.column
    return word.text
  }

  /// The words that are left.
  mutating func remaining() -> [Words.Word] {
    defer { rest = [] }
    return Array(rest)
  }

  /// Takes the next word if it is that one.
  mutating func skip(_ word: String) -> Bool {
    guard rest.first?.text == word else { return false }
    column = rest.removeFirst().column
    return true
  }

  /// - Throws: when a word is left.
  func end() throws(LineError) {
    guard let word = rest.first else { return }
    throw LineError(
      column: word.column, "a word too many: \(Words.quote(word.text)); quote a text with spaces")
  }

  /// An error at the word that was taken last.
  func error(_ message: String) -> LineError {
    LineError(column: column, message)
  }

  /// The word that was taken last is none of those that may stand there.
  func unknown(_ meaning: String, _ word: String, _ known: [String]) -> LineError {
    let hint = NearMiss.hint(for: word, in: known)
    return error("\(Words.quote(word)) is no \(meaning): \(known.joined(separator: ", "))\(hint)")
  }

  /// The next word as a whole number from `range`.
  mutating func number(
    _ meaning: String, in range: ClosedRange<Int>
  ) throws(LineError) -> Int {
    let word = try next(meaning)
    guard word.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(word),
      range.contains(number)
    else {
      throw error(
        "\(meaning) is a number from \(range.lowerBound) to \(range.upperBound), not "
          + Words.quote(word))
    }
    return number
  }

  /// The next word as one of the values of `type`.
  mutating func oneOf<Value: RawRepresentable<String> & CaseIterable>(
    _ meaning: String, _ type: Value.Type
  ) throws(LineError) -> Value {
    let word = try next("a \(meaning)")
    guard let value = Value(rawValue: word) else {
      throw unknown(meaning, word, Value.allCases.map(\.rawValue))
    }
    return value
  }

  /// The next word as a span of time, such as `300ms`, `2s`, `5m`, `1h`, `1d`.
  mutating func duration() throws(LineError) -> Duration {
    let word = try next("a time")
    guard let duration = DurationText.parse(word) else {
      throw error("\(Words.quote(word)) is no time: write 300ms, 2s, 5m, 1h or 1d")
    }
    return duration
  }

  /// The next word as a point in time, such as `2026-01-02T14:05:00Z`.
  mutating func date() throws(LineError) -> Date {
    let word = try next("a date")
    guard let date = DateText.parse(word) else {
      throw error("\(Words.quote(word)) is no date: write 2026-01-02T14:05:00Z")
    }
    return date
  }
}
