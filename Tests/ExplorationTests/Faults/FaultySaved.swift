import ShopModel
import ShopServices

/// G1: what is saved is listed twice.
final class FaultySaved: SavedService {
  private let inner: any SavedService

  init(_ inner: any SavedService) {
    self.inner = inner
  }

  func list() async throws(ShopError) -> [SavedProduct] {
    let saved = try await inner.list()
    return saved + saved
  }

  func set(_ handle: Handle, _ isSaved: Bool) async throws(ShopError) {
    try await inner.set(handle, isSaved)
  }

  func move(_ handle: Handle) async throws(ShopError) -> CartAnswer {
    try await inner.move(handle)
  }
}
