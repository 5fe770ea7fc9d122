import BoardKit
import PatternKit
import ShopModel
import ShopServices
import TextUI

@testable import BoardsCheckout

/// The whole checkout on one page: one step, which sends what the last one sends.
nonisolated enum OnePageIO: BoardIO {
  typealias Input = Current<CheckoutDraft>
  typealias Output = Purchase
  static let id: BoardID = "shop.checkout.onePage"
}

/// Fills in everything at once.
final class OnePageBoard: Board, GuaranteedBoard {
  typealias IO = OnePageIO

  static let buy: ControlID = "onePage.buy"

  private let tools: CheckoutTools
  private let card: SampleCard

  init(_ identifier: BoardID, _ tools: CheckoutTools, _ card: SampleCard) {
    self.tools = tools
    self.card = card
    super.init(identifier: identifier)
  }

  func activate(withGuaranteedInput draft: Current<CheckoutDraft>, in activation: Activation) {
    let screen = ContentViewController<Void>(
      content: {
        Content(
          title: "Checkout", bar: [],
          sections: [Section(nil, [.control(.button(OnePageBoard.buy, "Buy", ()))])])
      },
      onEvent: { [weak self] in self?.buy(draft, activation) })
    screen.kind = "OnePage"
    show(screen, .embed, in: activation)
  }

  private func buy(_ draft: Current<CheckoutDraft>, _ activation: Activation) {
    var address = Address()
    address[.name] = "Ada Lovelace"
    address[.street] = "1 Harbour Street"
    address[.city] = "Harbour"
    address[.postcode] = "SW1A 1AA"
    activation.scope.ask { [tools] in
      try await tools.checkout.options(address)
    } then: { [weak self] options in
      draft.value.region = .unitedKingdom
      draft.value.destination = address
      draft.value.take((try? options.get()) ?? [])
      self?.send(draft, activation)
    }
  }

  private func send(_ draft: Current<CheckoutDraft>, _ activation: Activation) {
    let card = try? Card(
      number: Secret(card.number), expiry: SampleCard.expiry, code: Secret(SampleCard.code),
      today: Day(tools.clock.now))
    guard let card, let seen = draft.value.review(of: tools.cart.value) else { return }
    sendOutput(Purchase(seen: seen, card: card), of: activation)
  }
}
