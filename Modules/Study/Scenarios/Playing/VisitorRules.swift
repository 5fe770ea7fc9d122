import TextUI

/// Nothing of a shopper who has signed out is left on a loaded screen. Rule: S6, S4.
nonisolated enum VisitorRules {
  /// The screens, by the first part of their controls' ids, that only a shopper sees. Rule: S4.
  private static let screens: Set<Substring> = [
    "saved", "orders", "order", "checkout", "address", "delivery", "payment", "review", "placing",
    "checking", "confirmation",
  ]

  /// What is left; nil when nothing is.
  static func mismatch(_ frame: DeepSnapshot, _ visitors: Visitors) -> Mismatch? {
    let places = [Place(frame.top)] + frame.screens.map(Place.init)
    for place in places {
      if visitors.isGuest, let control = place.controls.first(where: isOfShopper) {
        return Mismatch("a guest has \(control.id) on \(place.name)", shown: [control.readable])
      }
      for email in visitors.former {
        guard let text = place.texts.first(where: { $0.contains(email) }) else { continue }
        return Mismatch(
          "the e-mail of a shopper who has signed out is on \(place.name)", shown: [text])
      }
    }
    return nil
  }

  private static func isOfShopper(_ control: ControlSnapshot) -> Bool {
    control.id == "account.signOut"
      || control.id.text.split(separator: ".").first
        .map(screens.contains) == true
  }

  /// One loaded screen, on top or not.
  private struct Place {
    var name: String
    var controls: [ControlSnapshot]
    /// All that can be read, but for what stands in fields: somebody may type an e-mail there.
    var texts: [String]

    init(_ top: Snapshot) {
      self.init(
        "the screen on top", top.bar, top.sections, [top.title] + top.breadcrumb + top.notices)
    }

    init(_ screen: ScreenSnapshot) {
      self.init(screen.place, screen.bar, screen.sections, [screen.title] + screen.notices)
    }

    private init(
      _ name: String, _ bar: [ControlSnapshot], _ sections: [SectionSnapshot], _ texts: [String]
    ) {
      self.name = name
      controls = bar + sections.flatMap(\.rows).flatMap(\.controls)
      self.texts =
        texts + sections.compactMap(\.header) + sections.flatMap(\.rows).flatMap(\.texts)
        + controls.map { control in
          var read = control
          if read.kind == .field { read.value = "" }
          return read.readable
        }
    }
  }
}
