/// Keeps a subscription to the feed alive. Its owner keeps it; when it goes, the telling ends.
@MainActor
public final class FeedToken {
  private var told: ((ShopChange) -> Void)?

  init(_ told: @escaping (ShopChange) -> Void) {
    self.told = told
  }

  /// Ends the telling before the token goes.
  public func end() {
    told = nil
  }

  func tell(_ change: ShopChange) {
    told?(change)
  }
}
