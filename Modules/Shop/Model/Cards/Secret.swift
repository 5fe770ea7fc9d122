/// A text that nobody may see: a card's number and code, a password. Whatever is made of it,
/// description, dump, mirror or JSON, says `•••`; only ``reveal()`` gives the value, and only the
/// gateway's call, the password hash and the body of a page's request may ask for it. Rule: H4.
public struct Secret: Hashable, Sendable {
  /// What stands for the value wherever it is shown.
  public static let mask = "•••"

  private let value: String

  /// Keeps `value` from being seen.
  public init(_ value: String) {
    self.value = value
  }

  /// The value itself.
  public func reveal() -> String { value }

  /// Whether it is the empty text, which hides nothing.
  public var isEmpty: Bool { value.isEmpty }

  /// What a field shows of it: nothing while it is empty, else `•••`, however long it is.
  public var fieldText: String { isEmpty ? "" : Secret.mask }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// `•••`.
  public var description: String { Secret.mask }
  /// `•••`.
  public var debugDescription: String { Secret.mask }
  /// A mirror with nothing in it.
  public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}

extension Secret: Codable {
  /// Takes a text in.
  public init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes `•••`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Secret.mask)
  }
}
