/// How much is left, in a word. Rule: C1.
public enum StockWord: Equatable, Sendable, Codable {
  case inStock
  case low(Int)
  case soldOut

  /// The word for `stock` pieces.
  public init(_ stock: Int) {
    switch stock {
    case ...0: self = .soldOut
    case 1...5: self = .low(stock)
    default: self = .inStock
    }
  }

  /// What a shopper reads.
  public var text: String {
    switch self {
    case .inStock: "In stock"
    case .low(let count): "Low: \(count)"
    case .soldOut: "Sold out"
    }
  }
}
