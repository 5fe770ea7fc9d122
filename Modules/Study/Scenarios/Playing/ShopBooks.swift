import ShopDatabase

/// What a shop that is being played has kept: two storefronts agree when these are equal.
public nonisolated struct ShopBooks: Equatable, Sendable {
  /// All of the shop's database, as a short text.
  public var digest: String
  /// Whether everything adds up, and how much there is.
  public var inspection: Inspection
}
