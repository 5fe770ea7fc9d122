import ShopModel
import Testing

@Suite("What is filled in on the way to an order")
struct CheckoutDraftTests {
  private let standard = option("standard", 395)
  private let express = option("express", 795)

  private static func option(_ id: String, _ price: Int) -> DeliveryOption {
    DeliveryOption(
      id: id, name: id, price: Money(price, .gbp), fewestDays: 1, mostDays: 2)
  }

  private func cart(_ quantity: Int = 1) throws -> Cart {
    try Cart(lines: [try line("A", gbp(1_200), quantity)], currency: .gbp)
  }

  @Test("H2: an address that is wrong changes nothing, and a right one is kept in its own form")
  func address() {
    var draft = CheckoutDraft()
    draft.begin(in: .unitedKingdom, with: nil)
    #expect(draft.address == Address())
    draft.take([standard])
    let missing = draft.submitAddress(in: .unitedKingdom)
    #expect(missing.map(\.field) == Address.fields(in: .unitedKingdom))
    #expect(draft.destination == Address())
    #expect(draft.options == [standard])
    draft.begin(
      in: .unitedKingdom,
      with: Address(name: " Ada ", street: "1 Road", city: "Leeds", postcode: "sw1a1aa"))
    let wrong = draft.submitAddress(in: .unitedKingdom)
    #expect(wrong == [])
    #expect(
      draft.destination
        == Address(name: "Ada", street: "1 Road", city: "Leeds", postcode: "SW1A 1AA"))
    #expect(draft.options == [])
    #expect(draft.delivery == standard)
  }

  @Test("H4: a card that is wrong changes nothing, and a right one is kept")
  func card() throws {
    let today = try #require(Day(year: 2026, month: 1, day: 2))
    var draft = CheckoutDraft()
    let missing = draft.submitCard(today: today)
    #expect(!missing.isEmpty)
    #expect(draft.card == nil)
    draft.number = Secret("4242 4242 4242 4242")
    draft.expiry = "12/39"
    draft.code = Secret("987")
    let none = draft.submitCard(today: today)
    #expect(none == [])
    let kept = draft.card
    #expect(kept != nil)
    draft.code = Secret("98")
    let wrong = draft.submitCard(today: today)
    #expect(wrong.count == 1)
    #expect(draft.card == kept)
  }

  @Test("H5, H0: what is charged is known once region and delivery are, and follows the cart")
  func review() throws {
    var draft = CheckoutDraft()
    #expect(draft.review(of: try cart()) == nil)
    draft.region = .unitedKingdom
    #expect(draft.review(of: try cart()) == nil)
    draft.delivery = standard
    draft.destination = Address(name: "Ada")
    let review = try #require(draft.review(of: try cart(2)))
    #expect(review.total == gbp(2_795))
    #expect(review.address.name == "Ada")
    #expect(draft.review(of: try cart(3))?.total == gbp(3_995))
  }

  @Test("H3: the first is chosen, the chosen one stays, and one that has vanished is told")
  func options() {
    var draft = CheckoutDraft()
    #expect(draft.take([standard, express]) == nil)
    #expect(draft.delivery == standard)
    draft.delivery = express
    #expect(draft.take([standard, express]) == nil)
    #expect(draft.delivery == express)
    let change = draft.take([standard])
    #expect(change?.before == express)
    #expect(change?.now == standard)
    #expect(draft.delivery == standard)
    #expect(draft.options == [standard])
    #expect(draft.take([]) == nil)
    #expect(draft.delivery == nil)
  }

  @Test("H4: a draft that is described tells neither number nor code")
  func secret() {
    var draft = CheckoutDraft()
    draft.number = Secret("4242 4242 4242 4242")
    draft.code = Secret("123")
    var text = ""
    dump(draft, to: &text)
    text += "\(draft)" + String(reflecting: draft)
    #expect(!text.contains("4242"))
    #expect(!text.contains("123"))
  }
}
