/// One piece of asynchronous work, from its start to its end.
///
/// An activity is *running*, *parked* (it waits for something that only the world outside can
/// bring: the clock, the shopper, a reply that is held) or *finished*. ``Workload`` counts the
/// running ones; ``TaskTracker/idle()`` returns when there is none.
///
/// An activity awaits one thing at a time, so it is parked at most once at a time, and follows at
/// most one other.
@MainActor
public final class Activity {
  /// The activity on whose behalf the code runs, or nil outside tracked work. Whoever makes code
  /// wait for the outside world parks this one.
  @TaskLocal public static var current: Activity?

  /// What an activity does at the moment.
  public nonisolated enum State: Equatable, Sendable {
    /// It has work to do, or waits for an answer that comes by itself.
    case running
    /// It waits for the outside world; the text says for what.
    case parked(String)
    /// It has ended. Nothing follows.
    case finished
  }

  /// What the work is called in reports.
  public let name: String
  /// The place that started the work, as `Module/File.swift:12`.
  public var origin: String { "\(file):\(line)" }
  /// Counts up with each activity of a process; the order of starting.
  public let serial: Int
  /// What the activity does now.
  public private(set) var state = State.running
  /// Whether the work was cancelled. It may still be running towards its end.
  public private(set) var isCancelled = false

  private let file: StaticString
  private let line: UInt
  private weak var workload: Workload?
  /// Ends the wait that this activity is in, with a `CancellationError`.
  private var cancelWait: (() -> Void)?
  /// The activity whose end this one awaits.
  private var followed: Activity?
  /// Activities that wait for this one to finish, and are parked while it is.
  private var followers: [Activity] = []

  private static var lastSerial = 0

  init(name: String, file: StaticString, line: UInt, workload: Workload) {
    Activity.lastSerial += 1
    self.name = name
    self.file = file
    self.line = line
    self.serial = Activity.lastSerial
    self.workload = workload
    workload.opened(self)
  }

  /// Parks the activity. Must be called in the same turn in which the waiter is stored, so that
  /// whoever sees the tracker idle also sees the waiter. ``Waiter`` does it for you.
  ///
  /// Only a running activity can be parked; else nothing changes.
  ///
  /// - Parameters:
  ///   - reason: what is waited for, for reports.
  ///   - cancelWait: un-parks and resumes the waiter when the work is cancelled.
  public func park(_ reason: String, cancelWait: (() -> Void)? = nil) {
    guard state == .running else { return }
    if let cancelWait { self.cancelWait = cancelWait }
    pause(reason)
  }

  /// Un-parks the activity. Must be called before the waiter is resumed, so that nobody sees the
  /// tracker idle in between. Does nothing to an activity that is not parked.
  public func unpark() {
    guard case .parked = state else { return }
    cancelWait = nil
    goOn()
  }

  /// Ends the activity, parked or not. Later calls change nothing.
  public func finish() {
    guard state != .finished else { return }
    followed?.unfollow(by: self)
    goOn()
    cancelWait = nil
    state = .finished
    followers = []
    workload?.closed(self)
  }

  /// From now on `follower` is parked whenever this activity is: it awaits this one's end.
  /// ``Waiter/wait(following:onCancel:)`` does it for you.
  ///
  /// - Parameters:
  ///   - follower: the activity that awaits this one.
  ///   - cancelWait: un-follows and resumes the follower when the follower's own work is cancelled,
  ///     be this activity parked or not. This one goes on.
  public func follow(by follower: Activity, cancelWait: (() -> Void)? = nil) {
    follower.followed?.unfollow(by: follower)
    follower.followed = self
    follower.cancelWait = cancelWait
    guard state != .finished else { return }
    followers.append(follower)
    if case .parked(let reason) = state { follower.pause(reason) }
  }

  /// The follower no longer waits for this activity; it goes on running. Must be called before the
  /// follower is resumed. Does nothing to an activity that does not follow this one.
  public func unfollow(by follower: Activity) {
    guard follower.followed === self else { return }
    followers.removeAll { $0 === follower }
    follower.followed = nil
    follower.cancelWait = nil
    follower.goOn()
  }

  /// Marks the work as cancelled and ends the wait that it is in, if there is one, in this turn.
  /// For who leads the activity by hand, beside cancelling its task; a ``TaskHandle`` does both.
  /// Later calls change nothing.
  public func cancel() {
    guard state != .finished else { return }
    isCancelled = true
    let end = cancelWait
    cancelWait = nil
    end?()
  }

  /// Throws a `CancellationError` when the task is cancelled, or the activity that it works for: a
  /// task that is cancelled in its first steps does not know it yet, its activity does.
  static func checkCancellation() throws {
    if let current, current.state != .finished, current.isCancelled { throw CancellationError() }
    try Task.checkCancellation()
  }

  private func pause(_ reason: String) {
    guard state == .running else { return }
    state = .parked(reason)
    for follower in followers { follower.pause(reason) }
    workload?.runningChanged(by: -1)
  }

  private func goOn() {
    guard case .parked = state else { return }
    state = .running
    workload?.runningChanged(by: 1)
    for follower in followers { follower.goOn() }
  }
}
