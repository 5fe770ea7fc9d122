import BoardKit
import BoardsCartInterface
import BoardsProductInterface
import BoardsSavedInterface
import PatternKit
import ShopModel
import ShopServices
import StorefrontInterface
import TextUI

/// One product. Its board connects the model with the world, and knows nothing of the gate, nor of who
/// saves: it sends what is wished.
final class ProductBoard: Board, GuaranteedBoard {
  typealias IO = ProductIO

  private let shop: StorefrontContext
  private let cart: CartContents
  private let saved: SavedMarks

  init(identifier: BoardID, context: StorefrontContext, cart: CartContents, saved: SavedMarks) {
    shop = context
    self.cart = cart
    self.saved = saved
    super.init(identifier: identifier)
  }

  func activate(withGuaranteedInput handle: Handle, in activation: Activation) {
    let model = ProductViewModel(
      handle, catalog: shop.shop.catalog, cartService: shop.shop.cart, scope: activation.scope)
    let screen = ProductViewController(model)
    connect(model, activation)
    model.notify = { [weak screen] in screen?.notify($0) }
    show(screen, in: activation)
  }

  private func connect(_ model: ProductViewModel, _ activation: Activation) {
    model.cart = cart.cart
    model.saved = saved.handles
    activation.keep(cart.bus.connect(target: model) { model, cart in model.cart = cart })
    activation.keep(saved.bus.connect(target: model) { model, saved in model.saved = saved })
    let token = shop.feed.subscribe { [weak model] change in model?.update(change.products) }
    activation.keep(Subscription { token.end() })
    model.onSave = { [weak self, weak activation] in self?.sendOutput($0, of: activation) }
    model.onHome = { [weak self] in self?.broadcastAction(.homeTapped) }
  }
}
