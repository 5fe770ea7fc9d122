import Scenarios
import ShopServices

extension Situation {
  /// The services of its contenders, each once, in their order.
  nonisolated var services: [ServiceName] {
    var all: [ServiceName] = []
    for service in contenders.flatMap(\.calls) where !all.contains(service) { all.append(service) }
    return all
  }

  /// Every order in which it may go, each once and always in the same order: for each way to leave it,
  /// and for none, for all that may have been begun by then, for all that may become of the calls.
  ///
  /// A call's act comes before its work, that before its reply. What fails does no work. Nobody who
  /// has left begins anything more.
  public nonisolated var interleavings: [Interleaving] {
    ([nil] + departures.indices.map(Optional.some)).flatMap(interleavings)
  }

  private nonisolated func interleavings(_ departure: Int?) -> [Interleaving] {
    let begun =
      departure == nil
      ? [acts.steps]
      : acts.order.beginnings(of: Array(acts.steps.indices)).filter { !$0.isEmpty }
        .map { set in set.map { acts.steps[$0] } }
    return begun.flatMap { acts in
      fates(acts).flatMap { fates in
        let (steps, order) = steps(acts, fates, isLeft: departure != nil)
        return order.orders.map { order in
          Interleaving(
            situation: self, fates: fates, departure: departure, steps: order.map { steps[$0] })
        }
      }
    }
  }

  /// Every stage, and which come before which.
  private nonisolated var acts: (steps: [Interleaving.Step], order: PartialOrder) {
    var steps: [Interleaving.Step] = []
    var before: [[Int]] = []
    for (index, contender) in contenders.enumerated() {
      for stage in contender.stages.indices {
        // The first stage of one waits, where there is an order, for the last of the one before.
        let waits = stage > 0 || (isInOrder && index > 0)
        before.append(waits ? [steps.count - 1] : [])
        steps.append(.act(contender: index, stage: stage))
      }
    }
    return (steps, PartialOrder(before: before))
  }

  /// What may become of the calls that these acts make.
  private nonisolated func fates(_ acts: [Interleaving.Step]) -> [[[ShopError?]]] {
    contenders.enumerated().reduce([[]]) { all, next in
      let (index, contender) = next
      let isAsked = acts.contains(.act(contender: index, stage: contender.stages.count - 1))
      return all.flatMap { fates in (isAsked ? contender.fates : [[]]).map { fates + [$0] } }
    }
  }

  /// The steps that these acts lead to, and which come before which.
  private nonisolated func steps(
    _ begun: [Interleaving.Step], _ fates: [[ShopError?]], isLeft: Bool
  ) -> (steps: [Interleaving.Step], order: PartialOrder) {
    var steps = begun
    let all = acts
    var before = begun.map { step in
      let index = all.steps.firstIndex(of: step) ?? 0
      return all.order.before[index].compactMap { begun.firstIndex(of: all.steps[$0]) }
    }
    for (index, contender) in contenders.enumerated() {
      let last = Interleaving.Step.act(contender: index, stage: contender.stages.count - 1)
      guard let asked = begun.firstIndex(of: last) else { continue }
      for (call, fate) in fates[index].enumerated() {
        if fate == nil {
          before.append([asked])
          steps.append(.work(contender: index, call: call))
        }
        before.append([fate == nil ? steps.count - 1 : asked])
        steps.append(.reply(contender: index, call: call))
      }
    }
    if isLeft {
      before.append(Array(begun.indices))
      steps.append(.leave)
    }
    return (steps, PartialOrder(before: before))
  }
}
