import ShopModel
import TextUI

/// One line of the cart: what it is, what it comes to, and what can be done with it. Rule: K1, K7.
struct CartLineRows {
  typealias Event = CartScreen.Event

  var line: CartLine
  var busy: Set<CartScreen.Call>
  /// Whether nothing can be changed, since a payment is being checked. Rule: H7.
  var isLocked: Bool

  var section: Section<Event> {
    Section(
      line.title,
      [.amount(label: line.priceText, value: line.total.formatted, isTotal: false)] + remark
        + (line.availability == .gone ? [] : [stepper]) + [.control(remove)])
  }

  /// Why it cannot be bought as it stands, and the way down to what is left. While a payment is
  /// being checked that payment has the stock, and there is nothing to remark.
  private var remark: [Row<Event>] {
    guard !isLocked, let text = line.availability.text else { return [] }
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
        CartScreen.line(line.sku, .decrease), Format.minus, .decreaseTapped(line.sku),
        state: stepState),
      value: .field(
        CartScreen.line(line.sku, .quantity), "Quantity", text: String(line.quantity),
        state: state(.quantity(line.sku), "The quantity is being changed"),
        typed: { [sku = line.sku] in .quantityTyped(sku, $0) }),
      increase: .button(
        CartScreen.line(line.sku, .increase), "+", .increaseTapped(line.sku), state: stepState))
  }

  private var remove: Control<Event> {
    .button(
      CartScreen.line(line.sku, .remove), "Remove", .removeTapped(line.sku),
      state: state(.remove(line.sku), "The line is being removed"))
  }

  private var stepState: Control<Event>.State {
    isLocked ? .disabled(Attempt.cartProblem) : .enabled
  }

  private func state(_ call: CartScreen.Call, _ reason: String) -> Control<Event>.State {
    CartScreen.state(call, reason, busy: busy, isLocked: isLocked)
  }
}
