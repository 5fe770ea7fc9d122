import ShopModel

/// An open database, and what is needed to make sense of it. It stays on its executor.
struct OpenShop {
  let connection: Connection
  let region: Region

  var currency: Currency { region.currency }

  func money(_ minorUnits: Int) -> Money {
    Money(minorUnits, region.currency)
  }
}
