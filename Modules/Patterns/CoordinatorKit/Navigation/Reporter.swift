import PatternKit

/// Reports a coordinator's misuse, also when the coordinator is gone already.
@MainActor
final class Reporter {
  var name = ""
  var diagnostics: Diagnostics?

  func report(_ kind: Diagnostic.Kind, _ message: String, advice: String) {
    diagnostics?.report(kind, at: name, message, advice: advice)
  }

  func lateRoute(_ route: String) {
    report(
      .lateRoute, "\(route) was asked for when it had finished",
      advice: "end what asks, such as a load, with its screen")
  }
}

extension Diagnostic.Kind {
  /// Something was asked of a coordinator that has finished.
  public static let lateRoute = Self("late-route")
  /// A coordinator that was presented once was to be presented again.
  public static let reusedCoordinator = Self("reused-coordinator")
  /// A screen that is in use was to be opened again.
  public static let screenInUse = Self("screen-in-use")
  /// The root of a coordinator was to be closed alone, or the root of the tree dismissed.
  public static let closedRoot = Self("closed-root")
  /// A screen was to be opened, and nothing came of it.
  public static let notOpened = Self("not-opened")
  /// A screen was to be closed, and stays.
  public static let notClosed = Self("not-closed")
}
