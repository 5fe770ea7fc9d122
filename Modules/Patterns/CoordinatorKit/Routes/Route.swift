/// Where a coordinator can lead: an enum for each, whose cases carry what the place needs.
public nonisolated protocol Route: Hashable, Sendable {}

/// The routes of a coordinator that has none.
extension Never: Route {}

extension Route {
  /// The name of the case alone: traces and reports carry no values, which may be a person's text.
  public nonisolated var caseName: String {
    Mirror(reflecting: self).children.first?.label ?? "\(self)"
  }
}
