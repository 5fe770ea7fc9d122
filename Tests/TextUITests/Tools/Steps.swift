import PatternKit

/// Numbers that repeat in every run.
struct Steps {
  private let source: SeededIdentifiers

  init(seed: UInt64) {
    source = SeededIdentifiers(seed: seed)
  }

  mutating func next(_ bound: Int) -> Int {
    source.bytes(4).reduce(0) { $0 << 8 + Int($1) } % bound
  }
}
