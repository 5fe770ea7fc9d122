/// A shelf of the shop. Rule: I2.
public struct Category: Hashable, Sendable, Codable {
  /// The id that links name it by.
  public var id: String
  /// What a shopper reads.
  public var name: String

  /// Makes a category.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
