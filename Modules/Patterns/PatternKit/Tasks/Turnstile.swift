/// Lets tasks through one at a time, in the order in which they come: the next when what the one
/// before set off on the main actor is over.
///
/// Two answers that arrive close together would otherwise be handled as luck has it: apart, or the
/// second between two steps of the first. Behind a turnstile they are always handled apart.
@MainActor
public final class Turnstile {
  /// How many turns of the main actor what one task sets off may take: its own, one in which its
  /// caller goes on, one in which a frame is composed, and the hops that a pattern makes between.
  public nonisolated static let turns = 8

  /// Counts what was set off and is not over, so that nobody sees the tracker idle before.
  public let workload: Workload

  /// Who came through last; nil when what it set off is over.
  private var current: Passage?
  private var waiting: [Passage] = []

  private struct Passage {
    var activity: Activity?
    var gate = Gate()
  }

  /// Makes a turnstile that nobody has come to yet.
  ///
  /// - Parameter workload: where what is set off counts.
  public init(_ workload: Workload) {
    self.workload = workload
  }

  /// Waits until what others have set off is over. It is no wait for the outside world, and
  /// cancelling the task does not end it: who is cancelled passes, and sets nothing off.
  public func pass() async {
    let passage = Passage(activity: Activity.current)
    guard current == nil else {
      waiting.append(passage)
      return await passage.gate.pass()
    }
    let activity = workload.begin("Turnstile")
    _ = Task(priority: TaskTracker.priority) {
      await self.turn(with: passage)
      activity.finish()
    }
    current = passage
  }

  /// Whether the running piece of tracked work is the one that came through last, and what it set
  /// off is not over: then it need not pass again.
  public var isPassed: Bool {
    guard let activity = Activity.current, let current else { return false }
    return current.activity === activity
  }

  /// Turns until nobody waits.
  private func turn(with first: Passage) async {
    var passage: Passage? = first
    while passage != nil {
      for _ in 0..<Self.turns { await TaskTracker.nextTurn() }
      passage = waiting.isEmpty ? nil : waiting.removeFirst()
      current = passage
      passage?.gate.open()
    }
  }
}
