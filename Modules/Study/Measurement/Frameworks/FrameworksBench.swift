/// What the frameworks cost beside plain Swift that does the same: five kinds of work, each with
/// everything that a window has to do in both.
public struct FrameworksBench {
  /// How often everything is done for each time that is taken.
  public var turns: Int

  /// Above how many others a fresh child comes and goes.
  public var siblings = [0, 20, 100]
  /// Among how many flows an output is told to one of them.
  public var flows = [1, 20, 100]
  /// How deep the lines are that are built and go.
  public var depths = [50, 100, 200]

  /// Prepares a bench.
  public init(turns: Int) {
    self.turns = turns
  }

  /// Measures.
  public func run() -> [Figure] {
    coordinators() + boards()
  }

  func bytes(of one: () -> Void) -> Double {
    let count = max(turns, 16)
    // What is made once for all is made before.
    one()
    let before = LiveMemory.bytes
    for _ in 0..<count { one() }
    return Double(LiveMemory.bytes - before) / Double(count)
  }
}
