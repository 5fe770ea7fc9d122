/// The system's random numbers.
public nonisolated struct SystemIdentifiers: IdentifierSource {
  /// The system's random numbers.
  public init() {}

  public func bytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<max(0, count)).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }
}
