/// Something that goes on until it is ended. Ending it twice is harmless; releasing it ends nothing.
@MainActor
public final class Subscription {
  private var onEnd: (() -> Void)?

  /// Makes a subscription that `onEnd` ends.
  public init(_ onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
  }

  /// Ends it.
  public func end() {
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?()
  }
}
