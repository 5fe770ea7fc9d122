/// A register of what is alive: nodes and screens, held weakly, counted by kind.
///
/// It has no timers and needs none: in every pattern here ownership ends in the same turn.
@MainActor
public final class Lifetimes {
  private struct Entry {
    weak var object: AnyObject?
    var kind: String
  }

  private var entries: [Entry] = []

  /// Makes an empty register.
  public init() {}

  /// Counts `object` under `kind` for as long as it lives.
  public func register(_ object: AnyObject, kind: String) {
    if entries.count == entries.capacity { prune() }
    entries.append(Entry(object: object, kind: kind))
  }

  /// How many of each kind live; kinds with none are absent.
  public var counts: [String: Int] {
    prune()
    return entries.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
  }

  /// Whether nothing that was registered is alive.
  public var isEmpty: Bool { counts.isEmpty }

  private func prune() {
    entries.removeAll { $0.object == nil }
  }
}
