/// The id of a statement that tests and scenarios prove: `S4` is the shop's, `CO-3` and `BD-L22` are
/// patterns'.
///
/// Two letters at most, and a number without a nought in front; a pattern's rule has its prefix and a
/// hyphen before that, and then needs no letter.
public nonisolated struct RuleID: Hashable, Sendable, CustomStringConvertible {
  /// The id as it is written.
  public let description: String

  /// Reads an id; nil when the text is none.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let own = parts.last else { return nil }
    let letters = own.prefix(while: Self.isLetter)
    let digits = own.dropFirst(letters.count)
    guard letters.count <= 2, (1...4).contains(digits.count), digits.allSatisfy(Self.isDigit),
      digits == "0" || digits.first != "0"
    else { return nil }
    if parts.count == 2 {
      guard !parts[0].isEmpty, parts[0].allSatisfy(Self.isLetter) else { return nil }
    } else if letters.isEmpty {
      return nil
    }
    description = String(text)
  }

  private static func isLetter(_ character: Character) -> Bool { ("A"..."Z").contains(character) }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
