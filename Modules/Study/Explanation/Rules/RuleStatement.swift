import Scenarios

/// One numbered statement of the contract or of a pattern's rules.
public struct RuleStatement: Equatable, Sendable {
  /// Its id; there is one statement of that id in all pages.
  public var id: RuleID
  /// What it says, on one line, in Markdown.
  public var text: String
  /// The page, relative to the project's folder.
  public var page: String
  /// Its first line there, from 1.
  public var line: Int
  /// Whether its proof is still to come: its id stands under `## Not yet`.
  public var isPending: Bool

  /// What it begins with, without marks of Markdown: whole words, `length` characters at most with
  /// the ellipsis, unless its first word alone is longer.
  public func firstWords(_ length: Int) -> String {
    let words = text.filter { $0 != "*" && $0 != "`" }.split(separator: " ")
    var result = ""
    for (index, word) in words.enumerated() {
      let isLast = index == words.count - 1
      let longer = result.isEmpty ? String(word) : "\(result) \(word)"
      guard longer.count + (isLast ? 0 : 1) <= length || result.isEmpty else {
        while let last = result.last, ",;:".contains(last) { result.removeLast() }
        return "\(result)…"
      }
      result = longer
    }
    return result
  }
}
