import ShopModel
import ShopScreens
import StorefrontInterface
import TextUI

/// Shows a model, and has no logic.
final class ProductViewController: ContentViewController<ProductScreen.Event>, Placed {
  private let model: ProductViewModel

  init(_ model: ProductViewModel) {
    self.model = model
    super.init()
  }

  var place: Link { .product(model.handle) }

  override var content: Content<ProductScreen.Event> { model.content }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.load()
  }

  override func handle(_ event: ProductScreen.Event) {
    model.handle(event)
  }
}
