import PatternKit
import PlainMainInterface
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// The root of Cart: the lines, what can be done with them, undo, and the coupon. Rule: K1–K9.
public final class CartViewController: ContentViewController<CartScreen.Event> {
  private let service: any CartService
  private let region: Region
  private let cart: ReadOnlyCurrent<Cart>
  private let payment: ReadOnlyCurrent<Attempt?>
  private let navigation: ShopNavigation
  private let scope: TaskScope

  /// The coupon's code as it is typed.
  private var code = ""
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
  ///
  /// - Parameters:
  ///   - service: changes the cart.
  ///   - region: where the shop sells.
  ///   - cart: the cart that everybody shows.
  ///   - payment: the shopper's payment whose outcome is open; meanwhile nothing changes the cart.
  ///   - tracker: where its tasks are known.
  ///   - navigation: leads elsewhere.
  public init(
    service: any CartService, region: Region, cart: ReadOnlyCurrent<Cart>,
    payment: ReadOnlyCurrent<Attempt?>, tracker: TaskTracker, navigation: ShopNavigation
  ) {
    self.service = service
    self.region = region
    self.cart = cart
    self.payment = payment
    self.navigation = navigation
    known = cart.value
    scope = TaskScope(tracker, owner: "Cart")
    super.init()
    cart.observe(self) { [weak self] in self?.cartDidChange(to: $0) }
    payment.observe(self) { [weak self] _ in self?.setNeedsRender() }
  }

  /// Adds what a link asks for, now or as soon as the screen is shown. Rule: L3, V14.
  public func add(_ sku: SKU, quantity: Int) {
    wish = (sku, quantity)
    if isVisible { grantWish() }
  }

  /// A newer link takes the place of one that is not answered: what that adds comes by the feed, and
  /// nothing more is told of it. Rule: L4.
  public func forgetLink() {
    wish = nil
    adding?.cancel()
  }

  public override var content: Content<CartScreen.Event> {
    CartScreen.content(
      cart: cart.value, region: region, busy: busy, undo: undo, code: code,
      isLocked: payment.value != nil)
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
      ask(name(of: sku), .reduce(sku)) { try await $0.set(sku, to: quantity) }
    case .removeTapped(let sku):
      ask(name(of: sku), .remove(sku)) { try await $0.remove(sku) }
    case .undoTapped:
      guard let undo else { return }
      ask(undo.name, .undo) { try await $0.restore(undo) }
    case .couponTyped(let text):
      code = text
      setNeedsRender()
    case .couponApplyTapped: applyCoupon()
    case .couponDropTapped: ask("", .dropCoupon) { try await $0.dropCoupon() }
    case .checkoutTapped: navigation.show(.checkout)
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
      ask(name(of: sku), .quantity(sku)) { try await $0.set(sku, to: quantity) }
    } catch {
      notify(.refused(error))
    }
  }

  /// Makes a call whose control is busy until it is answered. Rule: G10.
  private func ask(
    _ name: String, _ call: CartScreen.Call,
    _ make: @escaping @MainActor (any CartService) async throws -> CartAnswer
  ) {
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
    case .success(.removed(let line)): offerUndo(of: line)
    case .success(let outcome):
      if let notice = Notice.outcome(outcome, of: name) { notify(notice) }
    case .failure(let error): notify(.failed(error.text))
    }
  }

  /// What a line is called; its SKU when it is not in the cart.
  private func name(of sku: SKU) -> String {
    if let undo, undo.sku == sku { return undo.name }
    return cart.value.lines.first { $0.sku == sku }?.title ?? sku.text
  }
}

// MARK: - The coupon

extension CartViewController {
  private func applyCoupon() {
    busy.insert(.coupon)
    setNeedsRender()
    scope.ask { [service, code] in
      try await service.coupon(code)
    } then: { [weak self, code] result in
      self?.busy.remove(.coupon)
      self?.setNeedsRender()
      self?.didApply(code, result)
    }
  }

  /// What was taken is seen in the cart. The field is empty then, unless more was typed meanwhile.
  private func didApply(_ applied: String, _ result: Result<CouponAnswer, ShopError>) {
    switch result {
    case .success(.taken): if code == applied { code = "" }
    case .success(.refused(let refusal)): notify(.refused(refusal))
    case .success(.checkingPayment): notify(.checkingPayment)
    case .failure(let error): notify(.failed(error.text))
    }
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
