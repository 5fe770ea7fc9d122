/// A call that a storefront can make of the shop, as scenarios name it. Rule: §V.
public nonisolated enum ServiceName: String, Sendable, CaseIterable, CustomStringConvertible {
  case sessionRead = "session.read"
  case sessionFinishOnboarding = "session.finishOnboarding"
  case catalogCategories = "catalog.categories"
  case catalogPage = "catalog.page"
  case catalogProduct = "catalog.product"
  case cartChange = "cart.change"
  case cartSet = "cart.set"
  case cartRemove = "cart.remove"
  case cartRestore = "cart.restore"

  public var description: String { rawValue }
}
