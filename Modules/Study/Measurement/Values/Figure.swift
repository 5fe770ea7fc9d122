/// One measured number: what it is of, how much, in what.
public nonisolated struct Figure: Equatable, Sendable, Codable {
  /// What was measured, such as `search, median`.
  public var name: String
  /// How much.
  public var value: Double
  /// In what: `ms`, `MB`, `products/s`.
  public var unit: String

  /// States a number.
  public init(_ name: String, _ value: Double, _ unit: String) {
    self.name = name
    self.value = value
    self.unit = unit
  }

  /// A time, in milliseconds.
  public init(_ name: String, _ time: Duration) {
    self.init(name, time.seconds * 1_000, "ms")
  }

  /// How many a second.
  public init(_ name: String, _ count: Int, in time: Duration, _ unit: String) {
    self.init(name, time > .zero ? Double(count) / time.seconds : 0, "\(unit)/s")
  }
}

extension Duration {
  /// In seconds, for figures.
  nonisolated var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
