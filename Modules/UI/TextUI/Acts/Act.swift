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
