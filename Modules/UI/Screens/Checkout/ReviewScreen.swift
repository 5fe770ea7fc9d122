import ShopModel
import TextUI

/// Everything that will be charged, before it is: the last step of the checkout. Rule: H5, H6.
public enum ReviewScreen {
  /// What the shopper did.
  public nonisolated enum Event: Equatable, Sendable {
    /// Placed the order.
    case placeTapped
    /// Went down to what is left of a line.
    case reduceTapped(SKU, to: Int)
    /// Took a line out.
    case removeTapped(SKU)
    /// Asked for the ways of sending once more, after they could not be loaded.
    case retryTapped
    /// Gave up.
    case cancelTapped
  }

  /// A call whose control is busy until it is answered. Rule: G10.
  public nonisolated enum Call: Hashable, Sendable {
    /// A line down to what is left.
    case reduce(SKU)
    /// A line out.
    case remove(SKU)
  }

  /// Whether what is charged for the delivery is known.
  public nonisolated enum Progress: Equatable, Sendable {
    /// It is.
    case settled
    /// The cart has changed, and so may the delivery: it is on its way.
    case loading
    /// It could not be loaded, for this reason.
    case failed(String)
  }

  /// Places the order.
  public static let place: ControlID = "review.place"
  /// Loads the ways of sending once more.
  public static let retry: ControlID = "review.retry"

  /// A part of a line.
  public nonisolated enum Part: String, CaseIterable, Sendable {
    case reduce, remove
  }

  /// A control of a line that cannot be bought as it stands.
  public static func line(_ sku: SKU, _ part: Part) -> ControlID {
    ControlID("review.line", key: sku.text, part: part.rawValue)
  }

  /// The screen.
  ///
  /// - Parameters:
  ///   - review: what is charged.
  ///   - region: where the shop sells.
  ///   - card: what it is charged to.
  ///   - busy: the calls of this screen that are unanswered.
  ///   - progress: whether what is charged for the delivery is known.
  public static func content(
    _ review: Review, region: Region, card: CardSummary, busy: Set<Call> = [],
    progress: Progress = .settled
  ) -> Content<Event> {
    var sections = review.cart.lines.map { ReviewLineRows(line: $0, busy: busy).section }
    sections += [
      Section("Deliver to", review.address.lines(in: region).map { .text($0) }),
      Section("Send it by", [.text("\(review.delivery.name), \(review.delivery.daysText)")]),
      Section("Pay with", [.text(card.description)]),
      Section(nil, review.totals.rows.map(Row.init)),
      Section(nil, end(review, busy, progress)),
    ]
    return Content(
      title: "Review", bar: [CheckoutBar.cancel(.cancelTapped)], sections: sections)
  }

  private static func end(
    _ review: Review, _ busy: Set<Call>, _ progress: Progress
  ) -> [Row<Event>] {
    let place: Row<Event> = .control(
      .button(
        place, "Place order", .placeTapped, state: placing(review, busy, progress)))
    return switch progress {
    case .settled: [place]
    case .loading: [.progress("Looking what the delivery costs now…"), place]
    case .failed(let reason):
      [.failure(reason, retry: .button(retry, Words.retry, .retryTapped)), place]
    }
  }

  private static func placing(
    _ review: Review, _ busy: Set<Call>, _ progress: Progress
  ) -> Control<Event>.State {
    if !busy.isEmpty { return .disabled("The cart is being changed") }
    if progress != .settled { return .disabled("What the delivery costs now is not known yet") }
    return review.cart.checkoutProblem.map { .disabled($0) } ?? .enabled
  }
}
