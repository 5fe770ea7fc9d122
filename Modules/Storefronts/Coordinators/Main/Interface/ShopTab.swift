/// The tabs of the shop, in their order. Rule: L2.
public nonisolated enum ShopTab: Int, CaseIterable, Hashable, Sendable {
  case shop, cart, saved, orders, account

  /// Whether a guest has to sign in before it is selected. Rule: S4.
  public var needsShopper: Bool { self == .saved || self == .orders }
}
