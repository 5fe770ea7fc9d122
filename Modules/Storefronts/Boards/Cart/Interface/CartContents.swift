import BoardKit
import PatternKit
import ShopModel

/// What is in the cart, for those who stand below: as it is, and a bus that tells each change. Rule: G8.
public final class CartContents {
  /// Delivers the cart whenever it has changed.
  public let bus = Bus<Cart>()

  private let current: ReadOnlyCurrent<Cart>

  /// Makes the channel of a cart.
  public init(_ cart: ReadOnlyCurrent<Cart>) {
    current = cart
    cart.observe(self) { [weak self] in self?.bus.transport(input: $0) }
  }

  /// The cart as it is now.
  public var cart: Cart { current.value }
}
