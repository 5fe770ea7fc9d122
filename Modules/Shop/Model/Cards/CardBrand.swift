/// Whose card it is, told by how its number begins. Rule: H4.
public enum CardBrand: String, Hashable, Sendable, Codable, CaseIterable {
  case visa = "Visa"
  case mastercard = "Mastercard"
  case americanExpress = "American Express"
  case discover = "Discover"
  case jcb = "JCB"
  case other = "Card"

  /// The brand of a number, of which the first digits may be enough.
  init(digits: String) {
    func begins(_ count: Int, in range: ClosedRange<Int>) -> Bool {
      digits.utf8.count >= count && (Int(digits.prefix(count)).map(range.contains) ?? false)
    }
    self =
      if begins(1, in: 4...4) { .visa } else if begins(2, in: 34...34) || begins(2, in: 37...37) {
        .americanExpress
      } else if begins(2, in: 51...55) || begins(4, in: 2_221...2_720) {
        .mastercard
      } else if begins(4, in: 6_011...6_011) || begins(3, in: 644...649) || begins(2, in: 65...65) {
        .discover
      } else if begins(4, in: 3_528...3_589) { .jcb } else { .other }
  }

  /// How many digits its numbers have.
  public var length: Int { self == .americanExpress ? 15 : 16 }

  /// How many digits its codes have.
  public var codeLength: Int { self == .americanExpress ? 4 : 3 }

  /// How its digits are grouped: 4-6-5 for American Express, else 4-4-4-4.
  var groups: [Int] { self == .americanExpress ? [4, 6, 5] : [4, 4, 4, 4] }
}
