import CoordinatorsCheckoutInterface
import PatternKit
import Scenarios
import ShopModel
import ShopServices
import StorefrontTesting
import Testing

@testable import CoordinatorsCheckout

/// The payment of a checkout, without any of its screens.
struct PlacingModelTests {
  private final class Till {
    let shop: CoordinatorsShop
    let script: ShopScript
    let payment = PaymentModel(nil)
    let model: PlacingModel
    let seen: Review
    let card: Card
    private(set) var outcomes: [String] = []
    private var token: FeedToken?

    init() async throws {
      shop = try await CoordinatorsShop.started(isSignedIn: true)
      let scripted = ScriptedShop.around(shop)
      script = scripted.script
      _ = try await shop.inside.cart.change(SKU("MUG-NAVY"), by: 2)
      var address = Address()
      address[.name] = "Ada Lovelace"
      address[.street] = "1 Harbour Street"
      address[.city] = "Harbour"
      address[.postcode] = "SW1A 1AA"
      let option = try #require(try await shop.inside.checkout.options(address).first)
      let cart = try await shop.inside.session.read().cart
      seen = try Review(cart: cart, address: address, delivery: option, region: .unitedKingdom)
      card = try Card(
        number: Secret(SampleCard.ok.number), expiry: SampleCard.expiry,
        code: Secret(SampleCard.code), today: Day(shop.clock.now))
      model = PlacingModel(
        service: scripted.shop.checkout, payment: payment, clock: shop.clock,
        tracker: shop.tracker)
      model.onOutcome = { [weak self] in self?.outcomes.append(Self.name(of: $0)) }
      token = shop.feed.subscribe { [weak self] change in
        if let attempt = change.attempt { self?.payment.update(attempt.isOpen ? attempt : nil) }
      }
    }

    private static func name(of outcome: PlacingModel.Outcome) -> String {
      switch outcome {
      case .paid: "paid"
      case .declined: "declined"
      case .dropped: "dropped"
      case .changed: "changed"
      case .failed: "failed"
      case .open(let asksAtOnce): asksAtOnce ? "open, ask at once" : "open"
      }
    }
  }

  @Test(
    "H8: after ten seconds it can be left, once; an answer that comes later counts all the same")
  func patience() async throws {
    let till = try await Till()
    till.script.hold(.checkoutPlace, .reply)
    till.model.place(till.seen, with: till.card)
    #expect(till.model.stage == .placing)
    try await till.shop.clock.advance(by: .seconds(9), within: .seconds(10))
    #expect(till.model.stage == .placing)
    #expect(till.outcomes == [])
    try await till.shop.clock.advance(by: .seconds(60), within: .seconds(10))
    #expect(till.model.stage == .checking)
    #expect(till.outcomes == ["open"])
    try till.script.release(.checkoutPlace)
    try await till.shop.settle()
    #expect(till.model.stage == .bought)
    #expect(till.outcomes == ["open", "paid"])
  }

  @Test("H7: a failed call is asked about when the shop has told its key, else it is made again")
  func failed() async throws {
    for isTold in [false, true] {
      let till = try await Till()
      till.script.failNext(.checkoutPlace, .offline)
      till.model.place(till.seen, with: till.card)
      if isTold { till.payment.update(Attempt(key: "k", shopper: 1, total: till.seen.total)) }
      try await till.shop.settle()
      #expect(till.outcomes == [isTold ? "open" : "failed"])
      #expect(till.model.stage == (isTold ? .checking : .filling))
      #expect(till.model.key == (isTold ? "k" : nil))
      till.model.cancel()
      #expect(till.shop.clock.sleeping == 0)
    }
  }

  @Test("H8: the outcome is told once, whoever tells it first")
  func once() async throws {
    let till = try await Till()
    till.script.hold(.checkoutPlace, .reply)
    till.model.place(till.seen, with: till.card)
    try await till.shop.settle()
    till.model.settle(.declined(.declined))
    #expect(till.model.stage == .filling)
    try till.script.release(.checkoutPlace)
    try await till.shop.clock.advance(by: .seconds(60), within: .seconds(10))
    #expect(till.outcomes == ["declined"])
    #expect(till.model.stage == .filling)
  }
}
