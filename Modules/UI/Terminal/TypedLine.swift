import TextUI

/// One line of the line mode, read.
///
/// Acts stand with or without `> `, so that what scenarios hold can be pasted; a line that checks
/// something, or that is about more than the shopper, belongs into a scenario.
public nonisolated enum TypedLine: Equatable, Sendable {
  /// Nothing, or a comment.
  case nothing
  /// What the shopper does.
  case act(Act)
  /// The clock moves on; for a clock that does not run by itself.
  case advance(Duration)

  /// Reads a line.
  ///
  /// - Throws: what cannot be understood, or does not belong here.
  public init(parsing line: String, clockIsManual: Bool) throws(LineError) {
    let all = try Words(parsing: line).words
    guard let first = all.first else {
      self = .nothing
      return
    }
    switch first.isQuoted ? "" : first.text {
    case ">": self = .act(try Act(Array(all.dropFirst())))
    case "!" where all.dropFirst().first?.text == "advance":
      self = .advance(try TypedLine.duration(all, clockIsManual))
    case "!", "<", ">>":
      throw LineError(
        column: first.column,
        "a line with \(first.text) belongs into a scenario; here stand acts"
          + (clockIsManual ? ", and ! advance" : ""))
    default: self = .act(try Act(all))
    }
  }

  private static func duration(
    _ words: [Words.Word], _ clockIsManual: Bool
  ) throws(LineError) -> Duration {
    guard clockIsManual else {
      throw LineError(
        column: words[0].column, "the clock runs by itself here: --clock makes it stand still")
    }
    guard words.count > 2 else {
      throw LineError(column: words[1].column, "a time is missing: write ! advance 300ms")
    }
    guard words.count == 3 else {
      throw LineError(column: words[3].column, "a word too many: write ! advance 300ms")
    }
    guard let duration = DurationText.parse(words[2].text) else {
      throw LineError(
        column: words[2].column,
        "\(Words.quote(words[2].text)) is no time: write 300ms, 2s, 5m, 1h or 1d")
    }
    return duration
  }
}
