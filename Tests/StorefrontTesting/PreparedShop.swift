import Foundation
import PatternKit
import ShopDatabase
import ShopModel
import ShopServices

/// A shop that sells what `Shelf` holds, on a database in memory, with a clock that moves when it is
/// told to.
public final class PreparedShop {
  public let tracer = Tracer(isOn: true)
  public let diagnostics = Diagnostics()
  public let lifetimes = Lifetimes()
  public let feed = ChangeFeed()
  public let identifiers = SeededIdentifiers(seed: 1)
  public let tracker: TaskTracker
  public let clock: TestClock
  public let database: ShopDatabase
  /// The shop itself, as another device would use it.
  public let services: Shop

  /// Who is signed in, when somebody is.
  public static let ada = Credentials(
    email: "ada@example.com", password: Secret("correct horse"))

  /// Opens the shop.
  ///
  /// - Parameter isSignedIn: whether ``ada`` is signed in.
  public init(isOnboarded: Bool, isSignedIn: Bool) async throws {
    tracker = TaskTracker(tracer: tracer, diagnostics: diagnostics)
    clock = TestClock(Date(timeIntervalSince1970: 1_767_225_600), tracker: tracker)
    database = try ShopDatabase(
      at: .memory, region: .unitedKingdom, now: clock.reading, identifiers: identifiers,
      passwords: SystemPasswordHasher(.cheap))
    try await database.replaceCatalogue(Shelf.products)
    services = database.shop(feed: feed)
    if isOnboarded { try await services.session.finishOnboarding() }
    if isSignedIn { _ = try await services.account.register(PreparedShop.ada) }
  }
}
