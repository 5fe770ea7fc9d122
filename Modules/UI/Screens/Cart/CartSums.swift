import ShopModel
import TextUI

/// What the cart comes to. Rule: K6, M8.
enum CartSums {
  static func rows<Event>(_ cart: Cart) -> [Row<Event>] {
    // Sums beyond what can be reckoned with are refused before they reach a cart.
    guard let region = region(of: cart.subtotal.currency),
      let totals = try? CartTotals(cart, region: region)
    else { return [] }
    return totals.rows.map(Row.init)
  }

  /// A region fixes its currency, and no two share one. Rule: M7.
  private static func region(of currency: Currency) -> Region? {
    Region.allCases.first { $0.currency == currency }
  }
}
