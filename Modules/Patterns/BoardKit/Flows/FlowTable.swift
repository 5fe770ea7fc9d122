import PatternKit

/// The flows of one motherboard, by what they listen to: a message goes only to those that it is for,
/// however many others there are. Each message is told to those that were registered when it was sent,
/// in the order of registering. Rule: BD-L31, BD-A1.
@MainActor
final class FlowTable {
  fileprivate struct Entry<Message> {
    let serial: Int
    /// Whether it is the framework's own, and outlives ``removeAll()``.
    let isPrivate: Bool
    let told: (Message) -> Void
  }

  private struct Action {
    let value: any BoardFlowAction
    let source: BoardID
  }

  private var outputs: [BoardID: [Entry<BoardOutput<Any?>>]] = [:]
  private var completions: [BoardID: [Entry<BoardCompletion>]] = [:]
  private var actions: [Entry<Action>] = []
  private var lastSerial = 0

  /// How many flows there are.
  var count: Int {
    actions.count + outputs.values.reduce(0) { $0 + $1.count }
      + completions.values.reduce(0) { $0 + $1.count }
  }

  /// How many flows an output of that board is told to.
  func listeners(of source: BoardID) -> Int { outputs[source]?.count ?? 0 }

  // MARK: - Registered

  func addOutput(
    for sources: [BoardID], _ told: @escaping (BoardOutput<Any?>) -> Void
  ) -> Subscription {
    let entry = entry(false, told)
    for source in Set(sources) { outputs[source, default: []].append(entry) }
    return Subscription { [weak self] in
      for source in sources { self?.outputs.remove(entry.serial, of: source) }
    }
  }

  func addCompletion(
    for sources: [BoardID], isPrivate: Bool = false, _ told: @escaping (BoardCompletion) -> Void
  ) -> Subscription {
    let entry = entry(isPrivate, told)
    for source in Set(sources) { completions[source, default: []].append(entry) }
    return Subscription { [weak self] in
      for source in sources { self?.completions.remove(entry.serial, of: source) }
    }
  }

  func addAction<Kind>(
    _ kind: Kind.Type, from source: BoardID?, _ told: @escaping (Kind) -> Void
  ) -> Subscription {
    let entry = entry(false) { (action: Action) in
      guard source == nil || action.source == source, let value = action.value as? Kind else {
        return
      }
      told(value)
    }
    actions.append(entry)
    return Subscription { [weak self] in
      self?.actions.removeAll { $0.serial == entry.serial }
    }
  }

  /// Removes all but the framework's own. Rule: BD-L42, BD-F14.
  func removeAll() {
    outputs = outputs.mapValues { $0.filter(\.isPrivate) }.filter { !$0.value.isEmpty }
    completions = completions.mapValues { $0.filter(\.isPrivate) }.filter { !$0.value.isEmpty }
    actions.removeAll { !$0.isPrivate }
  }

  private func entry<Message>(
    _ isPrivate: Bool, _ told: @escaping (Message) -> Void
  ) -> Entry<Message> {
    lastSerial += 1
    return Entry(serial: lastSerial, isPrivate: isPrivate, told: told)
  }

  // MARK: - Told

  func tell(_ output: BoardOutput<Any?>) {
    guard let entries = outputs[output.source] else { return }
    for entry in entries { entry.told(output) }
  }

  func tell(_ completion: BoardCompletion) {
    guard let entries = completions[completion.source] else { return }
    for entry in entries { entry.told(completion) }
  }

  func tell(_ action: any BoardFlowAction, from source: BoardID) {
    for entry in actions { entry.told(Action(value: action, source: source)) }
  }
}

extension Dictionary {
  /// Removes an entry from the list of a source, and the list when it is empty.
  fileprivate mutating func remove<Message>(_ serial: Int, of source: Key)
  where Value == [FlowTable.Entry<Message>] {
    self[source]?.removeAll { $0.serial == serial }
    if self[source]?.isEmpty == true { self[source] = nil }
  }
}
