import Foundation

/// The time, and waiting for it. Everything that waits for time waits for this clock.
///
/// It is not the standard library's `Clock`: that protocol's sleep leaves the main actor, and
/// sleepers with the same deadline then wake in any order.
@MainActor
public protocol AppClock: AnyObject {
  /// The point in time that it is now.
  var now: Date { get }

  /// The same time, readable from any executor.
  var reading: DateReading { get }

  /// Returns when `duration` has passed. While it waits, the task is parked. A duration that is
  /// not positive returns at once.
  ///
  /// - Throws: `CancellationError` when the task is cancelled, before or while it sleeps.
  func sleep(for duration: Duration) async throws
}

/// Reads a clock from any executor.
public typealias DateReading = @Sendable () -> Date
