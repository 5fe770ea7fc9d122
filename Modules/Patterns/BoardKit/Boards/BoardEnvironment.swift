import PatternKit

/// What all boards of one running app share. Two apps in one process share nothing. Rule: BD-O8.
@MainActor
public final class BoardEnvironment {
  /// All asynchronous work of boards is known here.
  public let tracker: TaskTracker
  /// Where it is told what boards do.
  public let tracer: Tracer
  /// Counts the boards and motherboards that live.
  public let lifetimes: Lifetimes
  /// Where misuse is told.
  public let diagnostics: Diagnostics

  private var lastSerial = 0

  /// Bundles what boards share.
  public init(
    tracker: TaskTracker = TaskTracker(), tracer: Tracer = Tracer(),
    lifetimes: Lifetimes = Lifetimes(), diagnostics: Diagnostics = Diagnostics()
  ) {
    self.tracker = tracker
    self.tracer = tracer
    self.lifetimes = lifetimes
    self.diagnostics = diagnostics
  }

  func token(for board: BoardID) -> ActivationToken {
    lastSerial += 1
    return ActivationToken(board: board, serial: lastSerial)
  }
}
