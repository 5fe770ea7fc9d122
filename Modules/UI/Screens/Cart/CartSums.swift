import ShopModel
import TextUI

/// What the cart comes to. Delivery and tax are texts here: they are amounts in Review. Rule: K6, M8.
enum CartSums {
  static func rows<Event>(_ cart: Cart) -> [Row<Event>] {
    let total = cart.subtotal
    return [.amount(label: "Subtotal", value: cart.subtotal.formatted, isTotal: false)]
      + texts(cart, total).map { .text($0) }
      + [.amount(label: "Total before delivery", value: total.formatted, isTotal: true)]
  }

  private static func texts(_ cart: Cart, _ total: Money) -> [String] {
    guard let region = region(of: total.currency) else { return [] }
    return [DeliveryTable(region).text(grams: cart.grams)] + taxText(region, total)
  }

  private static func taxText(_ region: Region, _ total: Money) -> [String] {
    guard region.pricesIncludeTax else { return ["Tax at checkout"] }
    let rule = region.taxRule()
    guard let tax = try? rule.tax(on: total, delivery: .zero(total.currency)) else { return [] }
    return [rule.includedText(tax)]
  }

  /// A region fixes its currency, and no two share one. Rule: M7.
  private static func region(of currency: Currency) -> Region? {
    Region.allCases.first { $0.currency == currency }
  }
}
