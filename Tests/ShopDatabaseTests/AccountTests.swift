import Foundation
import PatternKit
import ShopModel
import ShopServices
import Testing

@testable import ShopDatabase

/// Registering, signing in and out.
struct AccountTests {
  let time = TestTime()
  let bench: Bench

  init() async throws {
    let time = time
    bench = try await Bench.stocked(now: { time.now })
  }

  @Test("S1, S4: registering signs in, and the feed tells who it is with everything of theirs")
  func registers() async throws {
    let shopper = try await bench.register()
    #expect(shopper.email == "Ada@Example.com", "as it was typed")
    let change = try #require(bench.told.last)
    #expect(change.session?.shopper == shopper)
    #expect(change.cart?.isEmpty == true)
    #expect(change.saved == [])
    #expect(bench.feed.session == SessionID(number: 1, shopper: shopper.id))
    #expect(try await bench.shop.session.read().shopper == shopper)
  }

  @Test("S1: a known e-mail is rejected at registration as everything else is")
  func knownEmail() async throws {
    try await bench.register()
    try await bench.shop.account.signOut()
    let known = Credentials(email: " ada@EXAMPLE.com ", password: Secret("another password"))
    let weak = Credentials(email: "new@example.com", password: Secret("short"))
    let none = Credentials(email: "no address", password: Secret("long enough"))
    for credentials in [known, weak, none] {
      #expect(try await bench.shop.account.register(credentials) == .rejected)
    }
    #expect(try await bench.shop.session.read().shopper == nil)
    try await bench.signIn()
  }

  @Test("S2: a wrong password and an unknown e-mail are rejected alike; any case of it signs in")
  func wrongPair() async throws {
    try await bench.register()
    try await bench.shop.account.signOut()
    let wrong = Credentials(email: "ada@example.com", password: Secret("correct horses"))
    let unknown = Credentials(email: "eve@example.com", password: Secret("correct horse"))
    #expect(try await bench.shop.account.signIn(wrong) == .rejected)
    #expect(try await bench.shop.account.signIn(unknown) == .rejected)
    let other = Credentials(email: "  ADA@example.COM", password: Secret("correct horse"))
    try await bench.signIn(other)
  }

  @Test("S2: the fifth failure in a row makes an e-mail wait 30 s, whether it is known or not")
  func lockOut() async throws {
    try await bench.register()
    try await bench.shop.account.signOut()
    for email in ["ada@example.com", "nobody@example.com"] {
      let wrong = Credentials(email: email, password: Secret("wrong password"))
      let end = time.now.addingTimeInterval(30)
      for _ in 1...4 { #expect(try await bench.shop.account.signIn(wrong) == .rejected) }
      #expect(try await bench.shop.account.signIn(wrong) == .wait(until: end))
      time.advance(29)
      #expect(try await bench.shop.account.signIn(wrong) == .wait(until: end), "does not count")
      time.advance(1)
      #expect(try await bench.shop.account.signIn(wrong) == .rejected, "the first of five again")
    }
    try await bench.signIn()
  }

  @Test("S2: the right password has to wait too; one success clears what has failed")
  func rightPasswordWaits() async throws {
    try await bench.register()
    try await bench.shop.account.signOut()
    let wrong = Credentials(email: "ada@example.com", password: Secret("wrong password"))
    for _ in 1...4 { _ = try await bench.shop.account.signIn(wrong) }
    try await bench.signIn()
    try await bench.shop.account.signOut()
    for _ in 1...4 { #expect(try await bench.shop.account.signIn(wrong) == .rejected) }
    let end = time.now.addingTimeInterval(30)
    #expect(try await bench.shop.account.signIn(wrong) == .wait(until: end))
    #expect(try await bench.shop.account.signIn(Bench.ada) == .wait(until: end))
    time.advance(30)
    try await bench.signIn()
  }

  @Test("S2, W1: a wait survives a relaunch")
  func lockOutSurvives() async throws {
    let folder = try Folder()
    let first = try await Bench.stocked(at: .file(folder.file))
    let wrong = Credentials(email: "ada@example.com", password: Secret("wrong password"))
    for _ in 1...5 { _ = try await first.shop.account.signIn(wrong) }
    await first.database.close()
    let second = try Bench(at: .file(folder.file))
    #expect(
      try await second.shop.account.signIn(wrong)
        == .wait(until: Bench.start.addingTimeInterval(30)))
    await second.database.close()
  }

  @Test("S2: what is no e-mail address is rejected, and nothing is counted")
  func noAddress() async throws {
    let before = try await bench.database.digest()
    let none = Credentials(email: "nobody", password: Secret("wrong password"))
    for _ in 1...6 { #expect(try await bench.shop.account.signIn(none) == .rejected) }
    #expect(try await bench.database.digest() == before)
  }

  @Test("S6: signing out leaves a guest with an empty cart; the shopper's own is kept")
  func signsOut() async throws {
    let shopper = try await bench.register()
    _ = try await bench.shop.cart.change(SKU("TEAPOT"), by: 2)
    try await bench.shop.saved.set(Handle("mug"), true)
    try await bench.shop.account.signOut()
    let change = try #require(bench.told.last)
    #expect(change.session?.shopper == nil)
    #expect(change.session != nil)
    #expect(change.cart?.isEmpty == true)
    #expect(change.saved == [])
    #expect(bench.feed.session == SessionID(number: 2, shopper: nil))
    _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 1)
    try await bench.signIn()
    #expect(bench.told.last?.session?.shopper == shopper)
    #expect(bench.lines == ["2 TEAPOT 3250", "1 MUG-1 1200"])
    #expect(bench.told.last?.saved?.map(\.handle.text) == ["mug"])
    try await bench.shop.account.signOut()
    #expect(bench.cart?.isEmpty == true)
  }

  @Test("S6: what a guest had when somebody signs out is gone: the guest's cart starts empty")
  func guestStartsEmpty() async throws {
    try await bench.register()
    let guest = SessionID(number: 0, shopper: nil)
    _ = try await bench.inStay(guest) {
      try await bench.shop.cart.change(SKU("MUG-1"), by: 1)
    }
    try await bench.shop.account.signOut()
    #expect(try await bench.shop.session.read().cart.isEmpty)
  }

  @Test("A1, V11: the profile is the e-mail address, and the address of the last order")
  func profile() async throws {
    try await bench.register()
    #expect(
      try await bench.shop.account.profile()
        == Profile(email: "Ada@Example.com", region: .unitedKingdom))
    _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 1)
    _ = try await bench.order()
    #expect(
      try await bench.shop.account.profile()
        == Profile(email: "Ada@Example.com", region: .unitedKingdom, address: Bench.address))
  }

  @Test("S4: what needs a shopper is refused to a guest")
  func guests() async throws {
    let shop = bench.shop
    await #expect(throws: ShopError.refused) { _ = try await shop.account.profile() }
    await #expect(throws: ShopError.refused) { _ = try await shop.saved.list() }
    await #expect(throws: ShopError.refused) { try await shop.saved.set(Handle("mug"), true) }
    await #expect(throws: ShopError.refused) { _ = try await shop.saved.move(Handle("mug")) }
    await #expect(throws: ShopError.refused) { _ = try await shop.checkout.begin() }
    await #expect(throws: ShopError.refused) { _ = try await shop.checkout.options(Bench.address) }
    await #expect(throws: ShopError.refused) { _ = try await shop.checkout.status("key") }
    await #expect(throws: ShopError.refused) { _ = try await shop.orders.page(after: nil) }
    await #expect(throws: ShopError.refused) { _ = try await shop.orders.read(1_001) }
    await #expect(throws: ShopError.refused) { _ = try await shop.orders.cancel(1_001) }
    await #expect(throws: ShopError.refused) { _ = try await shop.orders.again(1_001) }
    try await shop.account.signOut()
    #expect(bench.told == [])
  }
}
