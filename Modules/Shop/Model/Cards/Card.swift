/// A card that has been checked, as the gateway gets it. Rule: H4.
public struct Card: Hashable, Sendable {
  /// The number's digits.
  public let number: Secret
  /// Its expiry.
  public let expiry: CardExpiry
  /// Its code.
  public let code: Secret
  /// What may be kept of it.
  public let summary: CardSummary

  /// Checks what was typed.
  ///
  /// - Throws: ``CardProblems`` with every field that is wrong.
  public init(
    number: Secret, expiry: String, code: Secret, today: Day
  ) throws(CardProblems) {
    var problems: [CardProblem] = []
    let summary = Card.attempt(&problems) { () throws(CardProblem) in
      try CardNumber.summary(number)
    }
    let expiry = Card.attempt(&problems) { () throws(CardProblem) in
      let expiry = try CardExpiry(parsing: expiry)
      guard !expiry.isOver(on: today) else {
        throw CardProblem(.expiry, "The card was valid until \(expiry)")
      }
      return expiry
    }
    // Without a number that holds, the code's length is that of most cards, or Amex's.
    let brand = summary?.brand ?? CardBrand(digits: CardNumber.digits(number).reveal())
    let digits = Card.attempt(&problems) { () throws(CardProblem) in
      try Card.code(code, brand: brand)
    }
    guard let summary, let expiry, let digits else { throw CardProblems(problems) }
    self.number = CardNumber.digits(number)
    self.expiry = expiry
    self.code = digits
    self.summary = summary
  }

  private static func code(
    _ code: Secret, brand: CardBrand
  ) throws(CardProblem) -> Secret {
    let digits = code.reveal().trimmed
    guard !digits.isEmpty else { throw CardProblem(.code, "Type the card's code") }
    guard digits.utf8.count == brand.codeLength,
      digits.utf8.allSatisfy({ (48...57).contains($0) })
    else { throw CardProblem(.code, "The code has \(brand.codeLength) digits") }
    return Secret(digits)
  }

  private static func attempt<Value>(
    _ problems: inout [CardProblem], _ body: () throws(CardProblem) -> Value
  ) -> Value? {
    do throws(CardProblem) {
      return try body()
    } catch {
      problems.append(error)
      return nil
    }
  }
}
