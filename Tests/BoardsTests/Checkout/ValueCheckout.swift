import BoardKit
import BoardsCheckoutInterface
import BoardsSignInInterface
import PatternKit
import ShopModel
import ShopServices
import StorefrontTesting
import TextUI

@testable import BoardsCheckout

/// The checkout on a shop, without a window: each screen is a board of closures, which fills in its part
/// of the draft and sends it on. What follows what, and what becomes of the payment, is the shop's own.
@MainActor
final class ValueCheckout {
  let prepared: PreparedShop
  let mainboard: Motherboard
  /// The card that is filled in.
  var card = SampleCard.ok
  /// What was done, in order.
  private(set) var journal: [String] = []

  private let shopper = Current<Shopper?>(nil)
  private let cart: Current<Cart>
  private let payment = Current<Attempt?>(nil)
  private var token: FeedToken?

  /// A shop with a mug in a guest's cart, and a checkout with these steps.
  ///
  /// - Parameter registrations: registers steps besides those that there are.
  init(
    _ steps: FlowSteps = .checkout,
    registrations: @escaping (ValueCheckout, BoardProducer) -> Void = { _, _ in }
  ) async throws {
    prepared = try await PreparedShop(isOnboarded: true, isSignedIn: false)
    _ = try await prepared.services.cart.change(SKU("MUG-NAVY"), by: 2)
    cart = Current(try await prepared.services.session.read().cart)
    let producer = BoardProducer()
    mainboard = Motherboard(
      producer: producer,
      environment: BoardEnvironment(
        tracker: prepared.tracker, tracer: prepared.tracer, lifetimes: prepared.lifetimes,
        diagnostics: prepared.diagnostics))
    token = prepared.feed.subscribe { [weak self] in self?.update($0) }
    let tools = CheckoutTools(
      checkout: prepared.services.checkout, cartService: prepared.services.cart,
      shopper: shopper.readOnly, cart: cart.readOnly, payment: payment.readOnly,
      clock: prepared.clock, tell: { [weak self] in self?.write("told: \($0.text)") },
      inOneTransition: { $0() })
    producer.registerBoard(CheckoutIO.self) { [weak self] in
      CheckoutBoard(
        $0, tools, steps: steps,
        registrations: { inner in
          guard let self else { return }
          self.registerSteps(inner)
          self.registerPaying(inner)
          registrations(self, inner)
        }, present: { _, _, _ in })
    }
    producer.registerBoard(SignInIO.self) { [weak self] in
      FlowBoard<SignInIO>(identifier: $0) { _, _, _ in self?.write("gate") }
    }
    hear()
  }

  /// The checkout, while there is one.
  var board: CheckoutBoard? { mainboard.getBoard(identifier: .checkout) as? CheckoutBoard }

  /// The boards inside it, in order, without what is common to their addresses.
  var inside: [String] {
    board?.motherboard.boards.map {
      String($0.identifier.rawValue.dropFirst("shop.checkout.".count))
    }
      ?? []
  }

  func write(_ line: String) { journal.append(line) }

  /// What was done since the last call.
  func take() -> [String] {
    defer { journal = [] }
    return journal
  }

  func settle() async throws {
    try await prepared.tracker.idle(within: .seconds(10))
  }

  /// Lets the guest through, as a shopper who has registered.
  func passGate() async throws {
    _ = try await prepared.services.account.register(PreparedShop.ada)
    mainboard.ioSignIn().completer.complete(true)
    try await settle()
  }
}

// MARK: - What stands in for the screens

extension ValueCheckout {
  private func registerSteps(_ producer: BoardProducer) {
    producer.registerBoard(AddressIO.self, replacingExisting: true) { [weak self] in
      FlowBoard<AddressIO>(identifier: $0) { board, draft, activation in
        self?.write("address")
        draft.value.region = .unitedKingdom
        draft.value.destination = ValueCheckout.home
        board.sendOutput(draft, of: activation)
      }
    }
    producer.registerBoard(DeliveryIO.self, replacingExisting: true) { [weak self] in
      FlowBoard<DeliveryIO>(identifier: $0) { board, draft, activation in
        self?.write("delivery")
        activation.scope.ask { [weak self] in
          try await self?.prepared.services.checkout.options(draft.value.destination) ?? []
        } then: { [weak board] options in
          draft.value.take((try? options.get()) ?? [])
          board?.sendOutput(draft, of: activation)
        }
      }
    }
    producer.registerBoard(PaymentIO.self, replacingExisting: true) { [weak self] in
      FlowBoard<PaymentIO>(identifier: $0) { board, draft, activation in
        self?.write("payment")
        self?.fillInCard(of: draft)
        board.sendOutput(draft, of: activation)
      } flowInteraction: { _, command in
        switch command {
        case .declined(let reason): self?.write("payment is told: \(reason)")
        }
      }
    }
    producer.registerBoard(ReviewIO.self, replacingExisting: true) { [weak self] in
      FlowBoard<ReviewIO>(identifier: $0) { board, draft, activation in
        guard let self, let seen = draft.value.review(of: self.cart.value),
          let card = draft.value.card
        else { return }
        self.write("review")
        board.sendOutput(Purchase(seen: seen, card: card), of: activation)
      }
    }
  }

  private func registerPaying(_ producer: BoardProducer) {
    producer.registerBoard(PlacingIO.self, replacingExisting: true) { [weak self] in
      FlowBoard<PlacingIO>(identifier: $0) { _, _, _ in self?.write("placing") }
    }
    producer.registerBoard(CheckingIO.self, replacingExisting: true) { [weak self] in
      FlowBoard<CheckingIO>(identifier: $0) { _, input, _ in
        self?.write("checking, the key \(input.key == nil ? "not told" : "told")")
      } flowInteraction: { _, _ in
        self?.write("checking is told the key")
      }
    }
    producer.registerBoard(ConfirmationIO.self, replacingExisting: true) { [weak self] in
      FlowBoard<ConfirmationIO>(identifier: $0) { _, order, _ in
        self?.write("confirmation of \(order.number)")
      }
    }
  }

  /// Pays with the card that is wanted now.
  func fillInCard(of draft: Current<CheckoutDraft>) {
    draft.value.card = try? Card(
      number: Secret(card.number), expiry: SampleCard.expiry, code: Secret(SampleCard.code),
      today: Day(prepared.clock.now))
  }

  private static var home: Address {
    var address = Address()
    address[.name] = "Ada Lovelace"
    address[.street] = "1 Harbour Street"
    address[.city] = "Harbour"
    address[.postcode] = "SW1A 1AA"
    return address
  }
}

// MARK: - What is heard outside

extension ValueCheckout {
  private func hear() {
    let checkout = mainboard.ioCheckout()
    checkout.flow.handle { [weak self] in self?.write("out: \($0)") }
    checkout.completion.handle { [weak self] in self?.write("completed \($0)") }
    checkout.actionFlow.handle { [weak self] action in
      switch action {
      case .placing: self?.write("it cannot be left")
      case .settled(let order): self?.write("it can be left, \(order == nil ? "open" : "paid")")
      }
    }
  }

  private func update(_ change: ShopChange) {
    if let session = change.session {
      payment.value = session.attempt
      shopper.value = session.shopper
    }
    if let attempt = change.attempt { payment.value = attempt.isOpen ? attempt : nil }
    if let cart = change.cart { self.cart.value = cart }
  }
}
