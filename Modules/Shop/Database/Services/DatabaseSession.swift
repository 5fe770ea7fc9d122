import ShopModel
import ShopServices

/// Who is shopping, from the database.
struct DatabaseSession: SessionService {
  let desk: ServiceDesk

  func read() async throws(ShopError) -> Session {
    try await settleWhatIsOpen()
    let (stay, session) = try await desk.returning { () async throws(ShopError) in
      try await desk.store.readSession()
    }
    desk.feed.sessionBegan(stay)
    return session
  }

  func finishOnboarding() async throws(ShopError) {
    try await desk.commit { shop, news in
      news.session = try SessionTable(shop).finishOnboarding()
    }
  }

  /// Asks the gateway once for every payment that was open when the app ended, and for every refund
  /// that it has not made. Nobody is told by the feed: what has become of it is in the answer.
  /// Rule: H7.
  private func settleWhatIsOpen() async throws(ShopError) {
    let open = try await desk.read { shop in
      let payments = PaymentsTable(shop: shop)
      return (payments: try payments.open(), refunds: try payments.refundsDue())
    }
    for payment in open.payments {
      let answer = await desk.status(of: payment.key)
      try await desk.settleUntold(payment.key, of: payment.account, answer)
    }
    for key in open.refunds { await desk.refund(key) }
  }
}
