import CoordinatorKit
import CoordinatorsCartInterface
import CoordinatorsCheckoutInterface
import Observation
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// The lines, what can be done with them, undo, and the coupon. Rule: K1–K9.
@Observable
public final class CartViewModel: ViewModel {
  /// The coupon's code as it is typed.
  private var code = ""
  private var busy: Set<CartScreen.Call> = []
  /// The line that was removed last, as it can be put back until the cart changes again.
  private var removal: Removal?

  @ObservationIgnored public var onNotice: ((Notice) -> Void)?
  private let service: any CartService
  private let region: Region
  private let cart: CartModel
  private let payment: PaymentModel
  private let router: Router<CartRoute>
  private let scope: TaskScope
  @ObservationIgnored private var isOnScreen = false
  /// What was in the cart after its last change, to see what the next one takes out.
  @ObservationIgnored private var known: Known
  /// The lines that went with the last change, while the tab has not been left. A removal that is
  /// answered after another change offers no undo any more. Rule: K3.
  @ObservationIgnored private var gone: Set<SKU> = []
  /// What the shopper was reported to have seen.
  @ObservationIgnored private var seen: [CartLine] = []
  /// What a link adds as soon as the screen is shown.
  @ObservationIgnored private var wish: (sku: SKU, quantity: Int)?
  @ObservationIgnored private var adding: TaskHandle?

  private struct Known {
    let revision: Int
    let skus: Set<SKU>

    init(_ model: CartModel) {
      revision = model.revision
      skus = Set(model.cart.lines.map(\.sku))
    }
  }

  private struct Removal {
    var line: RemovedLine
    /// What the cart's revision was then.
    var revision: Int
  }

  init(
    service: any CartService, region: Region, cart: CartModel, payment: PaymentModel,
    tracker: TaskTracker, router: Router<CartRoute>
  ) {
    self.service = service
    self.region = region
    self.cart = cart
    self.payment = payment
    self.router = router
    known = Known(cart)
    scope = TaskScope(tracker, owner: "Cart")
    cart.onChange(self) { [weak self] in self?.cartDidChange(to: $0) }
  }

  public var content: Content<CartScreen.Event> {
    CartScreen.content(
      cart: cart.cart, region: region, busy: busy, undo: undo, code: code,
      isLocked: payment.isOpen)
  }

  public func handle(_ event: CartScreen.Event) {
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
    case .couponTyped(let text): code = text
    case .couponApplyTapped: applyCoupon()
    case .couponDropTapped: ask("", .dropCoupon) { try await $0.dropCoupon() }
    case .checkoutTapped: router.trigger(.checkout)
    case .browseTapped: router.trigger(.shop)
    }
  }

  public func didAppear() {
    isOnScreen = true
    reportSeen()
    grantWish()
  }

  public func didDisappear() {
    isOnScreen = false
    removal = nil
    gone = []
    seen = []
    scope.start { [service] in try? await service.left() }
  }

  public func didEnd() {
    scope.cancel()
  }

  /// Adds what a link asks for, now or as soon as the screen is shown. Rule: L3, V14.
  func add(_ sku: SKU, quantity: Int) {
    wish = (sku, quantity)
    if isOnScreen { grantWish() }
  }

  /// A newer link takes the place of one that is not answered: what that adds comes by the feed, and
  /// nothing more is told of it. Rule: L4.
  func forgetLink() {
    wish = nil
    adding?.cancel()
  }
}

// MARK: - What changes

extension CartViewModel {
  /// Nothing has to forget it: with the next change of the cart it is of the past. Rule: K3.
  private var undo: RemovedLine? {
    removal.flatMap { $0.revision == cart.revision ? $0.line : nil }
  }

  private func cartDidChange(to cart: Cart) {
    if known.revision != self.cart.revision {
      gone = isOnScreen ? known.skus.subtracting(cart.lines.map(\.sku)) : []
      known = Known(self.cart)
    }
    reportSeen()
  }

  /// What the shopper sees of prices and stocks is kept, so that what changes later can say so.
  /// Rule: K7.
  private func reportSeen() {
    guard isOnScreen, cart.cart.lines != seen else { return }
    seen = cart.cart.lines
    scope.start { [service, cart = cart.cart] in try? await service.shown(cart) }
  }
}

// MARK: - Calls

extension CartViewModel {
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
      onNotice?(.refused(error))
    }
  }

  /// Makes a call whose control is busy until it is answered. Rule: G10.
  private func ask(
    _ name: String, _ call: CartScreen.Call,
    _ make: @escaping @MainActor (any CartService) async throws -> CartAnswer
  ) {
    busy.insert(call)
    scope.ask { [service] in
      try await make(service)
    } then: { [weak self] result in
      self?.busy.remove(call)
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
      router.trigger(.missing)
    } else {
      didAnswer(result, name(of: sku))
    }
  }

  private func didAnswer(_ result: Result<CartAnswer, ShopError>, _ name: String) {
    switch result.map(\.outcome) {
    case .success(.removed(let line)):
      if gone.contains(line.sku) { removal = Removal(line: line, revision: cart.revision) }
    case .success(let outcome):
      if let notice = Notice.outcome(outcome, of: name) { onNotice?(notice) }
    case .failure(let error): onNotice?(.failed(error.text))
    }
  }

  /// What a line is called; its SKU when it is not in the cart.
  private func name(of sku: SKU) -> String {
    if let undo, undo.sku == sku { return undo.name }
    return cart.cart.lines.first { $0.sku == sku }?.title ?? sku.text
  }
}

// MARK: - The coupon

extension CartViewModel {
  private func applyCoupon() {
    busy.insert(.coupon)
    scope.ask { [service, code] in
      try await service.coupon(code)
    } then: { [weak self, code] result in
      self?.busy.remove(.coupon)
      self?.didApply(code, result)
    }
  }

  /// What was taken is seen in the cart. The field is empty then, unless more was typed meanwhile.
  private func didApply(_ applied: String, _ result: Result<CouponAnswer, ShopError>) {
    switch result {
    case .success(.taken): if code == applied { code = "" }
    case .success(.refused(let refusal)): onNotice?(.refused(refusal))
    case .success(.checkingPayment): onNotice?(.checkingPayment)
    case .failure(let error): onNotice?(.failed(error.text))
    }
  }
}
