import PatternKit
import Testing

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
