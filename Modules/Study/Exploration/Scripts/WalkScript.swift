import Scenarios
import ShopModel

/// What a random shopper did, from a prepared shop on: a scenario without its checks.
public nonisolated struct WalkScript: Equatable, Sendable {
  /// What is so before launch, a line of a scenario's head each.
  public var head: [String]
  /// What happens, in order.
  public var lines: [WalkLine]

  /// Makes a script.
  public init(head: [String], lines: [WalkLine] = []) {
    self.head = head
    self.lines = lines
  }

  /// Makes a script of what stands in scenarios: lines of the head, and of the body.
  ///
  /// - Throws: when they are no lines of a scenario, or hold a check.
  public init(head: [String], body: [String]) throws(ScenarioErrors) {
    self.head = head
    lines = try WalkScript.scenario(head, body).steps.flatMap { step -> [WalkLine] in
      switch step.kind {
      case .acts(let acts): [.acts(acts)]
      case .world(let event): [.world(event)]
      case .check, .repeated: []
      }
    }
  }

  /// What is so before launch.
  ///
  /// - Throws: when the head is none.
  public func given() throws(ScenarioErrors) -> Givens {
    try WalkScript.scenario(head, []).given
  }

  private static func scenario(
    _ head: [String], _ body: [String]
  ) throws(ScenarioErrors) -> Scenario {
    // A scenario has to check something, which a script leaves to whoever plays it.
    let text = ["scenario  A walk"] + head + body + ["< depth 1"]
    return try Scenario(path: "walk.scenario", bytes: Array(text.joined(separator: "\n").utf8))
  }
}
