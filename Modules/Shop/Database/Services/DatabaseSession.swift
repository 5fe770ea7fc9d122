import ShopModel
import ShopServices

/// Who is shopping, from the database.
struct DatabaseSession: SessionService {
  let counter: Counter

  func read() async throws(ShopError) -> Session {
    let (stay, session) = try await counter.store.readSession()
    counter.feed.sessionBegan(stay)
    return session
  }

  func finishOnboarding() async throws(ShopError) {
    try await counter.commit { shop, news in
      try SessionTable(shop).finishOnboarding()
      news.session = shop.connection.changes > 0
    }
  }
}
