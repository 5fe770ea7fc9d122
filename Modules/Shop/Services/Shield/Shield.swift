import PatternKit

/// How calls are made, whoever answers them: those that change the shop are shielded from their
/// callers' end, those that read it are corrected by what the feed told meanwhile.
///
/// Both come back to their callers in the order in which the service has answered, one at a time:
/// the next when what the one before set off is over. Rule: G6, G9, §V.
@MainActor
final class Shield {
  /// The unfinished changes, and what answers have set off, for the tracker.
  var workload: Workload { feed.turnstile.workload }

  private let feed: ChangeFeed
  private let tracer: Tracer
  private var open: [OpenRead] = []
  private var token: FeedToken?

  /// Calls are traced by `tracer`, reads corrected by `feed`.
  init(feed: ChangeFeed, tracer: Tracer) {
    self.feed = feed
    self.tracer = tracer
    // The guard is made before the storefront: its reads have heard of a change before any screen
    // hears of it.
    token = feed.subscribe { [weak self] change in
      self?.open.forEach { $0.hear(change) }
    }
  }

  /// Makes a call that changes the shop. It runs to its end, also when its caller is cancelled;
  /// only the caller's wait ends then.
  ///
  /// - Parameter isTraced: false for reports, which are none of §V's calls.
  func change<Answer: Sendable>(
    _ service: String, isTraced: Bool = true,
    _ call: @escaping @MainActor () async throws(ShopError) -> Answer
  ) async throws(ShopError) -> Answer {
    // A caller that is cancelled already has not made the call.
    guard !Task.isCancelled else { throw .cancelled }
    if isTraced { tracer.record(.serviceCalled, service) }
    let activity = workload.begin(service)
    let answered = Answered<Answer>()
    Activity.$current.withValue(activity) {
      SessionID.$ofCall.withValue(feed.session) {
        _ = Task.immediate(priority: TaskTracker.priority) { [self] in
          let result: Result<Answer, ShopError>
          do throws(ShopError) {
            result = .success(try await call())
          } catch {
            result = .failure(error)
          }
          await passTurnstile()
          if isTraced { tracer.record(.serviceAnswered, service) }
          // The caller runs again before the call ends, so that nobody sees the tracker idle.
          answered.end(result)
          activity.finish()
        }
      }
    }
    return try await answered.wait(for: service)
  }

  /// Makes a call that reads the shop. It is cancelled with its caller; what the feed tells before
  /// it answers overrules it, by `correct`.
  func read<Answer: Sendable>(
    _ service: String,
    _ call: @escaping @MainActor () async throws(ShopError) -> Answer,
    correct: (inout Answer, ShopChange) -> Void
  ) async throws(ShopError) -> Answer {
    guard !Task.isCancelled else { throw .cancelled }
    tracer.record(.serviceCalled, service)
    let read = OpenRead()
    open.append(read)
    defer { open.removeAll { $0 === read } }
    let result = await SessionID.$ofCall.withValue(feed.session) {
      () async -> Result<Answer, ShopError> in
      do throws(ShopError) {
        return .success(try await call())
      } catch {
        return .failure(error)
      }
    }
    await passTurnstile()
    tracer.record(.serviceAnswered, service)
    guard !Task.isCancelled else { throw .cancelled }
    var answer = try result.get()
    for change in read.told { correct(&answer, change) }
    return answer
  }

  /// A call that has just told what it changed has passed already: its answer belongs to that.
  private func passTurnstile() async {
    if !feed.turnstile.isPassed { await feed.turnstile.pass() }
  }
}
