/// What came of one check.
public struct InspectionResult: Equatable, Sendable {
  /// How it went.
  public enum State: String, Sendable, Codable {
    /// Everything is as it must be.
    case fine
    /// Something is not.
    case finding
    /// It could not be looked at, since something else is in the way.
    case skipped
  }

  /// What was looked at.
  public let check: InspectionCheck
  /// How it went.
  public let state: State
  /// What was seen, or why nothing was: a sentence without its full stop.
  public let note: String
  /// What is wrong, the first ``maximumInFull``.
  public let findings: [InspectionFinding]
  /// How many further findings there are.
  public let further: Int

  /// How many findings of one check are told in full.
  public static let maximumInFull = 20

  /// Nothing is wrong.
  public static func fine(_ check: InspectionCheck, _ note: String) -> InspectionResult {
    InspectionResult(check, .fine, note, [])
  }

  /// These things are wrong; when there are none, nothing is, and `note` says what was seen.
  public static func of(
    _ check: InspectionCheck, _ findings: [InspectionFinding], fine note: String
  ) -> InspectionResult {
    findings.isEmpty ? fine(check, note) : InspectionResult(check, .finding, "", findings)
  }

  /// It was not looked at.
  public static func skipped(_ check: InspectionCheck, _ reason: String) -> InspectionResult {
    InspectionResult(check, .skipped, reason, [])
  }

  private init(
    _ check: InspectionCheck, _ state: State, _ note: String, _ findings: [InspectionFinding]
  ) {
    self.check = check
    self.state = state
    self.note = note
    self.findings = Array(findings.prefix(Self.maximumInFull))
    further = findings.count - self.findings.count
  }
}
