import ShopModel
import TextUI

/// One line of the cart: what it is, what it comes to, and what can be done with it. Rule: K1, K7.
struct CartLineRows {
  typealias Event = CartScreen.Event

  var line: CartLine
  var busy: Set<CartScreen.Call>

  var section: Section<Event> {
    Section(
      line.title,
      [.amount(label: price, value: line.total.formatted, isTotal: false)] + remark
        + (line.availability == .gone ? [] : [stepper]) + [.control(remove)])
  }

  private var price: String {
    let now = "\(Format.number(line.quantity)) × \(line.unitPrice.formatted)"
    guard let before = line.priceBefore else { return now }
    return "\(now) (was \(before.formatted))"
  }

  /// Why it cannot be bought as it stands, and the way down to what is left.
  private var remark: [Row<Event>] {
    guard let text = line.availability.text else { return [] }
    guard let left = line.availability.reducedQuantity else { return [.text(text)] }
    return [
      .group(
        texts: [text],
        controls: [
          .button(
            CartScreen.line(line.sku, .reduce), "Reduce to \(Format.number(left))",
            .reduceTapped(line.sku, to: left),
            state: state(.reduce(line.sku), "The quantity is being changed"))
        ])
    ]
  }

  private var stepper: Row<Event> {
    .stepper(
      label: "Quantity",
      decrease: .button(
        CartScreen.line(line.sku, .decrease), Format.minus, .decreaseTapped(line.sku)),
      value: .field(
        CartScreen.line(line.sku, .quantity), "Quantity", text: String(line.quantity),
        state: state(.quantity(line.sku), "The quantity is being changed"),
        typed: { [sku = line.sku] in .quantityTyped(sku, $0) }),
      increase: .button(CartScreen.line(line.sku, .increase), "+", .increaseTapped(line.sku)))
  }

  private var remove: Control<Event> {
    .button(
      CartScreen.line(line.sku, .remove), "Remove", .removeTapped(line.sku),
      state: state(.remove(line.sku), "The line is being removed"))
  }

  private func state(_ call: CartScreen.Call, _ reason: String) -> Control<Event>.State {
    busy.contains(call) ? .busy(reason) : .enabled
  }
}
