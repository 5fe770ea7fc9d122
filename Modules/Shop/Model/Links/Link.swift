/// Where a link leads. Rule: L3.
public enum Link: Hashable, Sendable {
  /// `arcade://product/<handle>`.
  case product(Handle)
  /// `arcade://category/<id>`: the Shop root with this category and no other filter.
  case category(String)
  /// `arcade://search?q=`: the Shop root with this text and no other filter.
  case search(String)
  /// `arcade://cart`.
  case cart
  /// `arcade://cart/add/<sku>?qty=`: adds 1…999 pieces and shows Cart.
  case addToCart(SKU, quantity: Int)
  /// `arcade://checkout`.
  case checkout
  /// `arcade://saved`.
  case saved
  /// `arcade://orders`.
  case orders
  /// `arcade://order/<number>`.
  case order(Int)
  /// `arcade://account`.
  case account

  /// How long a link may be, in bytes.
  public static let maximumLength = 2_000

  /// How many pieces a link may add.
  public static let quantities = 1...999

  /// Whether a guest has to sign in before it is followed. Rule: S4.
  public var needsShopper: Bool {
    switch self {
    case .checkout, .saved, .orders, .order: true
    case .product, .category, .search, .cart, .addToCart, .account: false
    }
  }

  /// The filters that the Shop root gets, exactly; nil for a link that leads elsewhere. Rule: L3.
  public var query: CatalogQuery? {
    switch self {
    case .category(let id): CatalogQuery(category: id)
    case .search(let text): CatalogQuery(text: text)
    case .product, .cart, .addToCart, .checkout, .saved, .orders, .order, .account: nil
    }
  }

  /// The link as a text, which ``init(parsing:)`` reads back.
  public var text: String {
    let rest =
      switch self {
      case .product(let handle): "product/" + Link.encode(handle.text)
      case .category(let id): "category/" + Link.encode(id)
      case .search(let text): "search?q=" + Link.encode(text)
      case .cart: "cart"
      case .addToCart(let sku, 1): "cart/add/" + Link.encode(sku.text)
      case .addToCart(let sku, let quantity): "cart/add/\(Link.encode(sku.text))?qty=\(quantity)"
      case .checkout: "checkout"
      case .saved: "saved"
      case .orders: "orders"
      case .order(let number): "order/\(number)"
      case .account: "account"
      }
    return "arcade://" + rest
  }

  /// Percent-encodes all but `A–Z a–z 0–9 _ - . ~`.
  private static func encode(_ text: String) -> String {
    let hex = Array("0123456789ABCDEF")
    return text.utf8.reduce(into: "") { encoded, byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "~"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        encoded += "%\(hex[Int(byte >> 4)])\(hex[Int(byte & 15)])"
      }
    }
  }
}

extension Link: CustomStringConvertible {
  /// The link as a text.
  public var description: String { text }
}
