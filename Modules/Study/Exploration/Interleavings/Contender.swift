import Scenarios
import ShopServices

/// Something that one of the shopper's calls, or a pair of them, comes from; or another hand's change,
/// which is no call. Several of them meet in a ``Situation``.
public nonisolated struct Contender: Equatable, Sendable {
  /// What it is called in reports.
  public var name: String
  /// What is done, in stages between which anything may happen. The last one makes the calls.
  public var stages: [[String]]
  /// The calls that it makes, of a service each; none for what happens beside the shopper.
  public var calls: [ServiceName]
  /// How the calls may fail, each of them by itself.
  public var failures: [ShopError]

  /// Describes a contender by lines of a scenario.
  init(
    _ name: String, _ stages: [[String]], _ calls: ServiceName...,
    failing failures: [ShopError] = [.offline]
  ) {
    self.name = name
    self.stages = stages
    self.calls = calls
    self.failures = failures
  }

  /// What may become of its calls: every combination.
  var fates: [[ShopError?]] {
    calls.reduce([[]]) { fates, _ in
      fates.flatMap { fate in ([nil] + failures.map(Optional.some)).map { fate + [$0] } }
    }
  }
}
