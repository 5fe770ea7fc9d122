/// The name of a control: `<screen>.<element>[.<key>[.<part>]]`, such as
/// `cart.line.MUG-NAVY.increase`.
///
/// It is the terminal's accessibility identifier: scenarios, the explorer and the line mode
/// address controls by it. A key is any text; outside `A–Z a–z 0–9 _ -` it is percent-encoded, so
/// that an id never holds a space or a point of its own. Rule: G1.
public nonisolated struct ControlID: Hashable, Sendable, Codable, Comparable,
  CustomStringConvertible
{
  /// The whole id, as it is written.
  public let text: String

  /// An id as it is written in code or in a scenario.
  public init(_ text: String) {
    self.text = text
  }

  /// An id with a key from data, and the part of the element that is meant.
  public init(_ element: String, key: String, part: String? = nil) {
    let end = part.map { ".\($0)" } ?? ""
    text = "\(element).\(ControlID.encode(key))\(end)"
  }

  public init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  public var description: String { text }

  public static func < (one: ControlID, other: ControlID) -> Bool { one.text < other.text }

  /// Whether it has the form that G1 asks for: two to four parts of `A–Z a–z 0–9 _ -` and percent
  /// codes, with a point between them.
  public var isWellFormed: Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return (2...4).contains(parts.count) && parts.allSatisfy(ControlID.isPart)
  }

  private static func isPart(_ bytes: Substring.UTF8View) -> Bool {
    guard !bytes.isEmpty else { return false }
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        continue
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst(), let low = rest.popFirst(), isHex(high), isHex(low)
        else { return false }
      default: return false
      }
    }
    return true
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(byte)
  }

  private static func encode(_ key: String) -> String {
    let hex = Array("0123456789ABCDEF")
    return key.utf8.reduce(into: "") { text, byte in
      switch UInt8(byte) {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text += "%\(hex[Int(byte >> 4)])\(hex[Int(byte & 15)])"
      }
    }
  }
}

extension ControlID: ExpressibleByStringLiteral {
  public init(stringLiteral value: StaticString) {
    self.init("\(value)")
  }
}
