import PatternKit
import ShopModel
import ShopServices
import StorefrontInterface
import TextUI

/// The least storefront that the player can be tested with: two tabs, a list, a product, a cart.
/// Its subclasses each do one thing wrong.
class SmallStorefront: Storefront {
  class var id: String { "small" }

  let context: StorefrontContext
  private(set) lazy var scope = TaskScope(context.tracker, owner: "Small")
  private(set) var cart = Cart.empty(.gbp)
  private(set) var page: [ProductSummary] = []
  private(set) var listFailure: String?
  private(set) var listIsLoading = false
  var text = ""

  let tabBar = TabBarController()
  private var token: FeedToken?
  private var listLoad: TaskHandle?

  required init(_ context: StorefrontContext) {
    self.context = context
  }

  var place: String { "arcade://cart" }

  func start() {
    context.window.rootViewController = titled("Opening")
    token = context.feed.subscribe { [weak self] change in
      guard let cart = change.cart else { return }
      self?.show(cart)
    }
    scope.ask {
      try await self.context.shop.session.read()
    } then: { [weak self] result in
      guard let self, case .success(let session) = result else { return }
      tabBar.setViewControllers([stack("Shop", listScreen()), stack("Cart", cartScreen())])
      context.window.rootViewController = tabBar
      show(session.cart)
      load()
    }
  }

  func open(_ text: String) {
    context.open(text) { [weak self] _ in _ = self?.context.window.selectTab(1) }
  }

  func stop() {
    scope.cancel()
    token = nil
    context.window.rootViewController = nil
    tabBar.setViewControllers([])
  }

  func tree() -> NodeSnapshot {
    NodeSnapshot(
      kind: "Storefront", name: "Small",
      children: context.window.liveScreens.map {
        NodeSnapshot(kind: "Screen", name: "\($0)", screen: $0)
      })
  }

  /// What the Cart tab's badge shows.
  func badge(_ cart: Cart) -> String? {
    cart.count == 0 ? nil : "\(cart.count)"
  }

  /// Loads the list; a load that is on its way no longer counts.
  func load() {
    listLoad?.cancel()
    listIsLoading = true
    listFailure = nil
    listLoad = scope.ask {
      try await self.context.shop.catalog.page(CatalogQuery(text: self.text), after: nil)
    } then: { [weak self] result in
      guard let self else { return }
      listIsLoading = false
      switch result {
      case .success(let page): self.page = page.items
      case .failure(let error): listFailure = error.text
      }
      renderAll()
    }
    renderAll()
  }

  func add(_ sku: SKU, _ difference: Int) {
    scope.ask {
      try await self.context.shop.cart.change(sku, by: difference)
    } then: { [weak self] result in
      if case .failure(let error) = result { self?.context.window.notify(error.text) }
    }
  }

  func search(_ text: String) {
    self.text = text
    let text = text
    scope.start { [weak self] in
      try? await self?.context.clock.sleep(for: .milliseconds(300))
      if self?.text == text { self?.load() }
    }
    renderAll()
  }

  private func show(_ cart: Cart) {
    self.cart = cart
    tabBar.viewControllers.last?.tabBarItem.badge = badge(cart)
    renderAll()
  }

  private func renderAll() {
    for stack in tabBar.viewControllers {
      for screen in stack.children { screen.setNeedsRender() }
    }
  }

  private func titled(_ title: String) -> ViewController {
    let screen = ViewController()
    screen.title = title
    return screen
  }

  private func stack(_ title: String, _ root: ViewController) -> NavigationController {
    let stack = NavigationController(rootViewController: root)
    stack.tabBarItem = TabBarItem(title: title)
    return stack
  }
}
