import BoardKit
import BoardsCartInterface
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import StorefrontInterface
import TextUI

/// The root of Cart: the lines, what can be done with them, undo, and the coupon. What it wants to be
/// done it asks of its board. Rule: K1–K9.
final class CartViewController: ContentViewController<CartScreen.Event>, Placed {
  /// It is on top, where it was not.
  var onAppear: (() -> Void)?
  /// The shopper sees this cart.
  var onShown: ((Cart) -> Void)?
  /// They see it no longer.
  var onLeft: (() -> Void)?
  /// It is gone.
  var onEnded: (() -> Void)?
  /// That many pieces more or less, now.
  var onStep: ((SKU, Int, @escaping (Result<CartAnswer, ShopError>) -> Void) -> Void)?
  var onChange: ((BlockTaskParameter<CartChange, CartAnswer>) -> Void)?
  var onCoupon: ((BlockTaskParameter<String, CouponAnswer>) -> Void)?
  var onCheckout: (() -> Void)?
  var onBrowse: (() -> Void)?

  private let contents: CartContents
  private let region: Region
  private let payment: ReadOnlyCurrent<Attempt?>

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

  init(contents: CartContents, region: Region, payment: ReadOnlyCurrent<Attempt?>) {
    self.contents = contents
    self.region = region
    self.payment = payment
    known = contents.cart
    super.init()
  }

  var place: Link { .cart }

  override var content: Content<CartScreen.Event> {
    CartScreen.content(
      cart: cart, region: region, busy: busy, undo: undo, code: code,
      isLocked: payment.value != nil)
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    reportSeen()
    onAppear?()
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    undo = nil
    gone = []
    seen = []
    setNeedsRender()
    onLeft?()
  }

  override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    onEnded?()
  }

  override func handle(_ event: CartScreen.Event) {
    switch event {
    case .decreaseTapped(let sku): step(sku, by: -1)
    case .increaseTapped(let sku): step(sku, by: 1)
    case .quantityTyped(let sku, let text): set(sku, to: text)
    case .reduceTapped(let sku, let quantity): ask(.reduce(sku, to: quantity), name(of: sku))
    case .removeTapped(let sku): ask(.remove(sku), name(of: sku))
    case .undoTapped:
      if let undo { ask(.restore(undo), undo.name) }
    case .couponTyped(let text):
      code = text
      setNeedsRender()
    case .couponApplyTapped: applyCoupon()
    case .couponDropTapped: ask(.dropCoupon, "")
    case .checkoutTapped: onCheckout?()
    case .browseTapped: onBrowse?()
    }
  }
}

// MARK: - Calls

extension CartViewController {
  private var cart: Cart { contents.cart }

  /// A step: made at once, however many are unanswered. Rule: K2, G10.
  private func step(_ sku: SKU, by difference: Int) {
    let name = name(of: sku)
    onStep?(sku, difference) { [weak self] in self?.didAnswer($0, name) }
  }

  private func set(_ sku: SKU, to text: String) {
    do throws(TypedQuantityError) {
      ask(.set(sku, to: try TypedQuantity(parsing: text).quantity), name(of: sku))
    } catch {
      notify(.refused(error))
    }
  }

  private func ask(_ change: CartChange, _ name: String) {
    onChange?(
      BlockTaskParameter(input: change)
        .onProcessing { [weak self] in self?.setBusy(change.call, $0) }
        .onSuccess { [weak self] in self?.didAnswer(.success($0), name) }
        .onError { [weak self] in self?.notify(.failed(ShopError($0).text)) })
  }

  private func setBusy(_ call: CartScreen.Call, _ isBusy: Bool) {
    if isBusy { busy.insert(call) } else { busy.remove(call) }
    setNeedsRender()
  }

  /// What a link has added.
  func didAnswer(_ result: Result<CartAnswer, ShopError>, of sku: SKU) {
    didAnswer(result, name(of: sku))
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
    return cart.lines.first { $0.sku == sku }?.title ?? sku.text
  }
}

// MARK: - The coupon

extension CartViewController {
  private func applyCoupon() {
    onCoupon?(
      BlockTaskParameter(input: code)
        .onProcessing { [weak self] in self?.setBusy(.coupon, $0) }
        .onSuccess { [weak self, code] in self?.didApply(code, $0) }
        .onError { [weak self] in self?.notify(.failed(ShopError($0).text)) })
  }

  /// What was taken is seen in the cart. The field is empty then, unless more was typed meanwhile.
  private func didApply(_ applied: String, _ answer: CouponAnswer) {
    switch answer {
    case .taken: if code == applied { code = "" }
    case .refused(let refusal): notify(.refused(refusal))
    case .checkingPayment: notify(.checkingPayment)
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

  func cartDidChange(to cart: Cart) {
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
    guard isVisible, cart.lines != seen else { return }
    seen = cart.lines
    onShown?(cart)
  }
}
