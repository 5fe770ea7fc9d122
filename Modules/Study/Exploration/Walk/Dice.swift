import ShopCatalogue

/// Chance that is the same for the same seed, on every machine.
///
/// Nothing of the standard library decides what a number becomes: its algorithms may change, and a
/// walk must be found again years later.
public nonisolated struct Dice: Equatable, Sendable {
  private var generator: SeededGenerator

  /// Begins at `seed`.
  public init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// The dice of one script of a walk: its numbers have nothing to do with those of the others.
  public init(seed: UInt64, script: Int) {
    var seeds = Dice(seed: seed)
    let first = seeds.next()
    var own = Dice(seed: first ^ UInt64(truncatingIfNeeded: script) &* 0xD6E8_FEB8_6659_FD93)
    generator = SeededGenerator(seed: own.next())
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    generator.next()
  }

  /// A number from 0 up to, but not including, `count`; 0 when that is not positive.
  public mutating func below(_ count: Int) -> Int {
    guard count > 0 else { return 0 }
    return Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// Whether something happens that happens so many times in a hundred.
  public mutating func happens(_ percent: Int) -> Bool {
    below(100) < percent
  }

  /// One of them, each as likely; nil when there are none.
  public mutating func pick<Element>(_ all: [Element]) -> Element? {
    all.isEmpty ? nil : all[below(all.count)]
  }

  /// The index of one of them, as likely as it weighs; nil when nothing weighs anything.
  public mutating func weighted(_ weights: [Int]) -> Int? {
    let total = weights.reduce(0) { $0 + max(0, $1) }
    guard total > 0 else { return nil }
    var left = below(total)
    for (index, weight) in weights.enumerated() {
      left -= max(0, weight)
      if left < 0 { return index }
    }
    return nil
  }
}
