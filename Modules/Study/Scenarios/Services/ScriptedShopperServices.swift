import ShopModel
import ShopServices

// The services that need a shopper, scripted. Of a secret the log says only whether there is one.

struct ScriptedSaved: SavedService {
  let inner: any SavedService
  let script: ShopScript

  func list() async throws(ShopError) -> [SavedProduct] {
    try await script.run(.savedList) { () async throws(ShopError) in try await inner.list() }
  }

  func set(_ handle: Handle, _ isSaved: Bool) async throws(ShopError) {
    try await script.run(.savedSet, key: handle.text, "\(isSaved)") { () async throws(ShopError) in
      try await inner.set(handle, isSaved)
    }
  }

  func move(_ handle: Handle) async throws(ShopError) -> CartAnswer {
    try await script.run(.savedMove, key: handle.text) { () async throws(ShopError) in
      try await inner.move(handle)
    }
  }
}

struct ScriptedAccount: AccountService {
  let inner: any AccountService
  let script: ShopScript

  func signIn(_ credentials: Credentials) async throws(ShopError) -> SignInAnswer {
    try await script.run(.accountSignIn, arguments(credentials)) { () async throws(ShopError) in
      try await inner.signIn(credentials)
    }
  }

  func register(_ credentials: Credentials) async throws(ShopError) -> SignInAnswer {
    try await script.run(.accountRegister, arguments(credentials)) { () async throws(ShopError) in
      try await inner.register(credentials)
    }
  }

  func signOut() async throws(ShopError) {
    try await script.run(.accountSignOut) { () async throws(ShopError) in
      try await inner.signOut()
    }
  }

  func profile() async throws(ShopError) -> Profile {
    try await script.run(.accountProfile) { () async throws(ShopError) in
      try await inner.profile()
    }
  }

  private func arguments(_ credentials: Credentials) -> String {
    "email=\(credentials.email) password=\(credentials.password.fieldText)"
  }
}

struct ScriptedCheckout: CheckoutService {
  let inner: any CheckoutService
  let script: ShopScript

  func begin() async throws(ShopError) -> CheckoutStart {
    try await script.run(.checkoutBegin) { () async throws(ShopError) in try await inner.begin() }
  }

  func options(_ address: Address) async throws(ShopError) -> [DeliveryOption] {
    try await script.run(.checkoutOptions, "address=\(address)") { () async throws(ShopError) in
      try await inner.options(address)
    }
  }

  func place(_ seen: Review, with card: Card) async throws(ShopError) -> PlaceAnswer {
    let arguments = """
      total=\(seen.total.minorUnits) delivery=\(seen.delivery.id) address=\(seen.address) \
      card=\(card.summary)
      """
    return try await script.run(.checkoutPlace, arguments) { () async throws(ShopError) in
      try await inner.place(seen, with: card)
    }
  }

  func status(_ key: String) async throws(ShopError) -> PaymentAnswer {
    try await script.run(.checkoutStatus, key: key) { () async throws(ShopError) in
      try await inner.status(key)
    }
  }
}

struct ScriptedOrders: OrdersService {
  let inner: any OrdersService
  let script: ShopScript

  func page(after cursor: PageCursor?) async throws(ShopError) -> Page<OrderSummary> {
    try await script.run(.ordersPage, "after=\(cursor?.mark ?? "")") {
      () async throws(ShopError) in try await inner.page(after: cursor)
    }
  }

  func read(_ number: Int) async throws(ShopError) -> Order? {
    try await script.run(.ordersRead, key: "\(number)") { () async throws(ShopError) in
      try await inner.read(number)
    }
  }

  func cancel(_ number: Int) async throws(ShopError) -> Order? {
    try await script.run(.ordersCancel, key: "\(number)") { () async throws(ShopError) in
      try await inner.cancel(number)
    }
  }

  func again(_ number: Int) async throws(ShopError) -> AgainAnswer {
    try await script.run(.ordersAgain, key: "\(number)") { () async throws(ShopError) in
      try await inner.again(number)
    }
  }
}
