import Scenarios

/// Which calls can be made from a screen, by the shopper's next act or by the screen itself.
nonisolated enum Neighbourhood {
  /// The calls; none for a screen of which nothing is said.
  static func calls(from screen: String) -> [ServiceName] {
    calls[screen] ?? []
  }

  private static let calls: [String: [ServiceName]] = [
    "launch": [.sessionRead],
    "onboarding": [.sessionFinishOnboarding, .catalogCategories, .catalogPage],
    "catalog": [.catalogPage, .catalogCategories, .catalogProduct, .savedList, .ordersPage],
    "product": [.cartChange, .savedSet, .catalogProduct],
    "cart": [
      .cartChange, .cartSet, .cartRemove, .cartRestore, .cartCoupon, .cartDropCoupon,
      .checkoutBegin,
    ],
    "saved": [.savedList, .savedSet, .savedMove, .catalogProduct],
    "orders": [.ordersPage, .ordersRead, .checkoutStatus],
    "order": [.ordersRead, .ordersCancel, .ordersAgain],
    "account": [.accountProfile, .accountSignOut, .accountSignIn],
    "signIn": [.accountSignIn, .accountRegister],
    "address": [.checkoutBegin, .checkoutOptions],
    "delivery": [.checkoutOptions],
    "payment": [.checkoutPlace],
    "review": [.checkoutPlace, .checkoutOptions, .cartSet, .cartRemove],
    "checking": [.checkoutStatus],
    "Checking your payment": [.checkoutStatus],
  ]
}
