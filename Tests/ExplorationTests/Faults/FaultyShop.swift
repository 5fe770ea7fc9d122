import ShopModel
import ShopServices

@testable import ShopDatabase

/// A shop that does what none may: behind the script, where no storefront sees it.
enum FaultyShop {
  /// The same shop, with the fault in it.
  static func tampered(_ shop: Shop, _ database: ShopDatabase, _ fault: Fault) -> Shop {
    var faulty = shop
    switch fault {
    case .losesPieces:
      faulty.cart = FaultyCart(shop.cart, fault) { () async throws(ShopError) in
        try await database.damage(
          "UPDATE variant SET stock = stock - 1 WHERE sku = 'TEA-EG-250' AND stock > 0")
      }
    case .oversells:
      faulty.cart = FaultyCart(shop.cart, fault) { () async throws(ShopError) in
        try await database.damage("UPDATE variant SET stock = -1 WHERE sku = 'TEA-EG-250'")
      }
    case .losesOrders:
      faulty.cart = FaultyCart(shop.cart, fault) { () async throws(ShopError) in
        try await database.damage("DELETE FROM customer_order")
      }
    case .chargesTwice:
      faulty.checkout = FaultyCheckout(shop.checkout) { seen, card async throws(ShopError) in
        do {
          _ = try await database.standIn?.charge(seen.total, to: card, key: "once more")
        } catch {
          throw .damaged
        }
      }
    default: break
    }
    return faulty
  }
}

extension ShopDatabase {
  /// Writes to the file what its schema would not let in.
  fileprivate func damage(_ sql: String) async throws(ShopError) {
    try await store.beside {
      try $0.connection.execute("PRAGMA ignore_check_constraints = ON; \(sql)")
    }
  }
}
