/// A variant's stock keeping unit: text, compared byte for byte (`0017` is not `17`). Rule: I4.
public struct SKU: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  /// The SKU as it is written.
  public let text: String

  /// A SKU as it is written.
  public init(_ text: String) { self.text = text }

  public init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  public static func == (one: SKU, other: SKU) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  public static func < (one: SKU, other: SKU) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }

  public var description: String { text }
}
