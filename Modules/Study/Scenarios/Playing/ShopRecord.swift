import ShopModel

/// What the shop and the gateway have kept, which no screen shows.
nonisolated struct ShopRecord: Equatable {
  /// The shopper's orders, newest first; nil for a guest, who has none.
  var orders: [OrderSummary]?
  /// How many payments the gateway has taken and not given back.
  var charges: Int

  /// What is not as `check` says; nil when everything is, or when it is about something else.
  func mismatch(_ check: Check) -> Mismatch? {
    switch check {
    case .charges(let number):
      return number == charges
        ? nil
        : Mismatch(
          "the gateway has taken another number of payments", expected: ["\(number)"],
          shown: ["\(charges)"])
    case .orders(let number):
      guard let orders else { return nobody }
      return number == orders.count
        ? nil : Mismatch("there are \(orders.count) orders, not \(number)", shown: lines)
    case .status(let number, let text):
      guard let orders else { return nobody }
      guard let order = orders.first(where: { $0.number == number }) else {
        return Mismatch("the shopper has no order \(number)", shown: lines)
      }
      return order.status.text == text
        ? nil
        : Mismatch(
          "order \(number) is something else", expected: [text], shown: [order.status.text])
    default: return nil
    }
  }

  private var nobody: Mismatch { Mismatch("nobody is signed in, so there are no orders") }

  private var lines: [String] {
    (orders ?? []).map { "\($0.number) \($0.status.text)" }
  }
}
