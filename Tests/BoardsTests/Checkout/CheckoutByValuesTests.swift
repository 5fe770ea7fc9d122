import BoardKit
import BoardsCheckoutInterface
import BoardsSignInInterface
import PatternKit
import ShopModel
import ShopServices
import StorefrontTesting
import Testing

@testable import BoardsCheckout

/// The checkout as a flow of values: no window, no screen.
struct CheckoutByValuesTests {
  @Test("BD-L36, BD-L51, S4, H9: from the gate to the confirmation without a window")
  func wholeWay() async throws {
    let checkout = try await ValueCheckout()
    checkout.mainboard.ioCheckout().activation.activate(with: .cart)
    #expect(checkout.take() == ["gate"])
    #expect(checkout.board?.activations.map(\.state) == [.waiting])
    try await checkout.passGate()
    #expect(
      checkout.take() == [
        "address", "delivery", "payment", "review", "placing", "it cannot be left",
        "confirmation of 1001", "it can be left, paid",
      ])
    #expect(checkout.inside.last == "confirmation")
    let confirmation =
      checkout.board?.motherboard.getBoard(identifier: ConfirmationIO.id)
      as? FlowBoard<ConfirmationIO>
    confirmation?.sendOutput()
    #expect(checkout.take() == ["out: done", "completed true"])
    #expect(checkout.mainboard.boards.isEmpty)
    #expect(checkout.prepared.diagnostics.reports == [])
  }

  @Test("S4, BD-A4: who gives up at the gate has never been in the checkout")
  func givenUp() async throws {
    let checkout = try await ValueCheckout()
    checkout.mainboard.ioCheckout().activation.activate(with: .cart)
    checkout.mainboard.ioSignIn().completer.complete(false)
    #expect(checkout.take() == ["gate", "completed false"])
    #expect(checkout.mainboard.boards.isEmpty)
  }

  @Test("H1, BD-L53: a cart that is empty when the gate opens is refused, as it is before the gate")
  func emptyCart() async throws {
    let checkout = try await ValueCheckout()
    checkout.mainboard.ioCheckout().activation.activate(with: .link)
    _ = try await checkout.prepared.services.cart.remove(SKU("MUG-NAVY"))
    try await checkout.passGate()
    #expect(checkout.take() == ["gate", "out: opening", "completed false"])
    // With nothing in it there is no gate either, also for a guest.
    try await checkout.prepared.services.account.signOut()
    checkout.mainboard.ioCheckout().activation.activate(with: .link)
    #expect(checkout.take() == ["out: opening", "completed false"])
  }

  @Test("H8, BD-L19: a declined card goes back to the payment, which is told by a command")
  func declined() async throws {
    let checkout = try await ValueCheckout()
    checkout.card = .declined
    checkout.mainboard.ioCheckout().activation.activate(with: .cart)
    try await checkout.passGate()
    #expect(
      checkout.take().suffix(4) == [
        "placing", "it cannot be left", "payment is told: declined", "it can be left, open",
      ])
    #expect(checkout.inside == ["address", "delivery", "payment"])
    // Another card, from the step that is on top: what was filled in before stays so.
    checkout.card = .ok
    let board = try #require(checkout.board)
    checkout.fillInCard(of: board.draft)
    let payment = board.motherboard.getBoard(identifier: PaymentIO.id) as? FlowBoard<PaymentIO>
    payment?.sendOutput(board.draft)
    try await checkout.settle()
    #expect(
      checkout.take() == [
        "review", "placing", "it cannot be left", "confirmation of 1001", "it can be left, paid",
      ])
    #expect(checkout.prepared.diagnostics.reports == [])
  }

  @Test("H8: what nobody knows yet is asked for, and whichever answer comes leads on")
  func late() async throws {
    let checkout = try await ValueCheckout()
    checkout.card = .late
    checkout.mainboard.ioCheckout().activation.activate(with: .cart)
    try await checkout.passGate()
    #expect(checkout.take().suffix(2) == ["checking, the key told", "it can be left, open"])
    let board = try #require(checkout.board)
    let key = try #require(board.key)
    let checking = board.motherboard.getBoard(identifier: CheckingIO.id) as? FlowBoard<CheckingIO>
    for _ in 1...3 {
      checking?.sendOutput(try await checkout.prepared.services.checkout.status(key))
    }
    #expect(checkout.take() == ["confirmation of 1001", "it can be left, paid"])
  }

  @Test("H0, BD-L36: delivery and payment change places by one line")
  func swapped() async throws {
    let checkout = try await ValueCheckout(.address ->> .payment ->> .delivery ->> .review)
    checkout.mainboard.ioCheckout().activation.activate(with: .cart)
    try await checkout.passGate()
    #expect(
      checkout.take().dropFirst().prefix(4) == ["address", "payment", "delivery", "review"])
    #expect(checkout.inside.contains("confirmation"))
    #expect(checkout.prepared.diagnostics.reports == [])
  }

  @Test("H0, BD-L36: a step is put between two others, which do not notice")
  func inserted() async throws {
    let checkout = try await ValueCheckout(
      .address ->> GiftWrapIO.id ->> .delivery ->> .payment ->> .review
    ) { checkout, producer in
      producer.registerBoard(GiftWrapIO.self) { [weak checkout] in
        FlowBoard<GiftWrapIO>(identifier: $0) { board, draft, activation in
          checkout?.write("gift wrap")
          board.sendOutput(draft, of: activation)
        }
      }
    }
    checkout.mainboard.ioCheckout().activation.activate(with: .cart)
    try await checkout.passGate()
    #expect(
      checkout.take().dropFirst().prefix(5)
        == ["address", "gift wrap", "delivery", "payment", "review"])
    #expect(checkout.prepared.diagnostics.reports == [])
  }
}
