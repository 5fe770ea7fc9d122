/// Counts the activities of one owner: those of a tracker, the unfinished shielded calls of a
/// service, the queued transitions of a window.
///
/// ``TaskTracker/include(_:)`` makes a tracker wait for it.
@MainActor
public final class Workload {
  /// What is counted here, for reports.
  public let name: String
  /// How many activities are neither parked nor finished.
  public private(set) var running = 0

  /// By their serial numbers.
  private var open: [Int: Activity] = [:]
  private var observers: [(owner: Weak, told: () -> Void)] = []

  private struct Weak {
    weak var object: AnyObject?
  }

  /// Makes a workload with nothing in it.
  public init(_ name: String) {
    self.name = name
  }

  /// Starts an activity that runs from now on, until its `finish()`.
  public func begin(_ name: String, file: StaticString = #fileID, line: UInt = #line) -> Activity {
    Activity(name: name, file: file, line: line, workload: self)
  }

  /// The activities that have not finished, in the order of their start.
  public var unfinished: [Activity] {
    open.values.sorted { $0.serial < $1.serial }
  }

  /// Calls `told` each time the last running activity parks or finishes, as long as `owner` lives.
  func whenQuiet(_ owner: AnyObject, _ told: @escaping () -> Void) {
    observers.append((Weak(object: owner), told))
  }

  func opened(_ activity: Activity) {
    open[activity.serial] = activity
    running += 1
  }

  func closed(_ activity: Activity) {
    open[activity.serial] = nil
    runningChanged(by: -1)
  }

  func runningChanged(by difference: Int) {
    running += difference
    guard running == 0 else { return }
    observers.removeAll { $0.owner.object == nil }
    for observer in observers { observer.told() }
  }
}
