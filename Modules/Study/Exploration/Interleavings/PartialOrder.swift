/// What must have come before what, and every order in which it all may come.
public nonisolated struct PartialOrder: Equatable, Sendable {
  /// For each thing those that must have come before it, by their indices.
  public var before: [[Int]]

  /// Says what must have come before each thing. What waits for itself, round some corner, never
  /// comes: then there is no order at all.
  public init(before: [[Int]]) {
    self.before = before
  }

  /// Every order, each once. Of two the one stands first that has the earlier thing where they part.
  ///
  /// There are up to n! of n things: ask only for few.
  public var orders: [[Int]] {
    var all: [[Int]] = []
    var order: [Int] = []
    func extend() {
      guard order.count < before.count else {
        all.append(order)
        return
      }
      for thing in before.indices
      where !order.contains(thing) && before[thing].allSatisfy(order.contains) {
        order.append(thing)
        extend()
        order.removeLast()
      }
    }
    extend()
    return all
  }

  /// Every set of some of `things` that holds, with each, those of them that must have come before
  /// it; the empty one first, then by the order of `things`.
  public func beginnings(of things: [Int]) -> [[Int]] {
    var all: [[Int]] = [[]]
    for thing in things {
      let needed = before[thing].filter(things.contains)
      all += all.filter { set in needed.allSatisfy(set.contains) }.map { $0 + [thing] }
    }
    return all
  }
}
