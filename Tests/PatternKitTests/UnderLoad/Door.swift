import Foundation
import PatternKit
import Testing

/// Something in the outside world that work waits for, of whatever kind.
protocol Door: AnyObject {
  /// Waits until it is opened.
  func wait() async throws
  /// How many waits are stored.
  var waiting: Int { get }
  /// Lets all who wait pass.
  func open() async throws
}

/// The kinds of doors.
enum DoorKind: String, CaseIterable, CustomTestStringConvertible {
  case clock = "the clock"
  case signal = "a signal"
  case heldReply = "a held reply"

  var testDescription: String { rawValue }

  func make(_ tracker: TaskTracker) -> any Door {
    switch self {
    case .clock: ClockDoor(tracker)
    case .signal: SignalDoor()
    case .heldReply: HeldReplyDoor()
    }
  }
}

private final class ClockDoor: Door {
  private let clock: TestClock

  init(_ tracker: TaskTracker) {
    clock = TestClock(Date(timeIntervalSince1970: 0), tracker: tracker)
  }

  func wait() async throws { try await clock.sleep(for: .seconds(1)) }

  var waiting: Int { clock.sleeping }

  func open() async throws {
    try await clock.advance(by: .seconds(1), within: .seconds(10))
  }
}

private final class SignalDoor: Door {
  private let signal = Signal<Void>("the shopper")

  func wait() async throws { try await signal.wait() }

  var waiting: Int { signal.waiting }

  func open() async { signal.send() }
}

/// A service with an executor of its own, whose replies are held until they are released.
private final class HeldReplyDoor: Door {
  private var held: [Waiter<Void>] = []

  private let service = Elsewhere()

  func wait() async throws {
    try await service.run {
      try await Waiter<Void>.wait(for: "a held reply") { waiter in
        self.held.append(waiter)
      } onCancel: { waiter in
        self.held.removeAll { $0 === waiter }
      }
    }
  }

  var waiting: Int { held.count }

  func open() async {
    let released = held
    held = []
    for waiter in released { waiter.resume(returning: ()) }
  }
}
