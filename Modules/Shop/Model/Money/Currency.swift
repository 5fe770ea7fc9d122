/// An ISO 4217 currency with its own number of decimals. Rule: M1.
public struct Currency: Hashable, Sendable {
  /// The three letters of ISO 4217.
  public let code: String
  /// What stands before an amount.
  public let symbol: String
  /// How many decimals it has: 2 for pounds, 0 for yen, 3 for Kuwaiti dinars.
  public let exponent: Int

  private init(_ code: String, _ symbol: String, _ exponent: Int) {
    self.code = code
    self.symbol = symbol
    self.exponent = exponent
  }

  /// The pound sterling.
  public static let gbp = Currency("GBP", "£", 2)
  /// The dollar of the United States.
  public static let usd = Currency("USD", "$", 2)
  /// The euro.
  public static let eur = Currency("EUR", "€", 2)
  /// The yen, which has no decimals.
  public static let jpy = Currency("JPY", "¥", 0)
  /// The Kuwaiti dinar, which has three.
  public static let kwd = Currency("KWD", "KD ", 3)

  /// Every currency that is known here.
  public static let all = [gbp, usd, eur, jpy, kwd]

  /// How many minor units make one: 100 for pounds, 1 for yen.
  public var minorUnitsPerUnit: Int {
    (0..<exponent).reduce(1) { product, _ in product * 10 }
  }
}

extension Currency: Codable {
  /// Reads the three letters of a currency that is known here.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let code = try container.decode(String.self)
    guard let currency = Currency.all.first(where: { $0.code == code }) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(code)” is not a currency that is known here")
    }
    self = currency
  }

  /// Writes the three letters.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
