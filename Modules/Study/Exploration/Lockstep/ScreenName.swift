import TextUI

/// Which screen is shown, for counting: the first part of its controls' ids, or its title where it
/// has none.
nonisolated enum ScreenName {
  /// Every screen that has controls, by the first part of their ids.
  static let all = [
    "account", "address", "cart", "catalog", "checking", "confirm", "confirmation", "delivery",
    "launch", "missing", "onboarding", "order", "orders", "payment", "product", "review", "saved",
    "signIn",
  ]

  /// The name of what is on top.
  static func of(_ snapshot: Snapshot) -> String {
    of(snapshot.sections, snapshot.bar, title: snapshot.title)
  }

  /// The name of what is below.
  static func of(_ screen: ScreenSnapshot) -> String {
    of(screen.sections, screen.bar, title: screen.title)
  }

  private static func of(
    _ sections: [SectionSnapshot], _ bar: [ControlSnapshot], title: String
  ) -> String {
    // What stands beside the title is the same on every step of the checkout.
    let controls = sections.flatMap(\.rows).flatMap(\.controls)
    let id = controls.first?.id.text
    return id.map { String($0.prefix { $0 != "." }) } ?? title
  }
}
