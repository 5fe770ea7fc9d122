import PatternKit
import ShopModel
import ShopServices

/// Takes calls to the database and tells what they have changed.
///
/// A call is entered in the turn in which it is made. What it changed is told in the turn in which
/// it passes the turnstile, before the caller has its answer. Rule: §V.
@MainActor
final class ServiceDesk {
  let store: Store
  let feed: ChangeFeed
  let gateway: any PaymentGateway
  /// The payments for which the gateway is being asked to charge at this moment. Until it has
  /// answered, it may not have heard of them yet.
  private var charging: [String] = []

  init(_ store: Store, _ feed: ChangeFeed, _ gateway: any PaymentGateway) {
    self.store = store
    self.feed = feed
    self.gateway = gateway
  }

  /// Makes a call that only reads.
  func read<Answer: Sendable>(
    _ body: @escaping @Sendable (OpenShop) throws -> Answer
  ) async throws(ShopError) -> Answer {
    try await returning { () async throws(ShopError) in try await store.read(body) }
  }

  /// Makes a call that may change something, on behalf of the stay that it was made in.
  func commit<Answer: Sendable>(
    _ body: @escaping @Sendable (OpenShop, inout News) throws -> Answer
  ) async throws(ShopError) -> Answer {
    try await commit(in: stay, body)
  }

  /// Makes a call that may change something, on behalf of `stay`; nil is another hand's.
  func commit<Answer: Sendable>(
    in stay: SessionID?, _ body: @escaping @Sendable (OpenShop, inout News) throws -> Answer
  ) async throws(ShopError) -> Answer {
    let told = try await returning { () async throws(ShopError) in
      try await store.commit(in: stay, body)
    }
    if let session = told.session { feed.sessionBegan(session) }
    if let change = told.change { feed.publish(change) }
    return told.answer
  }

  /// Changes something of which nobody is told.
  func write<Answer: Sendable>(
    _ body: @escaping @Sendable (OpenShop) throws -> Answer
  ) async throws(ShopError) -> Answer {
    try await returning { () async throws(ShopError) in try await store.write(body) }
  }

  /// Whose stay the call was made in.
  var stay: SessionID { SessionID.ofCall ?? feed.session }

  /// The shopper in whose stay the call was made. Rule: S4.
  ///
  /// - Throws: `refused` for a guest.
  var shopper: Int {
    get throws(ShopError) {
      guard let shopper = stay.shopper else { throw .refused }
      return shopper
    }
  }

  /// Has something done on the executor. What comes back from there passes the turnstile, be it an
  /// error: where it goes on does not depend on when it came.
  func returning<Value, Failure: Error>(
    _ work: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let result: Result<Value, Failure>
    do throws(Failure) {
      result = .success(try await work())
    } catch {
      result = .failure(error)
    }
    await feed.turnstile.pass()
    return try result.get()
  }
}

// MARK: - The gateway

extension ServiceDesk {
  /// Charges a card. A gateway that cannot be asked leaves the outcome open.
  func charge(_ attempt: Attempt, to card: Card) async -> GatewayAnswer {
    charging.append(attempt.key)
    defer { charging.removeAll { $0 == attempt.key } }
    do {
      return try await returning {
        try await gateway.charge(attempt.total, to: card, key: attempt.key)
      }
    } catch {
      return .unknown
    }
  }

  /// What the gateway knows of a payment.
  func status(of key: String) async -> GatewayAnswer {
    do {
      let answer = try await returning { try await gateway.status(of: key) }
      return answer == .neverHeard && charging.contains(key) ? .unknown : answer
    } catch {
      return .unknown
    }
  }

  /// T2: what the gateway says takes effect and is told. Rule: H7.
  func settle(
    _ key: String, of shopper: Int, _ answer: GatewayAnswer, in stay: SessionID
  ) async throws(ShopError) -> PaymentAnswer {
    try await commit(in: stay) { shop, news in
      let isTold = try SessionTable(shop).stay() == stay
      return try AttemptTable(shop, of: shopper).settle(key, answer, isTold: isTold, &news)
    }
  }

  /// T2 before anybody shops: what the gateway says takes effect, and its shopper hears of it with
  /// what `session.read` answers, or at the next sign-in. Rule: H7.
  func settleUntold(
    _ key: String, of shopper: Int, _ answer: GatewayAnswer
  ) async throws(ShopError) {
    _ = try await write { shop in
      var news = News()
      return try AttemptTable(shop, of: shopper).settle(key, answer, isTold: false, &news)
    }
  }

  /// Has the gateway give money back, and notes that it has. If it cannot be asked, that stays due.
  func refund(_ key: String) async {
    guard (try? await returning { try await gateway.refund(key) }) != nil else { return }
    try? await write { try PaymentsTable(shop: $0).refunded(key) }
  }
}
