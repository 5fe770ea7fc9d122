/// Where misuse is told: an unknown board, a double attach, output from a node that is gone.
///
/// Debug and release behave alike: the report is made, nothing traps, and the program goes on as
/// the rule of that misuse says. Tests assert on what was reported. Nothing is written to stdout,
/// which is the screen.
@MainActor
public final class Diagnostics {
  /// What was reported, in order.
  public private(set) var reports: [Diagnostic] = []

  private let told: ((Diagnostic) -> Void)?

  /// Makes a sink; `told` hears each report as it is made.
  public init(told: ((Diagnostic) -> Void)? = nil) {
    self.told = told
  }

  /// Reports a misuse: what kind, where, what happened, and what to do about it.
  public func report(
    _ kind: Diagnostic.Kind, at place: String, _ message: String, advice: String
  ) {
    let diagnostic = Diagnostic(kind: kind, place: place, message: message, advice: advice)
    reports.append(diagnostic)
    told?(diagnostic)
  }
}
