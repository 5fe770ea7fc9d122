/// One piece of asynchronous work, from its start to its end.
///
/// An activity is *running*, *parked* (it waits for something that only the world outside can
/// bring: the clock, the shopper, a reply that is held) or *finished*. ``Workload`` counts the
/// running ones; ``TaskTracker/idle()`` returns when there is none.
///
/// An activity awaits one thing at a time, so it is parked at most once at a time.
@MainActor
public final class Activity {
  /// The activity on whose behalf the code runs, or nil outside tracked work. Whoever makes code
  /// wait for the outside world parks this one.
  @TaskLocal public static var current: Activity?

  /// What an activity does at the moment.
  public enum State: Equatable, Sendable {
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
  public let origin: String
  /// Counts up with each activity of a process; the order of starting.
  public let serial: Int
  /// What the activity does now.
  public private(set) var state = State.running

  private weak var workload: Workload?
  /// Ends the wait that this activity is parked in, with a `CancellationError`.
  private var cancelWait: (() -> Void)?
  /// Activities that wait for this one to finish, and are parked while it is.
  private var followers: [Activity] = []

  private static var lastSerial = 0

  init(name: String, origin: String, workload: Workload) {
    Activity.lastSerial += 1
    self.name = name
    self.origin = origin
    self.serial = Activity.lastSerial
    self.workload = workload
    workload.opened(self)
  }

  /// Parks the activity. Must be called in the same turn in which the waiter is stored, so that
  /// whoever sees the tracker idle also sees the waiter.
  ///
  /// - Parameters:
  ///   - reason: what is waited for, for reports.
  ///   - cancelWait: un-parks and resumes the waiter when the work is cancelled.
  public func park(_ reason: String, cancelWait: (() -> Void)? = nil) {
    guard state == .running else { return }
    state = .parked(reason)
    self.cancelWait = cancelWait
    for follower in followers { follower.park(reason) }
    workload?.runningChanged(by: -1)
  }

  /// Un-parks the activity. Must be called before the waiter is resumed, so that nobody sees the
  /// tracker idle in between.
  public func unpark() {
    guard case .parked = state else { return }
    state = .running
    cancelWait = nil
    workload?.runningChanged(by: 1)
    for follower in followers { follower.unpark() }
  }

  /// Ends the activity. Later calls change nothing.
  public func finish() {
    guard state != .finished else { return }
    unpark()
    state = .finished
    followers = []
    workload?.closed(self)
  }

  /// From now on `follower` is parked whenever this activity is: it awaits this one's end.
  public func follow(by follower: Activity) {
    followers.append(follower)
    if case .parked(let reason) = state { follower.park(reason) }
  }

  /// The follower no longer waits for this activity; it goes on running.
  public func unfollow(by follower: Activity) {
    followers.removeAll { $0 === follower }
    follower.unpark()
  }

  /// Resumes the wait that the activity is parked in, if there is one, with a cancellation.
  func endWaitByCancellation() {
    let end = cancelWait
    cancelWait = nil
    end?()
  }
}
