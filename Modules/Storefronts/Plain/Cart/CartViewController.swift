import PatternKit
import PlainMainInterface
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// The root of Cart: the lines, what can be done with them, and undo. Rule: K1–K3, K6–K9.
public final class CartViewController: ContentViewController<CartScreen.Event> {
  private let service: any CartService
  private let cart: ReadOnlyCurrent<Cart>
  private let navigation: ShopNavigation
  private let scope: TaskScope

  private var busy: Set<CartScreen.Call> = []
  private var undo: RemovedLine?
  /// The cart as it was told last, to see what a new one has changed.
  private var known: Cart
  /// The lines that went with the last change, while the tab has not been left. A removal that is
  /// answered after another change offers no undo any more. Rule: K3.
  private var gone: Set<SKU> = []
  /// What the shopper was reported to have seen.
  private var seen: [CartLine] = []
  /// What a link adds as soon as the screen is shown.
  private var wish: (sku: SKU, quantity: Int)?
  private var adding: TaskHandle?

  /// Makes the screen. It asks for nothing before it is first shown.
  public init(
    service: any CartService, cart: ReadOnlyCurrent<Cart>, tracker: TaskTracker,
    navigation: ShopNavigation
  ) {
    self.service = service
    self.cart = cart
    self.navigation = navigation
    known = cart.value
    scope = TaskScope(tracker, owner: "Cart")
    super.init()
    cart.observe(self) { [weak self] in self?.cartDidChange(to: $0) }
  }

  /// Adds what a link asks for, now or as soon as the screen is shown. A newer one replaces one
  /// that is not answered. Rule: L3, L4, V14.
  public func add(_ sku: SKU, quantity: Int) {
    wish = (sku, quantity)
    if isVisible { grantWish() }
  }

  public override var content: Content<CartScreen.Event> {
    CartScreen.content(cart: cart.value, busy: busy, undo: undo)
  }

  public override func viewDidAppear() {
    super.viewDidAppear()
    reportSeen()
    grantWish()
  }

  public override func viewDidDisappear() {
    super.viewDidDisappear()
    undo = nil
    gone = []
    seen = []
    setNeedsRender()
    scope.start { [service] in try? await service.left() }
  }

  public override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    scope.cancel()
  }

  public override func handle(_ event: CartScreen.Event) {
    switch event {
    case .decreaseTapped(let sku): step(sku, by: -1)
    case .increaseTapped(let sku): step(sku, by: 1)
    case .quantityTyped(let sku, let text): set(sku, to: text)
    case .reduceTapped(let sku, let quantity):
      ask(sku, .reduce(sku)) { try await $0.set(sku, to: quantity) }
    case .removeTapped(let sku):
      ask(sku, .remove(sku)) { try await $0.remove(sku) }
    case .undoTapped:
      guard let undo else { return }
      ask(undo.sku, .undo) { try await $0.restore(undo) }
    case .browseTapped: navigation.show(.shop)
    }
  }
}

// MARK: - Calls

extension CartViewController {
  /// A step: made at once, however many are unanswered. Rule: K2, G10.
  private func step(_ sku: SKU, by difference: Int) {
    let name = name(of: sku)
    scope.ask { [service] in
      try await service.change(sku, by: difference)
    } then: { [weak self] result in
      self?.didAnswer(result, name)
    }
  }

  private func set(_ sku: SKU, to text: String) {
    do throws(TypedQuantityError) {
      let quantity = try TypedQuantity(parsing: text).quantity
      ask(sku, .quantity(sku)) { try await $0.set(sku, to: quantity) }
    } catch {
      notify(.refused(error))
    }
  }

  /// Makes a call whose control is busy until it is answered. Rule: G10.
  private func ask(
    _ sku: SKU, _ call: CartScreen.Call,
    _ make: @escaping @MainActor (any CartService) async throws -> CartAnswer
  ) {
    let name = name(of: sku)
    busy.insert(call)
    setNeedsRender()
    scope.ask { [service] in
      try await make(service)
    } then: { [weak self] result in
      self?.busy.remove(call)
      self?.setNeedsRender()
      self?.didAnswer(result, name)
    }
  }

  private func grantWish() {
    guard let (sku, quantity) = wish else { return }
    wish = nil
    adding?.cancel()
    adding = scope.ask { [service] in
      try await service.change(sku, by: quantity)
    } then: { [weak self] result in
      self?.didAdd(result, sku)
    }
  }

  private func didAdd(_ result: Result<CartAnswer, ShopError>, _ sku: SKU) {
    if case .success(let answer) = result, answer.outcome == .unknown {
      navigation.show(.missingVariant)
    } else {
      didAnswer(result, name(of: sku))
    }
  }

  private func didAnswer(_ result: Result<CartAnswer, ShopError>, _ name: String) {
    switch result.map(\.outcome) {
    case .success(.done): break
    case .success(.atLimit(let stock)): notify(.atLimit(stock: stock, of: name))
    case .success(.clamped(let quantity)): notify(.clamped(to: quantity, of: name))
    case .success(.removed(let line)): offerUndo(of: line)
    case .success(.unknown): notify(.gone(name))
    case .success(.checkingPayment): notify(.checkingPayment)
    case .failure(let error): notify(.failed(error.text))
    }
  }

  /// What a line is called; its SKU when it is not in the cart.
  private func name(of sku: SKU) -> String {
    if let undo, undo.sku == sku { return undo.name }
    return cart.value.lines.first { $0.sku == sku }?.title ?? sku.text
  }
}

// MARK: - What changes

extension CartViewController {
  private func offerUndo(of line: RemovedLine) {
    guard gone.contains(line.sku) else { return }
    undo = line
    setNeedsRender()
  }

  private func cartDidChange(to cart: Cart) {
    let before = known
    known = cart
    // A new price or stock of a line is told by the feed too, and is no change of the cart.
    let isChanged =
      before.lines.map(\.sku) != cart.lines.map(\.sku)
      || before.lines.map(\.quantity) != cart.lines.map(\.quantity)
    if isChanged {
      undo = nil
      let left = Set(cart.lines.map(\.sku))
      gone = isVisible ? Set(before.lines.map(\.sku)).subtracting(left) : []
    }
    setNeedsRender()
    reportSeen()
  }

  /// What the shopper sees of prices and stocks is kept, so that what changes later can say so.
  /// Rule: K7.
  private func reportSeen() {
    guard isVisible, cart.value.lines != seen else { return }
    seen = cart.value.lines
    scope.start { [service, cart = cart.value] in try? await service.shown(cart) }
  }
}
