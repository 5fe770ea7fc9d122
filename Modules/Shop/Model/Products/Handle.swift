/// A product's handle: what links and saved marks name it by. Compared byte for byte.
public struct Handle: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  /// The handle as it is written.
  public let text: String

  /// A handle as it is written.
  public init(_ text: String) { self.text = text }

  public init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  public static func == (one: Handle, other: Handle) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  public static func < (one: Handle, other: Handle) -> Bool {
    one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }

  public var description: String { text }
}
