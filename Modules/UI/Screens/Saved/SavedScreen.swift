import ShopModel
import TextUI

/// What the shopper wants to remember. Rule: O3, P4.
public enum SavedScreen {
  /// What the shopper did.
  public nonisolated enum Event: Equatable, Sendable {
    /// Chose a product.
    case itemTapped(Handle)
    /// Took a product's mark away.
    case removeTapped(Handle)
    /// Moved a product to the cart.
    case moveTapped(Handle)
    /// Asked for the list once more, after it could not be loaded.
    case retryTapped
    /// Went to the shop from an empty list.
    case browseTapped
  }

  /// What is known of the list.
  public nonisolated enum Subject: Equatable, Sendable {
    /// It is on its way.
    case loading
    /// It could not be loaded, for this reason.
    case failed(String)
    /// What is saved, latest first.
    case shown([SavedProduct])
  }

  /// Loads the list once more.
  public static let retry: ControlID = "saved.retry"
  /// Goes to the shop from an empty list.
  public static let browse: ControlID = "saved.browse"

  /// A product of the list.
  public static func item(_ handle: Handle) -> ControlID {
    ControlID("saved.item", key: handle.text)
  }

  /// Takes a product's mark away.
  public static func remove(_ handle: Handle) -> ControlID {
    ControlID("saved.remove", key: handle.text)
  }

  /// Moves a product to the cart.
  public static func move(_ handle: Handle) -> ControlID {
    ControlID("saved.move", key: handle.text)
  }

  /// The screen.
  ///
  /// - Parameters:
  ///   - subject: what is known of the list.
  ///   - moving: the products whose move to the cart is unanswered. Rule: G10.
  ///   - isLocked: whether a payment is being checked, so that nothing can change the cart.
  ///     Rule: H7.
  public static func content(
    _ subject: Subject, moving: Set<Handle> = [], isLocked: Bool = false
  ) -> Content<Event> {
    Content(title: "Saved", sections: sections(subject, moving, isLocked))
  }

  private static func sections(
    _ subject: Subject, _ moving: Set<Handle>, _ isLocked: Bool
  ) -> [Section<Event>] {
    switch subject {
    case .loading: [Section(nil, [.progress("Loading what you saved…")])]
    case .failed(let reason):
      [Section(nil, [.failure(reason, retry: .button(retry, Words.retry, .retryTapped))])]
    case .shown([]):
      [
        Section(
          nil,
          [
            .empty(
              title: "Nothing is saved", detail: "What you save in the shop is kept here",
              action: .button(browse, "Browse the shop", .browseTapped))
          ])
      ]
    case .shown(let products):
      products.map { product in
        section(product, isMoving: moving.contains(product.handle), isLocked)
      }
    }
  }

  private static func section(
    _ product: SavedProduct, isMoving: Bool, _ isLocked: Bool
  ) -> Section<Event> {
    let handle = product.handle
    // Of what is gone there is only that to say, and the reason says it.
    let details = product.summary.map { [$0.priceText, $0.stockWord.text] }
    return Section(
      nil,
      [
        .control(
          .item(
            item(handle), product.name, details: details ?? [], .itemTapped(handle),
            state: details == nil ? .disabled(gone) : .enabled)),
        .control(
          .button(
            move(handle), "Move to cart", .moveTapped(handle),
            state: moving(product, isMoving, isLocked))),
        .control(.button(remove(handle), "Remove", .removeTapped(handle))),
      ])
  }

  private static func moving(
    _ product: SavedProduct, _ isMoving: Bool, _ isLocked: Bool
  ) -> Control<Event>.State {
    if isMoving { return .busy("It is being moved to the cart") }
    if product.summary == nil { return .disabled(gone) }
    if product.firstInStock == nil { return .disabled(StockWord.soldOut.text) }
    return isLocked ? .disabled(Attempt.cartProblem) : .enabled
  }

  private static let gone = "No longer sold"
}
