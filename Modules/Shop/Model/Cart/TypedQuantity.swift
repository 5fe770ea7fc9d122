/// A quantity that was typed into a line of the cart. Rule: K2.
public enum TypedQuantity: Hashable, Sendable {
  /// 0: the line is removed.
  case remove
  /// 1…9,999 pieces, before they are clamped to the stock.
  case set(Int)

  /// The most that can be typed.
  public static let maximum = 9_999

  /// Reads ASCII digits, with white space around them.
  ///
  /// - Throws: ``TypedQuantityError`` for anything else than 0…9,999, with the text.
  public init(parsing text: String) throws(TypedQuantityError) {
    let digits = text.trimmed
    guard !digits.isEmpty, digits.utf8.count <= 4,
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let quantity = Int(digits)
    else { throw TypedQuantityError(text: text) }
    self = quantity == 0 ? .remove : .set(quantity)
  }

  /// The number that the service is asked for; it removes at 0.
  public var quantity: Int {
    switch self {
    case .remove: 0
    case .set(let quantity): quantity
    }
  }
}
