import PatternKit
import ShopModel
import ShopServices

/// What is to become of the calls that a storefront makes: fail, be late, be held.
///
/// The script stands between the guard and the database, so a call that changes the shop has a
/// shield above it: whoever made it may go, and it is done all the same when it is released. A
/// read has none, and is dropped with its caller.
public final class ShopScript {
  /// Where on its way a call is held.
  public nonisolated enum Moment: Equatable, Sendable {
    /// Before its work: the shop has not heard of it.
    case request
    /// After its work: what it changed is committed and told, its caller does not know yet.
    case reply
  }

  /// Every call, in the order in which they were made.
  public private(set) var calls: [ServiceCall] = []

  /// How many calls have been made and not been answered.
  public private(set) var unanswered = 0

  /// What the script has done to calls, in the order in which they were made.
  public private(set) var troubles: [Trouble] = []

  /// Something that the script does to a call.
  public nonisolated enum Trouble: Hashable, Sendable {
    case failed(ServiceName, ShopError)
    case late(ServiceName)
    case held(ServiceName, Moment)
  }

  /// Who is shopping, as `session.read` answered last; nil until it has.
  private(set) var session: Session?

  /// Gets what `session.read` answers, before its caller does.
  var onSession: ((Session) -> Void)?

  private let clock: any AppClock
  private var hasEnded = false
  private var failures: [ServiceName: [ShopError]] = [:]
  private var delays: [ServiceName: Duration] = [:]
  private var holds: [ServiceName: Hold] = [:]

  private struct Hold {
    /// Where calls to come are held, in order.
    var moments: [Moment]
    var lastNumber = 0
    /// In the order of the calls.
    var waiting: [(number: Int, waiter: Waiter<Void>)] = []
    /// Where each call made so far is still to be held, by its number; each release takes one away.
    var left: [Int: [Moment]] = [:]
  }

  /// What stands in the script for one call, settled when it is made.
  private struct Fate {
    var failure: ShopError?
    var delay: Duration?
    var number: Int?
    var moments: [Moment] = []
  }

  /// Makes a script. Late answers wait for `clock`.
  ///
  /// - Parameter last: the script of the launch before, if there was one: what it said of calls to
  ///   come still holds, since the world does not end with the app. Calls that it held are lost.
  public init(clock: any AppClock, after last: ShopScript? = nil) {
    self.clock = clock
    failures = last?.failures ?? [:]
    delays = last?.delays ?? [:]
    holds = last?.holds.mapValues { Hold(moments: $0.moments) } ?? [:]
  }

  /// The next call of `service` that nothing else is said of does no work and fails.
  public func failNext(_ service: ServiceName, _ reason: ShopError) {
    failures[service, default: []].append(reason)
  }

  /// From now on answers of `service` come that much after its work; zero ends it.
  public func delay(_ service: ServiceName, by duration: Duration) {
    delays[service] = duration > .zero ? duration : nil
  }

  /// From now on calls of `service` are held, numbered from 1 in the order in which they are made.
  ///
  /// Calls that are held already stay so, and the numbers go on from theirs.
  ///
  /// - Parameter moments: where, in the order of a call's way. A call that is held at both needs two
  ///   releases by its number: the first lets its work be done, the second its reply go.
  public func hold(_ service: ServiceName, _ moments: Moment...) {
    if holds[service]?.waiting.isEmpty == false {
      holds[service]?.moments = moments
    } else {
      holds[service] = Hold(moments: moments)
    }
  }

  /// Lets every held call of `service` go, in the order in which they were made, and holds no more.
  ///
  /// - Throws: ``ShopScriptError`` when `service` is not held.
  public func release(_ service: ServiceName) throws(ShopScriptError) {
    guard let hold = holds.removeValue(forKey: service) else { throw .notHeld(service) }
    for held in hold.waiting { held.waiter.resume(returning: ()) }
  }

  /// Lets one held call go, as far as it is held next. The others keep their numbers, and later
  /// calls are still held.
  ///
  /// Releasing a read that was dropped with its caller does nothing.
  ///
  /// - Throws: ``ShopScriptError`` when there was no such call, or it has been released.
  public func release(_ service: ServiceName, number: Int) throws(ShopScriptError) {
    guard let hold = holds[service] else { throw .notHeld(service) }
    guard (1...max(1, hold.lastNumber)).contains(number), hold.lastNumber > 0 else {
      throw .noSuchCall(service, number, made: hold.lastNumber)
    }
    guard hold.left[number]?.isEmpty == false else { throw .alreadyReleased(service, number) }
    holds[service]?.left[number]?.removeFirst()
    // It may be between two of its steps: then it finds out when it comes to the hold.
    if let index = hold.waiting.firstIndex(where: { $0.number == number }) {
      holds[service]?.waiting.remove(at: index).waiter.resume(returning: ())
    }
  }

  /// The services whose calls are held, in the order of ``ServiceName``, with the numbers of those
  /// that wait at this moment.
  public var held: [(service: ServiceName, numbers: [Int])] {
    ServiceName.allCases.compactMap { service in
      holds[service].map { (service, $0.waiting.map(\.number)) }
    }
  }

  /// How many calls of `service` are held at this moment.
  public func heldCount(_ service: ServiceName) -> Int {
    holds[service]?.waiting.count ?? 0
  }

  /// The process is at its end: no held call is let go any more. A request that is held is lost
  /// with it, and so is one that comes now; what was done stays done.
  func end() {
    hasEnded = true
    let held = ServiceName.allCases.flatMap { holds[$0]?.waiting ?? [] }
    for (_, waiter) in held { waiter.resume(throwing: CancellationError()) }
  }

  /// `session.read` has answered its caller.
  func learned(_ session: Session) {
    self.session = session
    onSession?(session)
  }

  /// Runs one call as the script says. It is logged in the turn in which it is made.
  func run<Answer: Sendable>(
    _ service: ServiceName, key: String = "", _ arguments: String = "",
    _ work: () async throws(ShopError) -> Answer
  ) async throws(ShopError) -> Answer {
    guard !hasEnded else { throw .cancelled }
    calls.append(ServiceCall(service, key: key, arguments: arguments))
    unanswered += 1
    defer { unanswered -= 1 }
    let fate = fate(of: service)
    try await pause(service, fate, at: .request)
    let answer: Result<Answer, ShopError>
    if let failure = fate.failure {
      answer = .failure(failure)
    } else {
      do throws(ShopError) {
        answer = .success(try await work())
      } catch {
        answer = .failure(error)
      }
    }
    try await pause(service, fate, at: .reply)
    if let delay = fate.delay {
      try await waiting { try await self.clock.sleep(for: delay) }
    }
    return try answer.get()
  }

  private func fate(of service: ServiceName) -> Fate {
    var fate = Fate()
    if failures[service]?.isEmpty == false { fate.failure = failures[service]?.removeFirst() }
    fate.delay = delays[service]
    if let failure = fate.failure { troubles.append(.failed(service, failure)) }
    if fate.delay != nil { troubles.append(.late(service)) }
    if let hold = holds[service] {
      let number = hold.lastNumber + 1
      holds[service]?.lastNumber = number
      holds[service]?.left[number] = hold.moments
      fate.number = number
      fate.moments = hold.moments
      troubles += hold.moments.map { .held(service, $0) }
    }
    return fate
  }

  private func pause(
    _ service: ServiceName, _ fate: Fate, at moment: Moment
  ) async throws(ShopError) {
    guard let number = fate.number, fate.moments.contains(moment),
      holds[service]?.left[number]?.contains(moment) == true
    else { return }
    try await waiting {
      try await Waiter<Void>.wait(for: "the release of \(service) #\(number)") { waiter in
        self.store(waiter, service, number)
      } onCancel: { waiter in
        self.holds[service]?.waiting.removeAll { $0.waiter === waiter }
      }
    }
  }

  /// Held replies reach their hold in the order of their work; the numbers are those of the calls.
  private func store(_ waiter: Waiter<Void>, _ service: ServiceName, _ number: Int) {
    let waiting = holds[service]?.waiting ?? []
    let index = waiting.firstIndex { $0.number > number } ?? waiting.endIndex
    holds[service]?.waiting.insert((number, waiter), at: index)
  }

  private func waiting(_ wait: () async throws -> Void) async throws(ShopError) {
    do {
      try await wait()
    } catch {
      throw .cancelled
    }
  }
}
