import Testing

@testable import Exploration

nonisolated struct DiceTests {
  @Test("The same seed gives the same numbers, those of SplitMix64")
  func seeds() {
    var dice = Dice(seed: 1_234_567)
    let numbers = [dice.next(), dice.next(), dice.next()]
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }

  @Test("Scripts of one seed have dice of their own, the same each time")
  func scripts() {
    var firsts: Set<UInt64> = []
    for script in 0..<1_000 {
      var dice = Dice(seed: 7, script: script)
      var again = Dice(seed: 7, script: script)
      let number = dice.next()
      let sameNumber = again.next()
      #expect(number == sameNumber)
      firsts.insert(number)
    }
    #expect(firsts.count == 1_000)
  }

  @Test("Numbers below a limit stay below it, and each comes about as often")
  func below() {
    var dice = Dice(seed: 3)
    var counts = Array(repeating: 0, count: 10)
    for _ in 0..<10_000 { counts[dice.below(10)] += 1 }
    #expect(counts.allSatisfy { (850...1_150).contains($0) })
    let edges = [dice.below(0), dice.below(-3), dice.below(1)]
    #expect(edges == [0, 0, 0])
  }

  @Test("What weighs more comes more often, and what weighs nothing never")
  func weighted() {
    var dice = Dice(seed: 5)
    var counts = [0, 0, 0, 0]
    for _ in 0..<8_000 {
      guard let index = dice.weighted([1, 0, 6, -2]) else { continue }
      counts[index] += 1
    }
    #expect(counts[1] == 0)
    #expect(counts[3] == 0)
    #expect((900...1_400).contains(counts[0]))
    #expect(counts[0] + counts[2] == 8_000)
    let none = [dice.weighted([0, 0]), dice.weighted([])]
    #expect(none == [nil, nil])
  }

  @Test("One of a list is drawn, and nothing of an empty one")
  func picks() {
    var dice = Dice(seed: 9)
    var seen: Set<Int> = []
    for _ in 0..<200 {
      if let number = dice.pick([1, 2, 3]) { seen.insert(number) }
    }
    #expect(seen == [1, 2, 3])
    let nothing = dice.pick([Int]())
    #expect(nothing == nil)
    let (always, never) = (dice.happens(100), dice.happens(0))
    #expect(always)
    #expect(!never)
  }
}
