/// The rules of card numbers. The number itself stays in its ``Secret``. Rule: H4.
public enum CardNumber {
  /// The number's brand and last four digits, which may be kept.
  ///
  /// - Throws: ``CardProblem`` of the number when it is none.
  public static func summary(_ number: Secret) throws(CardProblem) -> CardSummary {
    let typed = number.reveal()
    let digits = digits(typed)
    guard !typed.trimmed.isEmpty else { throw CardProblem(.number, "Type the card's number") }
    guard typed.allSatisfy({ isSeparator($0) || isDigit($0) }) else {
      throw CardProblem(.number, "A card's number has digits only")
    }
    let brand = CardBrand(digits: digits)
    guard digits.utf8.count == brand.length else {
      throw CardProblem(.number, "A number of this kind has \(brand.length) digits")
    }
    guard isLuhn(digits) else {
      throw CardProblem(.number, "This is not a card's number: is a digit wrong?")
    }
    return CardSummary(brand: brand, lastFour: String(digits.suffix(4)))
  }

  /// What a field shows of a number while it is typed: every digit but the last four as `•`,
  /// grouped 4-4-4-4 or 4-6-5; anything that is no digit as `•` too. Rule: H4.
  public static func masked(_ number: Secret) -> String {
    let typed = number.reveal().filter { !isSeparator($0) }
    let groups = CardBrand(digits: digits(number.reveal())).groups
    var text = ""
    var group = 0
    var left = groups[0]
    for (position, character) in typed.enumerated() {
      if left == 0 {
        text.append(" ")
        group += 1
        left = groups.indices.contains(group) ? groups[group] : 4
      }
      let isShown = position >= typed.count - 4 && isDigit(character)
      text.append(isShown ? character : "•")
      left -= 1
    }
    return text
  }

  /// The digits without what they are grouped by: what the gateway gets.
  public static func digits(_ number: Secret) -> Secret {
    Secret(digits(number.reveal()))
  }

  static func isLuhn(_ digits: String) -> Bool {
    var sum = 0
    for (position, digit) in digits.utf8.reversed().enumerated() {
      let value = Int(digit) - Int(UInt8(ascii: "0"))
      let doubled = position % 2 == 1 ? value * 2 : value
      sum += doubled > 9 ? doubled - 9 : doubled
    }
    return !digits.isEmpty && sum % 10 == 0
  }

  private static func digits(_ text: String) -> String { text.filter(isDigit) }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  private static func isSeparator(_ character: Character) -> Bool {
    character.isWhitespace || character == "-"
  }
}
