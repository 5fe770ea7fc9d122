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
