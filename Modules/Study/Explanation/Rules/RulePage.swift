import Scenarios

/// A page of numbered statements, as they stand in Markdown.
///
/// A statement is an item `- **G3** text`, which goes on over the lines that are indented below it.
/// Under `## Not yet`, the last heading of a page, stand those whose proof is still to come: an item
/// with a text states one, and an item that is an id alone means one that is stated above.
public struct RulePage: Sendable {
  /// Its path, relative to the project's folder.
  public let path: String
  /// What it states, in the order in which it stands there.
  public private(set) var statements: [RuleStatement] = []
  /// What cannot be understood.
  public private(set) var faults: [RuleFault] = []

  /// The heading of what is not proved yet.
  static let pendingHeading = "## Not yet"

  private var pendingLine: Int?
  private var mentions: [(id: RuleID, line: Int)] = []
  private var isInItem = false

  /// Reads a page.
  public init(path: String, text: String) {
    self.path = path
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() { read(line, index + 1) }
    resolveMentions()
    if let pendingLine, mentions.isEmpty, !statements.contains(where: \.isPending) {
      fault(pendingLine, "nothing stands under this heading: take it away")
    }
  }

  private mutating func read(_ line: Substring, _ number: Int) {
    if line.hasPrefix("#") {
      isInItem = false
      if line == Self.pendingHeading {
        pendingLine = number
      } else if let pendingLine {
        fault(pendingLine, "another heading follows: this is the last one of a page")
      }
    } else if line.hasPrefix("- **") {
      isInItem = false
      readItem(line.dropFirst(4), number)
    } else if isInItem, line.hasPrefix("  "), !line.allSatisfy(\.isWhitespace) {
      statements[statements.count - 1].text += " \(line.drop { $0.isWhitespace })"
    } else {
      isInItem = false
    }
  }

  private mutating func readItem(_ item: Substring, _ number: Int) {
    let word = item.prefix { $0 != "*" }
    let rest = item.dropFirst(word.count)
    guard rest.hasPrefix("**"), word.contains(where: \.isNumber), !word.contains(" ") else {
      return
    }
    guard let id = RuleID(word) else {
      return fault(number, "\(word) is no rule's id, such as S4 or BD-L22")
    }
    let text = rest.dropFirst(2).drop { $0.isWhitespace }
    guard text.isEmpty else {
      isInItem = true
      return statements.append(
        RuleStatement(
          id: id, text: String(text), page: path, line: number, isPending: pendingLine != nil))
    }
    guard pendingLine != nil else { return fault(number, "\(id) states nothing") }
    mentions.append((id, number))
  }

  private mutating func resolveMentions() {
    for mention in mentions {
      guard let index = statements.firstIndex(where: { $0.id == mention.id }) else {
        fault(mention.line, "\(mention.id) is not stated on this page")
        continue
      }
      guard !statements[index].isPending else {
        fault(mention.line, "\(mention.id) stands under this heading already")
        continue
      }
      statements[index].isPending = true
    }
  }

  private mutating func fault(_ line: Int, _ message: String) {
    faults.append(RuleFault(path: path, line: line, message: message))
  }
}
