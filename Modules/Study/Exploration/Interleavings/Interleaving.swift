import Scenarios
import ShopServices

/// One order in which a situation may go.
public nonisolated struct Interleaving: Equatable, Sendable {
  /// Something that happens in it.
  public enum Step: Hashable, Sendable {
    /// A stage of a contender.
    case act(contender: Int, stage: Int)
    /// The shop does what a contender's call asks for.
    case work(contender: Int, call: Int)
    /// The answer to it arrives.
    case reply(contender: Int, call: Int)
    /// The shopper leaves.
    case leave
  }

  /// What goes this way.
  public var situation: Situation
  /// What becomes of the calls of each contender; none where it does not come to them.
  public var fates: [[ShopError?]]
  /// How it is left, by its place in the situation; nil when nobody leaves.
  public var departure: Int?
  /// What happens, in order.
  public var steps: [Step]

  /// The order as a script: what happens before, the holds, the steps, and all that is still held let
  /// go.
  public func script() throws(ScenarioErrors) -> WalkScript {
    try WalkScript(head: situation.head, body: lines)
  }

  /// The lines of its script.
  var lines: [String] {
    let services = situation.services
    var made: [ServiceName: Int] = [:]
    var numbers: [Int: [Int]] = [:]
    var lines = situation.opening + services.map { "! hold \($0) both" }
    for step in steps {
      switch step {
      case .act(let index, let stage):
        let contender = situation.contenders[index]
        if stage == contender.stages.count - 1 {
          for (service, fate) in zip(contender.calls, fates[index]) {
            made[service, default: 0] += 1
            numbers[index, default: []].append(made[service, default: 1])
            if let fate { lines.append("! " + WorldEvent.fail(service, fate).text) }
          }
        }
        lines += contender.stages[stage]
      case .work(let index, let call):
        lines.append(release(index, call, numbers))
      case .reply(let index, let call):
        // What fails does no work: both halves of its hold end at once.
        if fates[index][call] != nil { lines.append(release(index, call, numbers)) }
        lines.append(release(index, call, numbers))
      case .leave:
        lines += departure.map { situation.departures[$0].lines } ?? []
      }
    }
    return lines + services.map { "! release \($0)" } + situation.settling
  }

  private func release(_ contender: Int, _ call: Int, _ numbers: [Int: [Int]]) -> String {
    let number = numbers[contender]?[call]
    return "! "
      + WorldEvent.release(situation.contenders[contender].calls[call], number: number).text
  }

  /// What must be the same for the end to be the same.
  var kind: String {
    let ways = departure.map { situation.departures[$0].name } ?? "stays"
    let outcomes = zip(situation.contenders, fates).map { contender, fates in
      zip(contender.calls, fates).map { "\($0) \($1.map { "\($0)" } ?? "done")" }
        .joined(separator: ", ")
    }
    var begun: [String] = []
    var decided: [String] = []
    for step in steps {
      let name = "\(step)"
      if case .act = step { begun.append(name) }
      if isDecided(by: step) {
        // After whatever was begun before it.
        if case .reply = step { decided += begun.sorted() }
        decided.append(name)
      }
    }
    return ([ways] + outcomes + begun.sorted() + decided).joined(separator: "; ")
  }

  /// Whether it matters for the end when that happens.
  private func isDecided(by step: Step) -> Bool {
    let hasFailed = fates.contains { $0.contains { $0 != nil } }
    let deciders = situation.deciders + (hasFailed ? situation.decidersOfFailure : [])
    switch step {
    case .act(let contender, _):
      // What another hand does is work like any other.
      let isWork = situation.contenders[contender].calls.isEmpty
      return deciders.contains(isWork ? .work : .asking)
    case .work: return deciders.contains(.work)
    case .reply: return deciders.contains(.answer)
    case .leave: return !deciders.isEmpty
    }
  }
}
