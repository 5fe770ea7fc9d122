import ShopModel

/// One scenario that may fail on one architecture for now, and why.
public nonisolated struct Excuse: Equatable, Sendable, CustomStringConvertible {
  /// Whose fault it is.
  public nonisolated enum Kind: String, CaseIterable, Sendable {
    /// The storefront's.
    case appFault = "app fault"
    /// The player's: it cannot do there what the scenario asks for.
    case harnessLimit = "harness limit"
  }

  /// The scenario's path, from the folder of the file in which this stands.
  public var scenario: String
  /// The storefront's id.
  public var architecture: String
  /// Whose fault it is.
  public var kind: Kind
  /// What is wrong.
  public var reason: String
  /// The day on which it was written.
  public var day: Day
  /// Its line in that file, from 1.
  public var line: Int

  /// `gate/save.scenario on boards, app fault since 2026-01-02: reason`.
  public var description: String {
    "\(scenario) on \(architecture), \(kind.rawValue) since \(day): \(reason)"
  }
}
