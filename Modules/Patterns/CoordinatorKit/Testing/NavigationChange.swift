/// Something that a navigation has changed, as a test sees it.
public nonisolated enum NavigationChange: Equatable, Sendable {
  /// A screen opened, in this way.
  case opened(String, Opening)
  /// A screen closed.
  case closed(String)
  /// A coordinator finished.
  case finished(String)
}
