import ShopServices

/// The services as a storefront that makes a mistake uses them.
enum FaultyServices {
  /// The same shop, with the fault between it and the storefront.
  static func shop(_ shop: Shop, _ fault: Fault?) -> Shop {
    var faulty = shop
    switch fault {
    case .stepsTwice, .reportsNothing: faulty.cart = FaultyCart(shop.cart, fault)
    case .hidesFailures: faulty.catalog = FaultyCatalog(shop.catalog)
    case .namesTwice: faulty.saved = FaultySaved(shop.saved)
    case .listsTwice, .sumsWrong: faulty.orders = FaultyOrders(shop.orders, fault)
    default: break
    }
    return faulty
  }
}
