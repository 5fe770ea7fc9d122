/// What is looked at when a data directory is examined, in the order in which it is.
public enum InspectionCheck: String, Sendable, CaseIterable, Codable {
  /// The folder is there and can be used.
  case folder
  /// Its files can be read and written.
  case files
  /// Whether somebody has the shop open.
  case lock
  /// The files are this app's, and of a version that it knows.
  case schema
  /// SQLite finds both files whole, and every reference leads somewhere.
  case structure
  /// The shop sells in one region, and every amount is in its currency.
  case region
  /// Every product has variants, and what lists are sorted by agrees with them.
  case catalogue
  /// The search index holds the words of what is sold, and no others.
  case search
  /// No variant has less than nothing in stock.
  case stock
  /// The guest and every account have one cart.
  case carts
  /// Every paid payment is an order, and every order a paid payment.
  case orders
  /// Every order adds up, line by line.
  case totals
  /// Payments that are open, and refunds that are due, can be brought to an end.
  case payments
  /// The payment company has charged what was ordered, once, and nothing else.
  case charges
}
