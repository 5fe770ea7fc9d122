import ShopModel

/// What the shopper wants to remember, shielded.
final class ShieldedSaved: SavedService {
  private let inner: any SavedService
  private let shield: Shield

  init(_ inner: any SavedService, _ shield: Shield) {
    self.inner = inner
    self.shield = shield
  }

  func list() async throws(ShopError) -> [SavedProduct] {
    try await shield.read("saved.list") { [inner] () async throws(ShopError) in
      try await inner.list()
    } correct: { list, change in
      if let saved = change.saved { list = saved }
    }
  }

  func set(_ handle: Handle, _ isSaved: Bool) async throws(ShopError) {
    try await shield.change("saved.set") { [inner] () async throws(ShopError) in
      try await inner.set(handle, isSaved)
    }
  }

  func move(_ handle: Handle) async throws(ShopError) -> CartAnswer {
    try await shield.change("saved.move") { [inner] () async throws(ShopError) in
      try await inner.move(handle)
    }
  }
}
