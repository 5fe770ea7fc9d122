import BoardKit
import BoardsCartInterface
import PatternKit
import ShopModel
import ShopServices
import TextUI

/// The lines of the cart: their screen, and the calls that it wants to be made.
final class CartListBoard: ContinuableBoard, GuaranteedBoard {
  typealias IO = CartListIO

  private let builder: CartBuilder
  private weak var screen: CartViewController?
  /// What a link adds as soon as the screen is shown.
  private var wish: (sku: SKU, quantity: Int)?
  private var adding: TaskHandle?

  init(identifier: BoardID, builder: CartBuilder) {
    self.builder = builder
    super.init(identifier: identifier) { [service = builder.service] producer in
      producer.registerBoard(CartChangeIO.self) {
        BlockTaskBoard<CartChangeIO>(
          identifier: $0, executingType: .queue, key: { $0.call }
        ) { change in
          try await change.make(service)
        }
      }
      producer.registerBoard(CartCouponIO.self) {
        BlockTaskBoard<CartCouponIO>(identifier: $0, executingType: .queue) { code in
          try await service.coupon(code)
        }
      }
    }
  }

  func activate(withGuaranteedInput input: Void, in activation: Activation) {
    let screen = builder.lines()
    self.screen = screen
    connect(screen, activation)
    activation.keep(
      builder.contents.bus.connect(target: screen) { screen, cart in screen.cartDidChange(to: cart)
      })
    activation.keep(
      builder.payment.observe(screen) { [weak screen] _ in screen?.setNeedsRender() })
    show(screen, .embed, in: activation)
  }

  func interact(guaranteedCommand command: CartListCommand) {
    switch command {
    case .add(let sku, let quantity):
      wish = (sku, quantity)
      if screen?.isVisible == true { grantWish() }
    case .forgetLink:
      wish = nil
      adding?.cancel()
    }
  }

  private func connect(_ screen: CartViewController, _ activation: Activation) {
    // What it tells the shop when it goes is told after its activation has ended.
    let calls = TaskScope(builder.tracker, owner: "Cart")
    screen.onShown = { [service = builder.service] cart in
      calls.start { try? await service.shown(cart) }
    }
    screen.onLeft = { [service = builder.service] in
      calls.start { try? await service.left() }
    }
    screen.onEnded = { calls.cancel() }
    screen.onStep = { [service = builder.service] sku, difference, then in
      activation.scope.ask {
        try await service.change(sku, by: difference)
      } then: {
        then($0)
      }
    }
    screen.onAppear = { [weak self] in self?.grantWish() }
    screen.onChange = { [weak self] in
      self?.motherboard.ioCartChange().activation.activate(with: $0)
    }
    screen.onCoupon = { [weak self] in
      self?.motherboard.ioCartCoupon().activation.activate(with: $0)
    }
    screen.onCheckout = { [weak self] in self?.sendOutput(.checkoutTapped) }
    screen.onBrowse = { [weak self] in self?.sendOutput(.browseTapped) }
  }
}

// MARK: - What a link adds

extension CartListBoard {
  private func grantWish() {
    guard let (sku, quantity) = wish, let activation = activations.first else { return }
    wish = nil
    adding = activation.scope.ask { [service = builder.service] in
      try await service.change(sku, by: quantity)
    } then: { [weak self] result in
      self?.didAdd(result, sku)
    }
  }

  private func didAdd(_ result: Result<CartAnswer, ShopError>, _ sku: SKU) {
    if case .success(let answer) = result, answer.outcome == .unknown {
      sendOutput(.variantMissing)
    } else {
      screen?.didAnswer(result, of: sku)
    }
  }
}
