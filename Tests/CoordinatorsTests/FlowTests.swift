import CoordinatorKit
import CoordinatorsCartInterface
import CoordinatorsCatalog
import CoordinatorsCheckout
import CoordinatorsCheckoutInterface
import CoordinatorsProduct
import CoordinatorsSavedInterface
import CoordinatorsSignInInterface
import PatternKit
import ShopModel
import ShopServices
import StorefrontInterface
import StorefrontTesting
import Testing
import TextUI

@testable import arcade

/// Flows on their own: each in a window that holds nothing else, and without the rest of the shop.
struct FlowTests {
  /// A shop whose services are used, and the models that its coordinators would be given.
  @MainActor
  private struct Parts {
    let shop: CoordinatorsShop
    let session: SessionModel
    let cart: CartModel
    let payment = PaymentModel(nil)
    let saved: SavedModel

    init() async throws {
      shop = try await CoordinatorsShop.started()
      session = SessionModel(
        nil, account: shop.inside.account, tracker: shop.tracker, tell: { _ in })
      let line = try CartLine(
        sku: SKU("POT"), handle: Handle("pot"), name: "Enamel Pot", variant: "",
        unitPrice: Shelf.pounds(3_200), quantity: 1, stock: 1, availability: .available)
      cart = CartModel(try Cart(lines: [line], currency: .gbp))
      saved = SavedModel([], service: shop.inside.saved, tracker: shop.tracker)
    }

    func product(_ handle: Handle) -> ProductCoordinator {
      ProductCoordinator(
        handle, catalog: shop.inside.catalog, cartService: shop.inside.cart, session: session,
        cart: cart, saved: saved, feed: shop.feed, tracker: shop.tracker, delegate: nil)
    }
  }

  @Test("CO-D1: a product that is all alone ends with its screen, and has nobody to tell")
  func product() async throws {
    let parts = try await Parts()
    let test = NavigationTest(parts.product(Handle("mug")), tracker: parts.shop.tracker)
    #expect(test.screens == ["ProductView"])
    #expect(test.trigger(.shop) == [])
    #expect(test.outcome == .done)
    #expect(test.back() == [.closed("ProductView"), .finished("ProductCoordinator")])
    #expect(test.problems == [])
    try await parts.shop.settle()
  }

  @Test("CO-10, CO-D1: from the list to products, one upon the other, and back from each")
  func catalog() async throws {
    let parts = try await Parts()
    let test = NavigationTest(
      CatalogCoordinator(
        catalog: parts.shop.inside.catalog, saved: parts.saved, feed: parts.shop.feed,
        clock: parts.shop.clock, tracker: parts.shop.tracker, makeProduct: parts.product),
      tracker: parts.shop.tracker)
    #expect(test.screens == ["CatalogView"])
    for handle in ["mug", "pot"] {
      #expect(test.trigger(.product(Handle(handle))) == [.opened("ProductView", .push)])
    }
    for _ in 0..<2 {
      #expect(test.back() == [.closed("ProductView"), .finished("ProductCoordinator")])
    }
    // The list is the root of its tab.
    #expect(test.back() == [])
    #expect(test.coordinator.childCoordinators.isEmpty)
    #expect(test.problems == [])
    try await parts.shop.settle()
  }

  @Test("CO-5, CO-D20, H0: the steps of a checkout make room for the payment, and come back")
  func checkout() async throws {
    let parts = try await Parts()
    let test = NavigationTest(
      CheckoutCoordinator(
        CheckoutCoordinator.Services(
          checkout: parts.shop.inside.checkout, cart: parts.shop.inside.cart,
          clock: parts.shop.clock, tracker: parts.shop.tracker),
        session: parts.session, cart: parts.cart, payment: parts.payment, notify: { _ in },
        delegate: nil),
      tracker: parts.shop.tracker)
    #expect(test.screens == ["CheckoutStack", "AddressView"])
    #expect(test.trigger(.step(.delivery)) == [.opened("DeliveryView", .push)])
    #expect(test.trigger(.step(.payment)) == [.opened("PaymentView", .push)])
    #expect(test.back() == [.closed("PaymentView")])
    #expect(
      test.trigger(.checking(asksAtOnce: false)) == [
        .closed("DeliveryView"), .closed("AddressView"), .opened("CheckingView", .embed),
      ])
    #expect(
      test.trigger(.back(to: .delivery)) == [
        .closed("CheckingView"), .opened("AddressView", .embed), .opened("DeliveryView", .push),
      ])
    #expect(
      test.trigger(.cancel) == [
        .closed("DeliveryView"), .closed("AddressView"), .closed("CheckoutStack"),
        .finished("CheckoutCoordinator"),
      ])
    #expect(test.problems == [])
    try await parts.shop.settle()
  }
}
