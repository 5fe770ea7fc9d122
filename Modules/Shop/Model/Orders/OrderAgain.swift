/// What of an order can be had again. Rule: O2.
public struct OrderAgain: Hashable, Sendable {
  /// What is added to the cart, in the order's order.
  public let additions: [CartEntry]
  /// The names of what is left out, wholly or in part, in the order's order.
  public let leftOut: [String]

  /// Looks what is still sold of `lines`. `stock` answers how many of a variant can be had in all,
  /// nil for one that is not sold any more; `inCart` how many of them are in the cart already.
  public init(_ lines: [OrderLine], stock: (SKU) -> Int?, inCart: (SKU) -> Int) {
    var additions: [CartEntry] = []
    var leftOut: [String] = []
    for line in lines {
      let free = max(0, (stock(line.sku) ?? 0) - inCart(line.sku))
      let added = min(line.quantity, free)
      if added > 0 { additions.append(CartEntry(line.sku, added)) }
      if added < line.quantity {
        let name = line.title
        leftOut.append(added == 0 ? name : "\(name) (\(Format.number(line.quantity - added)))")
      }
    }
    self.additions = additions
    self.leftOut = leftOut
  }

  /// What a notice says of what is left out; nil when nothing is.
  public var text: String? {
    leftOut.isEmpty ? nil : "Left out: " + leftOut.joined(separator: "; ")
  }
}
