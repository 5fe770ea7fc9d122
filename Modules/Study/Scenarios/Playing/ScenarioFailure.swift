/// A scenario that did not go as it is written, on one storefront.
public nonisolated struct ScenarioFailure: Error, Equatable, Sendable {
  /// The scenario's path.
  public var path: String
  /// The line that failed.
  public var line: Int
  /// The storefront's id.
  public var architecture: String
  /// The last act before it, as it is written, and its line; nil when there was none.
  public var act: PrecedingAct?
  /// What is wrong.
  public var mismatch: Mismatch

  /// An act as it is written.
  public nonisolated struct PrecedingAct: Equatable, Sendable {
    /// Its line.
    public var line: Int
    /// The line's text.
    public var text: String
  }

  /// The failure as it is printed, line by line.
  public var report: [String] {
    var lines = ["\(path):\(line): \(architecture): \(mismatch.message)"]
    if let act { lines.append("  after line \(act.line): \(act.text)") }
    if !mismatch.expected.isEmpty || !mismatch.shown.isEmpty {
      lines += SideBySide.lines(expected: mismatch.expected, shown: mismatch.shown).map {
        "  \($0)"
      }
    }
    return lines
  }
}
