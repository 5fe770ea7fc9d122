/// What a person sees, and what they would find behind it: every loaded screen of every tab, stack
/// and modal.
public nonisolated struct DeepSnapshot: Equatable, Sendable, Codable {
  /// What is on top.
  public var top: Snapshot
  /// The other loaded screens, the lowest first.
  public var screens: [ScreenSnapshot]
}
