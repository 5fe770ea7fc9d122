/// What delivery costs in one region, by weight. Rule: H3, M8.
public struct DeliveryTable: Sendable {
  /// One way of sending, with its prices.
  struct Service: Sendable {
    var id: String
    var name: String
    var fewestDays: Int
    var mostDays: Int
    /// The price up to each weight in grams, lightest first; nothing heavier is taken.
    var bands: [(upToGrams: Int, minorUnits: Int)]
    /// Whether it also goes to the islands and other far places.
    var goesEverywhere: Bool
  }

  /// The region that it is for.
  public let region: Region
  private let services: [Service]

  /// The table of `region`.
  public init(_ region: Region) {
    self.region = region
    services = DeliveryTable.services(region)
  }

  /// The ways of sending `grams` to `address`, in the table's order; none when it is too heavy.
  /// Without an address, those for the greater part of the region. Rule: H3.
  public func options(grams: Int, to address: Address? = nil) -> [DeliveryOption] {
    let isFar = address?.isFar(in: region) ?? false
    return services.compactMap { service in
      guard !isFar || service.goesEverywhere,
        let band = service.bands.first(where: { grams <= $0.upToGrams })
      else { return nil }
      return DeliveryOption(
        id: service.id, name: service.name, price: Money(band.minorUnits, region.currency),
        fewestDays: service.fewestDays, mostDays: service.mostDays)
    }
  }

  /// The lowest price for that weight; nil when it is too heavy. Rule: M8.
  public func cheapest(grams: Int) -> Money? {
    options(grams: grams).map(\.price).min { $0.minorUnits < $1.minorUnits }
  }

  /// `Delivery from £3.95`, or that it is too heavy. Rule: M8.
  public func text(grams: Int) -> String {
    guard let price = cheapest(grams: grams) else { return "Too heavy to be delivered" }
    return "Delivery from \(price.formatted)"
  }

  private static func services(_ region: Region) -> [Service] {
    switch region {
    case .unitedKingdom:
      [
        Service(
          id: "standard", name: "Standard", fewestDays: 3, mostDays: 5,
          bands: [(2_000, 395), (10_000, 695), (30_000, 1_295)], goesEverywhere: true),
        Service(
          id: "express", name: "Express", fewestDays: 1, mostDays: 2,
          bands: [(2_000, 795), (10_000, 1_195)], goesEverywhere: false),
      ]
    case .unitedStates:
      [
        Service(
          id: "standard", name: "Ground", fewestDays: 3, mostDays: 6,
          bands: [(2_000, 595), (10_000, 995), (30_000, 1_995)], goesEverywhere: true),
        Service(
          id: "express", name: "Express", fewestDays: 1, mostDays: 2,
          bands: [(2_000, 1_495), (10_000, 2_495)], goesEverywhere: false),
      ]
    case .germany:
      [
        Service(
          id: "standard", name: "Standard", fewestDays: 2, mostDays: 4,
          bands: [(2_000, 490), (10_000, 690), (30_000, 1_490)], goesEverywhere: true),
        Service(
          id: "express", name: "Express", fewestDays: 1, mostDays: 1,
          bands: [(2_000, 990), (10_000, 1_490)], goesEverywhere: false),
      ]
    case .japan:
      [
        Service(
          id: "standard", name: "Standard", fewestDays: 2, mostDays: 3,
          bands: [(2_000, 600), (10_000, 900), (30_000, 1_500)], goesEverywhere: true),
        Service(
          id: "express", name: "Express", fewestDays: 1, mostDays: 1,
          bands: [(2_000, 1_100), (10_000, 1_500)], goesEverywhere: false),
      ]
    }
  }
}
