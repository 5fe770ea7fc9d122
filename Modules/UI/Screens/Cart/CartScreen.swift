import ShopModel
import TextUI

/// What the shopper wants to buy, line by line, and what it comes to. Rule: K1–K3, K6–K8.
public enum CartScreen {
  /// What the shopper did.
  public nonisolated enum Event: Equatable, Sendable {
    /// Took one piece away.
    case decreaseTapped(SKU)
    /// Added one piece.
    case increaseTapped(SKU)
    /// Typed a quantity; this is the text, whatever it says.
    case quantityTyped(SKU, String)
    /// Went down to what is left.
    case reduceTapped(SKU, to: Int)
    /// Took the line out.
    case removeTapped(SKU)
    /// Asked for the line that was removed last.
    case undoTapped
    /// Went to the shop from an empty cart.
    case browseTapped
  }

  /// A call whose control is busy until it is answered. Rule: G10.
  public nonisolated enum Call: Hashable, Sendable {
    /// A typed quantity.
    case quantity(SKU)
    /// Down to what is left.
    case reduce(SKU)
    /// The line out.
    case remove(SKU)
    /// The removed line back.
    case undo
  }

  /// Puts the line that was removed last back.
  public static let undo: ControlID = "cart.undo"
  /// Goes to the shop from an empty cart.
  public static let browse: ControlID = "cart.browse"

  /// A part of a line.
  public nonisolated enum Part: String, CaseIterable, Sendable {
    case decrease, quantity, increase, remove, reduce
  }

  /// A control of a line.
  public static func line(_ sku: SKU, _ part: Part) -> ControlID {
    ControlID("cart.line", key: sku.text, part: part.rawValue)
  }

  /// The screen.
  ///
  /// - Parameters:
  ///   - cart: what is in it.
  ///   - busy: the calls of this screen that are unanswered.
  ///   - undo: the line that can be put back; nil for none.
  public static func content(
    cart: Cart, busy: Set<Call> = [], undo: RemovedLine? = nil
  ) -> Content<Event> {
    var sections: [Section<Event>] = []
    if let undo { sections.append(Section(nil, [row(undo, busy)])) }
    if cart.isEmpty {
      sections.append(Section(nil, [empty]))
    } else {
      sections += cart.lines.map { CartLineRows(line: $0, busy: busy).section }
      sections.append(Section(nil, CartSums.rows(cart)))
    }
    return Content(title: "Cart", sections: sections)
  }

  private static func row(_ removed: RemovedLine, _ busy: Set<Call>) -> Row<Event> {
    .group(
      texts: ["Removed \(Format.number(removed.quantity)) × \(removed.name)"],
      controls: [
        .button(
          undo, "Undo", .undoTapped,
          state: busy.contains(.undo) ? .busy("The line is being put back") : .enabled)
      ])
  }

  private static var empty: Row<Event> {
    .empty(
      title: "Your cart is empty", detail: "What you add in the shop is kept here",
      action: .button(browse, "Browse the shop", .browseTapped))
  }
}
