/// Where an order goes, in the region's country. Rule: H2, M7.
public struct Address: Hashable, Sendable, Codable {
  /// Who receives it.
  public var name: String
  /// Street and number.
  public var street: String
  /// The city.
  public var city: String
  /// The state's two letters, in the United States; empty elsewhere.
  public var state: String
  /// The postcode, in its country's form.
  public var postcode: String

  /// Makes an address.
  public init(
    name: String = "", street: String = "", city: String = "", state: String = "",
    postcode: String = ""
  ) {
    self.name = name
    self.street = street
    self.city = city
    self.state = state
    self.postcode = postcode
  }
}
