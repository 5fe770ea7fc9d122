/// The side of a ``Current`` that can be read and watched, not set. It keeps the value alive.
@MainActor
public struct ReadOnlyCurrent<Value> {
  private let source: Current<Value>

  init(_ source: Current<Value>) {
    self.source = source
  }

  /// The value as it is now.
  public var value: Value { source.value }

  /// Calls `told` with each value that is set from now on, as long as `owner` lives.
  ///
  /// - Returns: a subscription that can end it earlier; it need not be kept.
  @discardableResult
  public func observe(
    _ owner: AnyObject, _ told: @escaping @MainActor (Value) -> Void
  ) -> Subscription {
    source.observe(owner, told)
  }
}
