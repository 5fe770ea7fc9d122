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
  /// How many entries there may be before the dead ones are looked for: twice as many as lived the
  /// last time, so that registering costs the same however many live.
  private var pruningLimit = 64

  /// Makes an empty register.
  public init() {}

  /// Counts `object` under `kind` for as long as it lives; registered twice, it counts twice.
  public func register(_ object: AnyObject, kind: String) {
    if entries.count >= pruningLimit { prune() }
    entries.append(Entry(object: object, kind: kind))
  }

  /// How many of each kind live; kinds with none are absent.
  public var counts: [String: Int] {
    prune()
    return entries.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
  }

  /// Whether nothing that was registered is alive.
  public var isEmpty: Bool {
    !entries.contains { $0.object != nil }
  }

  /// How many entries are kept, dead ones included.
  var entryCount: Int { entries.count }

  private func prune() {
    entries.removeAll { $0.object == nil }
    pruningLimit = max(64, entries.count * 2)
  }
}
