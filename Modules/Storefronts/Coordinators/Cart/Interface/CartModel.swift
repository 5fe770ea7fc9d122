import Observation
import PatternKit
import ShopModel

/// The cart: one value that every view model reads, and the badge. Rule: G8.
@Observable
public final class CartModel {
  /// The cart that everybody shows.
  public private(set) var cart: Cart
  /// Counts the changes of lines and quantities. A price or a stock that another hand has changed is
  /// none. Rule: K3.
  public private(set) var revision = 0

  private let changes: Current<Cart>

  /// Makes the model of a cart.
  public init(_ cart: Cart) {
    self.cart = cart
    changes = Current(cart)
  }

  /// The shop has told what is in it now.
  public func update(_ cart: Cart) {
    let before = self.cart
    self.cart = cart
    if before.lines.map(\.sku) != cart.lines.map(\.sku)
      || before.lines.map(\.quantity) != cart.lines.map(\.quantity)
    {
      revision += 1
    }
    changes.value = cart
  }

  /// Calls `told` in the turn of each change, as long as `owner` lives: for what has to be done, not
  /// only shown anew.
  public func onChange(_ owner: AnyObject, _ told: @escaping @MainActor (Cart) -> Void) {
    changes.observe(owner, told)
  }
}
