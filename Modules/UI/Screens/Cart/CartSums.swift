import ShopModel
import TextUI

/// What the cart comes to. Rule: K6, M8.
enum CartSums {
  static func rows<Event>(_ cart: Cart, region: Region) -> [Row<Event>] {
    // Sums beyond what can be reckoned with are refused before they reach a cart.
    guard let totals = try? CartTotals(cart, region: region) else { return [] }
    return totals.rows.map(Row.init)
  }
}
