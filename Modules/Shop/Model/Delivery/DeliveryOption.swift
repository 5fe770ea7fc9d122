/// One way in which an order can be sent. Rule: H3.
public struct DeliveryOption: Hashable, Sendable, Codable {
  /// What it is named by: `standard`, `express`.
  public var id: String
  /// What a shopper reads.
  public var name: String
  /// What it costs.
  public var price: Money
  /// The fewest days that it takes.
  public var fewestDays: Int
  /// The most days that it takes.
  public var mostDays: Int

  /// Makes an option.
  public init(id: String, name: String, price: Money, fewestDays: Int, mostDays: Int) {
    self.id = id
    self.name = name
    self.price = price
    self.fewestDays = fewestDays
    self.mostDays = mostDays
  }

  /// How long it takes, as a shopper reads it: `1 day`, `3–5 days`.
  public var daysText: String {
    fewestDays == mostDays
      ? Format.count(mostDays, "day") : "\(fewestDays)–\(Format.count(mostDays, "day"))"
  }
}
