import ShopModel

/// What was bought, shielded.
final class ShieldedOrders: OrdersService {
  private let inner: any OrdersService
  private let shield: Shield

  init(_ inner: any OrdersService, _ shield: Shield) {
    self.inner = inner
    self.shield = shield
  }

  func page(after cursor: PageCursor?) async throws(ShopError) -> Page<OrderSummary> {
    try await shield.read("orders.page") { [inner] () async throws(ShopError) in
      try await inner.page(after: cursor)
    } correct: { page, change in
      page.items.removeAll { change.withdrawnOrders.contains($0.number) }
      for order in change.orders {
        if let index = page.items.firstIndex(where: { $0.number == order.number }) {
          page.items[index] = order.summary
        } else if cursor == nil, order.number > page.items.first?.number ?? 0 {
          // It is newer than the first page that is on its way.
          page.items.insert(order.summary, at: 0)
        }
      }
    }
  }

  func read(_ number: Int) async throws(ShopError) -> Order? {
    try await shield.read("orders.read") { [inner] () async throws(ShopError) in
      try await inner.read(number)
    } correct: { order, change in
      if change.withdrawnOrders.contains(number) { order = nil }
      if let told = change.orders.first(where: { $0.number == number }) { order = told }
    }
  }

  func cancel(_ number: Int) async throws(ShopError) -> Order? {
    try await shield.change("orders.cancel") { [inner] () async throws(ShopError) in
      try await inner.cancel(number)
    }
  }

  func again(_ number: Int) async throws(ShopError) -> AgainAnswer {
    try await shield.change("orders.again") { [inner] () async throws(ShopError) in
      try await inner.again(number)
    }
  }
}
