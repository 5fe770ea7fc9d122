/// What becomes of a line's quantity. Rule: K2, L3.
public enum QuantityChange: Hashable, Sendable {
  /// It is this now, as was asked for.
  case done(Int)
  /// It is this now: fewer than were asked for, all that the stock allows.
  case clamped(Int)
  /// Nothing changes: no more than the stock can be had.
  case atLimit
  /// The line goes.
  case removed

  /// Adds to, or takes from, `quantity` pieces of which `stock` can be had in all.
  ///
  /// Taking away never asks for the stock, and removes at 0. Adding goes up to the stock, and
  /// changes nothing where that has been reached.
  public static func step(from quantity: Int, by difference: Int, stock: Int) -> QuantityChange {
    let (wanted, overflow) = quantity.addingReportingOverflow(difference)
    let target = overflow ? (difference < 0 ? 0 : Int.max) : wanted
    if difference <= 0 { return target > 0 ? .done(target) : .removed }
    if quantity >= stock { return .atLimit }
    return target <= stock ? .done(target) : .clamped(stock)
  }

  /// Sets a typed quantity. Where nothing is in stock there is nothing to clamp to.
  public static func set(to wanted: Int, stock: Int) -> QuantityChange {
    if wanted <= 0 { return .removed }
    if wanted <= stock { return .done(wanted) }
    return stock > 0 ? .clamped(stock) : .atLimit
  }
}
