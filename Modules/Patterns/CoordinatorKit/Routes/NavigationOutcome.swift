/// What became of a navigation that was asked for. Each ends in exactly one of these. Rule: CO-D15.
public nonisolated enum NavigationOutcome: Equatable, Sendable {
  /// What was asked for is so.
  case done
  /// It could no longer be done when its turn came, for this reason; nobody is to blame.
  case dropped(String)
  /// It leads nowhere, for this reason; nothing was changed.
  case refused(String)
  /// Something on screen cannot be left now, for this reason; nothing was changed.
  case blocked(String)
}
