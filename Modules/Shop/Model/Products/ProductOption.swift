/// One thing that can be chosen of a product, such as its colour.
public struct ProductOption: Equatable, Sendable, Codable {
  /// Its name, such as `Colour`.
  public var name: String
  /// Its values in order of first use.
  public var values: [String]

  /// Makes an option.
  public init(name: String, values: [String]) {
    self.name = name
    self.values = values
  }
}
