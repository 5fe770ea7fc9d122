/// What a list that is loaded page by page waits for, or what has come of it. Rule: G4.
public nonisolated enum ListProgress: Equatable, Sendable {
  /// It is as it was asked for.
  case settled
  /// It is loaded from its beginning, or will be as soon as the shopper has typed.
  case loading
  /// The next page is on its way.
  case loadingMore
  /// It could not be loaded, for this reason. Rows that were there before stay.
  case failed(String)
  /// The next page could not be loaded, for this reason.
  case moreFailed(String)
}
