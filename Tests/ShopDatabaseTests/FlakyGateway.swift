import ShopDatabase
import ShopModel
import ShopServices

/// A gateway that cannot always be asked, and loses answers.
///
/// It works on the executor of the one that it stands before. By way of the global executor its
/// calls would wait for a thread of the few that there are, however long others keep those busy.
actor FlakyGateway: PaymentGateway {
  struct Unreachable: Error {}

  nonisolated var unownedExecutor: UnownedSerialExecutor { inner.unownedExecutor }

  private(set) var heardMeanwhile: PaymentAnswer?
  private let inner: StandInGateway
  private var failures = 0
  private var lost = 0
  private var meanwhile: (@MainActor () async -> PaymentAnswer?)?

  init(_ inner: StandInGateway) {
    self.inner = inner
  }

  /// The next calls do not reach it.
  func fail(_ count: Int) {
    failures = count
  }

  /// The next calls reach it, and their answers are lost.
  func loseAnswers(_ count: Int) {
    lost = count
  }

  /// Does that while the next charge is on its way.
  func whileCharging(_ body: @escaping @MainActor () async -> PaymentAnswer?) {
    meanwhile = body
  }

  func charge(_ amount: Money, to card: Card, key: String) async throws -> GatewayAnswer {
    if let meanwhile {
      self.meanwhile = nil
      heardMeanwhile = await meanwhile()
    }
    return try await call { try await inner.charge(amount, to: card, key: key) }
  }

  func status(of key: String) async throws -> GatewayAnswer {
    try await call { try await inner.status(of: key) }
  }

  func refund(_ key: String) async throws {
    try await call { try await inner.refund(key) }
  }

  private func call<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
    if failures > 0 {
      failures -= 1
      throw Unreachable()
    }
    let answer = try await body()
    if lost > 0 {
      lost -= 1
      throw Unreachable()
    }
    return answer
  }
}
