import ShopServices

/// Takes calls to the database and tells what they have changed.
///
/// A call is entered in the turn in which it is made. What it changed is told in the turn in which
/// its answer arrives, before the caller has it. Rule: §V.
@MainActor
final class Counter {
  let store: Store
  let feed: ChangeFeed

  init(_ store: Store, _ feed: ChangeFeed) {
    self.store = store
    self.feed = feed
  }

  /// Makes a call that only reads.
  func read<Answer: Sendable>(
    _ body: @escaping @Sendable (OpenShop) throws -> Answer
  ) async throws(ShopError) -> Answer {
    try await store.read(body)
  }

  /// Makes a call that may change something, on behalf of the stay that it was made in.
  func commit<Answer: Sendable>(
    _ body: @escaping @Sendable (OpenShop, inout News) throws -> Answer
  ) async throws(ShopError) -> Answer {
    tell(try await store.commit(in: stay, body))
  }

  /// Whose stay the call was made in.
  var stay: SessionID { SessionID.ofCall ?? feed.session }

  /// Tells the feed, then hands on the answer.
  func tell<Answer>(_ told: Told<Answer>) -> Answer {
    if let session = told.session { feed.sessionBegan(session) }
    if let change = told.change { feed.publish(change) }
    return told.answer
  }
}
