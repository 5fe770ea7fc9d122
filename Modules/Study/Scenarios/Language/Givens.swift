import Foundation
import ShopModel

/// What the shop is like before a scenario's launch.
public nonisolated struct Givens: Equatable, Sendable {
  /// Where the products come from.
  public var catalogue = GivenCatalogue.shipped
  /// The line that names the catalogue, or the scenario's first.
  public var catalogueLine = 1
  /// The point in time of the launch.
  public var clock = Givens.usualClock
  /// Where the shop sells.
  public var region = Region.unitedKingdom
  /// Whether the onboarding pages are behind the shopper.
  public var isOnboarded = true
  /// Everything else, in the order in which it is made.
  public var things: [GivenThing] = []

  /// When scenarios begin that name no time: 2026-01-02T14:05:00Z.
  public static let usualClock = Date(timeIntervalSince1970: 1_767_362_700)
}
