import ShopModel
import TextUI

extension Row {
  /// A row below the lines of the cart. Rule: M8.
  init(_ row: TotalsRow) {
    switch row {
    case .text(let text): self = .text(text)
    case .amount(let role, let label, let money):
      self = .amount(label: label, value: money.formatted, isTotal: role == .total)
    }
  }
}
