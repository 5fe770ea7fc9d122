import Testing

/// The suites that keep every core busy while they run, one test after the other.
@Suite(.serialized)
enum UnderLoad {
  static let rounds = 1_000
}
