import ShopModel

/// What the examination of a shop's files came to.
public struct Inspection: Equatable, Sendable {
  /// What came of each check, in their order.
  public var results: [InspectionResult]
  /// Where the shop sells; nil when that cannot be read.
  public var region: Region?
  /// How much there is; nil when that cannot be read.
  public var figures: InspectionFigures?
}
