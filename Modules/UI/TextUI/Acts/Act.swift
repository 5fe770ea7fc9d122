/// What a person does. Scenarios, the line mode and the explorer share these and their text.
public nonisolated enum Act: Equatable, Sendable {
  /// Uses a button, an item or a toggle.
  case tap(ControlID)
  /// Moves the focus to a field, replaces its whole text, and leaves it.
  case type(ControlID, String)
  /// Empties a field.
  case clear(ControlID)
  /// Chooses an option of a picker by its label.
  case choose(ControlID, option: String)
  /// Brings the row of a control to the top.
  case scroll(ControlID)
  /// Goes one screen back.
  case back
  /// Closes the modal on top.
  case dismiss
  /// Selects a tab, by its name without regard to case.
  case tab(String)
  /// Opens a link.
  case open(String)
  /// Answers the confirmation on top: `confirm.yes` or `confirm.no`.
  case confirm(Bool)
  /// Fills in a card at the payment step.
  case card(TestCard)
  /// Changes the size of the window, in cells.
  case resize(width: Int, height: Int)

  /// The cards that the gateway's stand-in knows.
  public nonisolated enum TestCard: String, Sendable, CaseIterable {
    case ok, declined, funds, late
    case lateDeclined = "late-declined"
  }
}

/// Names a screen as it was when an act was made: an act on a screen that is no longer on top is
/// stale. A serial number, since addresses are used again. Rule: G3.
public nonisolated struct ScreenToken: Hashable, Sendable, Codable {
  /// The serial number, unique in the process.
  public let serial: Int
}

/// What became of an act.
public nonisolated enum ActResult: Equatable, Sendable {
  /// It was handled to the end.
  case handled
  /// The screen that it was made on is no longer on top, or has asked to be left. Rule: G3.
  case stale
  /// The control cannot be used, for this reason. Rule: G2.
  case disabled(String)
  /// There is no such control on the screen on top.
  case noSuchControl
  /// There is nothing to do it to, for this reason: no screen to go back to, no modal to dismiss,
  /// no such tab or option, not a field.
  case impossible(String)
}
