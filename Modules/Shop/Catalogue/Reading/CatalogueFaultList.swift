/// Faults: the first 50 in full, then counts. Rule: I6.
public struct CatalogueFaultList: Equatable, Sendable {
  /// How many are kept in full.
  public static let maximumInFull = 50

  /// The first 50, in the order of the file.
  public private(set) var first: [CatalogueFault] = []
  /// How many there are in all.
  public private(set) var count = 0
  private var furtherByKind: [CatalogueFault.Kind: Int] = [:]

  init() {}

  /// How many of each kind there are beyond the first 50, in the order of the kinds.
  public var further: [(kind: CatalogueFault.Kind, count: Int)] {
    CatalogueFault.Kind.allCases.compactMap { kind in
      furtherByKind[kind].map { (kind, $0) }
    }
  }

  /// A line for each in full, and one for all the others.
  public var lines: [String] {
    guard count > first.count else { return first.map(\.description) }
    let counts = further.map { "\($0.kind.rawValue) \($0.count)" }.joined(separator: ", ")
    return first.map(\.description) + ["and \(count - first.count) more: \(counts)"]
  }

  mutating func add(_ fault: CatalogueFault) {
    count += 1
    if first.count < CatalogueFaultList.maximumInFull {
      first.append(fault)
    } else {
      furtherByKind[fault.kind, default: 0] += 1
    }
  }
}
