/// What a guest's cart and an account's come to at sign-in. Rule: S5.
public struct CartMerge: Equatable, Sendable {
  /// The account's lines, then those that came over, each SKU once.
  public let entries: [CartEntry]
  /// Whether a line came over, which a notice tells.
  public let hasCome: Bool

  /// Merges by SKU: summed, clamped to what `stock` says is left.
  ///
  /// Where nothing is left there is nothing to clamp to: the line comes over, or stays, with the
  /// larger quantity, and says that it is sold out (K7).
  public init(account: [CartEntry], guest: [CartEntry], stock: (SKU) -> Int) {
    var entries = account
    for entry in guest where entry.quantity > 0 {
      let left = stock(entry.sku)
      if let position = entries.firstIndex(where: { $0.sku == entry.sku }) {
        let (sum, overflow) = entries[position].quantity.addingReportingOverflow(entry.quantity)
        entries[position].quantity =
          left > 0
          ? min(overflow ? .max : sum, left) : max(entries[position].quantity, entry.quantity)
      } else {
        let quantity = left > 0 ? min(entry.quantity, left) : entry.quantity
        entries.append(CartEntry(entry.sku, quantity))
      }
    }
    self.entries = entries
    hasCome = guest.contains { $0.quantity > 0 }
  }
}
