import Foundation

/// Where identifiers and salts come from. Injected, so that two runs can be compared byte for
/// byte; the app's come from the system's random numbers.
public nonisolated protocol IdentifierSource: Sendable {
  /// That many bytes that nobody can guess (or, in a test, that repeat in the next run).
  func bytes(_ count: Int) -> [UInt8]
}

extension IdentifierSource {
  /// A fresh identifier: 32 lower-case hexadecimal digits.
  public nonisolated func identifier() -> String {
    let digits = Array("0123456789abcdef")
    return String(bytes(16).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}

/// The system's random numbers.
public nonisolated struct SystemIdentifiers: IdentifierSource {
  /// The system's random numbers.
  public init() {}

  public func bytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }
}

/// Identifiers that repeat in every run with the same seed (SplitMix64).
public nonisolated final class SeededIdentifiers: IdentifierSource, @unchecked Sendable {
  private let lock = NSLock()
  private var state: UInt64

  /// Makes a source that repeats for the same `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  public func bytes(_ count: Int) -> [UInt8] {
    lock.withLock {
      (0..<count).map { _ in UInt8(truncatingIfNeeded: nextWord() >> 32) }
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
