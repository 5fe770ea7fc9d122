import ShopModel
import TextUI

/// One line of what is bought, and what can be done about it when it cannot be bought as it
/// stands. Rule: H5, H6.
struct ReviewLineRows {
  typealias Event = ReviewScreen.Event

  var line: CartLine
  var busy: Set<ReviewScreen.Call>

  var section: Section<Event> {
    Section(
      line.title,
      [.amount(label: line.priceText, value: line.total.formatted, isTotal: false)] + remark)
  }

  private var remark: [Row<Event>] {
    guard let text = line.availability.text else { return [] }
    return [.group(texts: [text], controls: reduce + [remove])]
  }

  private var reduce: [Control<Event>] {
    guard let left = line.availability.reducedQuantity else { return [] }
    return [
      .button(
        ReviewScreen.line(line.sku, .reduce), "Reduce to \(Format.number(left))",
        .reduceTapped(line.sku, to: left),
        state: state(.reduce(line.sku), "The quantity is being changed"))
    ]
  }

  private var remove: Control<Event> {
    .button(
      ReviewScreen.line(line.sku, .remove), "Remove", .removeTapped(line.sku),
      state: state(.remove(line.sku), "The line is being removed"))
  }

  private func state(_ call: ReviewScreen.Call, _ reason: String) -> Control<Event>.State {
    busy.contains(call) ? .busy(reason) : .enabled
  }
}
