import TextUI

/// What is seen in place of something that is not there. Rule: P5.
public enum MissingScreen {
  /// What the shopper did.
  public nonisolated enum Event: Equatable, Sendable {
    /// Went to the shop.
    case homeTapped
  }

  /// What was looked for.
  public nonisolated enum Thing: Equatable, Sendable {
    /// A product, by its handle.
    case product
    /// One variant of a product, by its stock number.
    case variant
    /// An order, by its number.
    case order
  }

  /// Goes to the shop.
  public static let home: ControlID = "missing.home"

  /// The screen.
  public static func content(_ thing: Thing) -> Content<Event> {
    Content(
      title: "Not found",
      sections: [
        Section(
          nil,
          [
            .empty(
              title: "We could not find that \(name(thing))",
              detail: reason(thing),
              action: .button(home, "Go to the shop", .homeTapped))
          ])
      ])
  }

  private static func reason(_ thing: Thing) -> String {
    switch thing {
    case .product, .variant: "It may not be sold any more, or the link may be wrong"
    case .order: "The number may be wrong, or the order somebody else’s"
    }
  }

  private static func name(_ thing: Thing) -> String {
    switch thing {
    case .product: "product"
    case .variant: "article"
    case .order: "order"
    }
  }
}
