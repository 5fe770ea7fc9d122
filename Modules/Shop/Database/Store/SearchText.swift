import ShopModel

/// What a shopper typed, as the full-text index understands it. Rule: C3.
enum SearchText {
  /// How many characters of it count.
  static let limit = 100

  /// Every word as the prefix of one; nil when nothing was typed.
  ///
  /// The words stand side by side, never joined by `AND`: a word of punctuation alone would then
  /// find nothing, while side by side it asks for nothing. A quote in a word is doubled, so that
  /// nothing in it is taken for syntax; a NUL would end the expression, so it ends a word.
  static func expression(_ text: String) -> String? {
    let words = text.trimmed.prefix(limit).split { $0.isWhitespace || $0 == "\0" }
    guard !words.isEmpty else { return nil }
    return words.map(prefix).joined(separator: " ")
  }

  private static func prefix(_ word: Substring) -> String {
    let parts = word.split(separator: "\"", omittingEmptySubsequences: false)
    return "\"\(parts.joined(separator: "\"\""))\"*"
  }
}
