/// A read that has not answered, and what the feed has told meanwhile.
@MainActor
final class OpenRead {
  private(set) var told: [ShopChange] = []

  func hear(_ change: ShopChange) {
    told.append(change)
  }
}
