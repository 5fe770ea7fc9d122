import Foundation

/// The machine's time.
@MainActor
public final class LiveClock: AppClock {
  /// The machine's time, as it runs.
  public init() {}

  public var now: Date { Date() }

  public var reading: DateReading { { Date() } }

  public func sleep(for duration: Duration) async throws {
    guard duration > .zero else { return try Task.checkCancellation() }
    var timer: Task<Void, any Error>?
    defer { timer?.cancel() }
    try await Waiter<Void>.wait(for: "the clock") { waiter in
      timer = Task {
        try await Task.sleep(for: duration)
        waiter.resume(returning: ())
      }
    }
  }
}
