/// Where identifiers and salts come from. Injected, so that two runs can be compared byte for
/// byte; the app's come from the system's random numbers. Any executor may ask it.
///
/// Rule: S3.
public nonisolated protocol IdentifierSource: Sendable {
  /// That many bytes that nobody can guess (or, in a test, that repeat in the next run); none for
  /// a count that is not positive.
  func bytes(_ count: Int) -> [UInt8]
}

extension IdentifierSource {
  /// A fresh identifier: 32 lower-case hexadecimal digits, made of 16 bytes.
  public nonisolated func identifier() -> String {
    let digits = Array("0123456789abcdef")
    return String(bytes(16).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
