import Scenarios

/// The name that a test, or a suite of tests, was given in its source.
public struct TestName: Equatable, Sendable {
  /// The sentence, with the ids of the rules that it proves in front.
  public var name: String
  /// The file, relative to the project's folder.
  public var path: String
  /// The line of its `@Test` or `@Suite`, from 1.
  public var line: Int
  /// Whether it is switched off, and so proves nothing.
  public var isDisabled: Bool

  /// The rules that it proves: `"G3, G5: …"`.
  ///
  /// Ids stand one by one, with a comma and a space between, before the first colon and a space;
  /// there are no ranges. A name that begins with something like it is an error rather than a name
  /// without rules, since it would prove nothing and look as if it did.
  ///
  /// - Throws: what is wrong with the beginning of the name.
  func rules() throws(RuleFault) -> [RuleID] {
    let head = name.prefixBeforeColon
    let parts = head.map { $0.split(separator: ", ", omittingEmptySubsequences: false) } ?? []
    let ids = parts.compactMap { RuleID($0) }
    guard ids.isEmpty || ids.count < parts.count else {
      guard Set(ids).count == ids.count else { throw fault("its name has an id twice") }
      return ids
    }
    let words = (head ?? name.prefix { $0 != " " }).split { !$0.isRulesOwn }
    if let id = words.lazy.compactMap({ RuleID($0) }).first {
      throw fault("\(id) is not read: a name begins as in “G3, G5: a sentence”")
    }
    return []
  }

  private func fault(_ message: String) -> RuleFault {
    RuleFault(path: path, line: line, message: "\(message): “\(name)”")
  }
}

extension String {
  /// What stands before the first colon that a space follows; nil when there is none.
  fileprivate var prefixBeforeColon: Substring? {
    firstRange(of: ": ").map { self[..<$0.lowerBound] }
  }
}

extension Character {
  /// Whether an id may hold it.
  fileprivate var isRulesOwn: Bool { isLetter || isNumber || self == "-" }
}
