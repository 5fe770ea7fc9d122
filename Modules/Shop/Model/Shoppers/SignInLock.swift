import Foundation

/// Failed sign-ins of one normalised e-mail address, known or not. Rule: S2.
public struct SignInLock: Hashable, Sendable, Codable {
  /// How many failures in a row lock it.
  public static let maximumFailures = 5
  /// For how long, in seconds.
  public static let wait: TimeInterval = 30

  /// How many have failed in a row since it was last locked.
  public private(set) var failures: Int
  /// Until when no try counts; nil when it was never locked, or has been passed since.
  public private(set) var lockedUntil: Date?

  /// A lock as it was kept; a new one by default.
  public init(failures: Int = 0, lockedUntil: Date? = nil) {
    self.failures = failures
    self.lockedUntil = lockedUntil
  }

  /// Until when to wait; nil when a try may be made now. A try that is told to wait does not count.
  public func waitUntil(at now: Date) -> Date? {
    guard let lockedUntil, now < lockedUntil else { return nil }
    return lockedUntil
  }

  /// A try failed, at a time when none had to wait. The fifth in a row locks.
  public mutating func fail(at now: Date) {
    guard waitUntil(at: now) == nil else { return }
    lockedUntil = nil
    failures += 1
    guard failures >= SignInLock.maximumFailures else { return }
    failures = 0
    lockedUntil = now.addingTimeInterval(SignInLock.wait)
  }

  /// A try succeeded: nothing is held against the next.
  public mutating func succeed() {
    self = SignInLock()
  }

  /// How many whole seconds a countdown shows: 30 at first, 1 in the last second, then 0.
  public static func secondsLeft(until end: Date, at now: Date) -> Int {
    let left = end.timeIntervalSince(now).rounded(.up)
    return left > 0 ? Int(min(left, 86_400)) : 0
  }
}
