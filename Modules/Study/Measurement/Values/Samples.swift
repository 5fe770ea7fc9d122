/// Times of the same thing, taken again and again.
public nonisolated struct Samples: Equatable, Sendable {
  /// From the shortest to the longest.
  public let sorted: [Duration]

  /// Sorts them.
  public init(_ times: [Duration]) {
    sorted = times.sorted()
  }

  /// Takes the time of each turn of `body`.
  @MainActor
  public init<Turn: Sendable>(
    _ turns: some Sequence<Turn>, _ body: @MainActor (Turn) async throws -> Void
  ) async rethrows {
    let clock = ContinuousClock()
    var times: [Duration] = []
    for turn in turns {
      let start = clock.now
      try await body(turn)
      times.append(clock.now - start)
    }
    self.init(times)
  }

  /// The time that as many are below as above; zero of none.
  public var median: Duration { percentile(50) }

  /// The longest.
  public var longest: Duration { sorted.last ?? .zero }

  /// The shortest time that so many in a hundred do not exceed, by nearest rank; zero of none.
  public func percentile(_ percent: Int) -> Duration {
    guard !sorted.isEmpty else { return .zero }
    let rank = (sorted.count * percent + 99) / 100
    return sorted[min(max(rank, 1), sorted.count) - 1]
  }
}
