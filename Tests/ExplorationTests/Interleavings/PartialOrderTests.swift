import Testing

@testable import Exploration

nonisolated struct PartialOrderTests {
  /// n! over the product, over all things, of how many come after each, itself included: how many
  /// orders there are where each thing waits for at most one other.
  static func closedFormula(_ order: PartialOrder) -> Int {
    let count = order.before.count
    var size = Array(repeating: 1, count: count)
    for thing in order.before.indices.reversed() {
      for parent in order.before[thing] { size[parent] += size[thing] }
    }
    return (1...max(1, count)).reduce(1, *) / size.reduce(1, *)
  }

  /// Chains side by side.
  static func chains(_ lengths: [Int]) -> PartialOrder {
    var before: [[Int]] = []
    for length in lengths {
      for step in 0..<length { before.append(step == 0 ? [] : [before.count - 1]) }
    }
    return PartialOrder(before: before)
  }

  /// Every order of so many things.
  private func permutations(_ count: Int) -> [[Int]] {
    (0..<count).reduce([[]]) { all, next in
      all.flatMap { order in
        (0...order.count).map { place in
          Array(order[..<place]) + [next] + Array(order[place...])
        }
      }
    }
  }

  @Test(
    "Merges of chains are as many as the closed formula says, and no two are alike",
    arguments: [[], [1], [3], [3, 3], [3, 2], [2, 2], [1, 3], [4, 3], [1, 1, 3], [3, 3, 3]])
  func merges(lengths: [Int]) {
    let order = Self.chains(lengths)
    let orders = order.orders
    let factorial = { (number: Int) in (1...max(1, number)).reduce(1, *) }
    let multinomial = factorial(lengths.reduce(0, +)) / lengths.map(factorial).reduce(1, *)
    #expect(orders.count == multinomial)
    #expect(orders.count == Self.closedFormula(order))
    #expect(Set(orders).count == orders.count)
  }

  @Test("What one thing leads to branches: the formula for trees holds, too")
  func trees() {
    // Acts in order, each with its work and its reply; a call pair behind one act.
    for before in [
      [[], [0], [1], [0], [3], [1], [5], [2], [7]], [[], [0], [1], [0], [3]], [[], [], [0], [0]],
    ] {
      let order = PartialOrder(before: before)
      #expect(order.orders.count == Self.closedFormula(order))
    }
  }

  @Test("They are those permutations that keep to what must come before, sorted")
  func permutations() {
    let all = permutations(5)
    #expect(all.count == 120)
    for before in [
      [[], [0], [1], [], [3]], [[], [], [0, 1], [2], [0]], [[4], [], [], [1, 2], []],
      [[], [], [], [], []],
    ] as [[[Int]]] {
      let order = PartialOrder(before: before)
      let expected = all.filter { permutation in
        before.indices.allSatisfy { thing in
          before[thing].allSatisfy { needed in
            let (one, other) = (
              permutation.firstIndex(of: needed), permutation.firstIndex(of: thing)
            )
            return (one ?? 9) < (other ?? 0)
          }
        }
      }
      #expect(order.orders == expected.sorted { $0.lexicographicallyPrecedes($1) })
    }
  }

  @Test("What waits for itself round a corner never comes; of nothing there is one order")
  func edges() {
    #expect(PartialOrder(before: [[1], [0]]).orders == [])
    #expect(PartialOrder(before: []).orders == [[]])
  }

  @Test("Beginnings are the sets that miss nothing which must have come before, each once")
  func beginnings() {
    let order = PartialOrder(before: [[], [0], [], [2]])
    #expect(
      order.beginnings(of: [0, 1, 2, 3]) == [
        [], [0], [0, 1], [2], [0, 2], [0, 1, 2], [2, 3], [0, 2, 3], [0, 1, 2, 3],
      ])
    #expect(order.beginnings(of: [2]) == [[], [2]])
  }
}
