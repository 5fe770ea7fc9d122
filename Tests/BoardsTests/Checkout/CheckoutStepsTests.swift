import BoardKit
import BoardsCheckoutInterface
import PatternKit
import ShopModel
import ShopServices
import StorefrontInterface
import StorefrontTesting
import Testing
import TextUI

@testable import BoardsCheckout
@testable import arcade

/// Other steps in the running shop: what is replaced is a line of the app, and nothing else.
struct CheckoutStepsTests {
  /// A shop with a mug in the cart, in which Checkout is made otherwise.
  private func shop(
    _ pace: Window.Pace, _ make: @escaping (BoardID, CheckoutTools) -> CheckoutBoard
  ) async throws -> BoardsShop {
    let shop = try await BoardsShop.started(isSignedIn: true, pace: pace)
    let storefront = try #require(shop.storefront)
    let (context, shopper) = (storefront.context, storefront.shopper)
    let tools = CheckoutTools(
      checkout: context.shop.checkout, cartService: context.shop.cart,
      shopper: shopper.shopper.readOnly, cart: shopper.cart.readOnly,
      payment: shopper.payment.readOnly, clock: context.clock,
      tell: { context.window.notify($0) },
      inOneTransition: { context.window.inOneTransition($0) })
    shop.mainboard?.producer.registerBoard(CheckoutIO.self, replacingExisting: true) {
      make($0, tools)
    }
    try await shop.act("open arcade://cart/add/MUG-NAVY")
    return shop
  }

  private func act(_ shop: BoardsShop, _ lines: some Sequence<String>) async throws {
    for line in lines {
      try await shop.act(line)
      shop.expectOrder()
    }
  }

  private let address = Ways.checkout[..<6]
  private let delivery = ["tap delivery.submit"]
  private let payment = Ways.checkout[7..<11]
  private let paymentThatIsDeclined = [
    "type payment.number 4000000000000002", "type payment.expiry 12/39",
    "type payment.code 987", "tap payment.submit",
  ]

  @Test(
    "H0, H8: with delivery and payment swapped it is paid all the same, and declined to the payment",
    arguments: [Window.Pace.immediate, .stepped])
  func swapped(_ pace: Window.Pace) async throws {
    let shop = try await shop(pace) {
      CheckoutBoard($0, $1, steps: .address ->> .payment ->> .delivery ->> .review)
    }
    try await act(shop, address)
    try await act(shop, paymentThatIsDeclined + delivery + ["tap review.place"])
    #expect(shop.screen.control("payment.submit") != nil)
    #expect(shop.screen.notices == ["Your card was declined: nothing was charged"])
    #expect(shop.boards(in: .checkout) == [.address, .payment])
    try await act(shop, payment)
    try await act(shop, delivery + ["back", "back", "back"])
    #expect(shop.boards(in: .checkout) == [.address])
    try await act(shop, ["tap address.submit", "tap payment.submit"])
    try await act(shop, delivery + ["tap review.place", "tap confirmation.done"])
    #expect(shop.screen.title == "Shop")
    #expect(!shop.boards.contains(.checkout))
    shop.expectOrder()
  }

  @Test(
    "H0: a step with a screen of its own is put in between",
    arguments: [Window.Pace.immediate, .stepped])
  func inserted(_ pace: Window.Pace) async throws {
    let shop = try await shop(pace) {
      CheckoutBoard(
        $0, $1, steps: .address ->> GiftWrapIO.id ->> .delivery ->> .payment ->> .review
      ) { producer in
        producer.registerBoard(GiftWrapIO.self) { GiftWrapBoard($0) }
      }
    }
    try await act(shop, address)
    #expect(shop.screen.title == "Gift wrap")
    try await act(shop, ["back", "tap address.submit", "tap giftWrap.submit"])
    try await act(shop, delivery)
    try await act(shop, payment)
    try await act(shop, ["tap review.place"])
    #expect(shop.screen.control("confirmation.done") != nil)
  }

  @Test(
    "H0, H8: a checkout of one page takes its place; what follows the last step is as it was",
    arguments: [SampleCard.ok, .declined])
  func onePage(_ card: SampleCard) async throws {
    let shop = try await shop(.immediate) { identifier, tools in
      CheckoutBoard(identifier, tools, steps: FlowSteps([OnePageIO.id])) { producer in
        producer.registerBoard(OnePageIO.self) { OnePageBoard($0, tools, card) }
      }
    }
    try await act(shop, ["tap cart.checkout", "tap onePage.buy"])
    if card == .ok {
      #expect(shop.screen.control("confirmation.done") != nil)
    } else {
      #expect(shop.screen.control(OnePageBoard.buy) != nil)
      #expect(shop.screen.notices == ["Your card was declined: nothing was charged"])
    }
  }
}
