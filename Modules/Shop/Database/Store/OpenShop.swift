import Foundation
import PatternKit
import ShopModel

/// An open database, and what is needed to make sense of it. It stays on its executor.
struct OpenShop {
  let connection: Connection
  let region: Region
  let options: StoreOptions

  var currency: Currency { region.currency }

  /// The time, by the clock that was injected.
  var now: Date { options.now() }

  /// The day, in UTC.
  var today: Day { Day(now) }

  func money(_ minorUnits: Int) -> Money {
    Money(minorUnits, region.currency)
  }
}
