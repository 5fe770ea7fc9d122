import Foundation

/// Identifiers that repeat in every run with the same seed (SplitMix64), for tests and studies.
public nonisolated final class SeededIdentifiers: IdentifierSource, @unchecked Sendable {
  // An `NSLock`, since the thread sanitizer does not see the standard library's mutex.
  private let lock = NSLock()
  private var state: UInt64

  /// Makes a source that repeats for the same `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  public func bytes(_ count: Int) -> [UInt8] {
    lock.withLock {
      (0..<max(0, count)).map { _ in UInt8(truncatingIfNeeded: nextWord() >> 32) }
    }
  }

  private func nextWord() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
