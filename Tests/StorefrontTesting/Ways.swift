/// Ways through the shop that the tests of several architectures go.
public nonisolated enum Ways {
  /// From a cart to the confirmation.
  public static let checkout = [
    "tap cart.checkout", "type address.name \"Ada Lovelace\"",
    "type address.street \"1 Harbour Street\"", "type address.city Harbour",
    "type address.postcode \"SW1A 1AA\"", "tap address.submit", "tap delivery.submit",
    "type payment.number 4242424242424242", "type payment.expiry 12/39", "type payment.code 987",
    "tap payment.submit", "tap review.place",
  ]

  /// A screen opened in each tab, and the checkout above them.
  public static let throughTheTabs = [
    "tab saved", "tap saved.item.mug", "tab orders", "tap orders.item.1001", "tab account",
    "tab cart", "tap cart.checkout",
  ]
}
