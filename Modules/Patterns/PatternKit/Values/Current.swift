/// A value that others watch. This is what "stream" means here: it can be counted, it tells in the
/// same turn, and it ends with its owners.
///
/// Observers are told in the order in which they subscribed. A value that is set while observers
/// are being told waits until all have heard the one before, so that everybody hears the same
/// values in the same order.
@MainActor
public final class Current<Value> {
  private var observers: [Observer] = []
  private var pending: [Value] = []
  private var isTelling = false
  private var stored: Value

  private struct Observer {
    weak var owner: AnyObject?
    var id: Int
    var told: @MainActor (Value) -> Void
  }

  private var lastID = 0

  /// Makes a value that nobody watches yet.
  public init(_ value: Value) {
    stored = value
  }

  /// The value. Setting it tells every observer before the setter returns.
  public var value: Value {
    get { stored }
    set { set(newValue) }
  }

  /// The side that can be watched and not set.
  public var readOnly: ReadOnlyCurrent<Value> { ReadOnlyCurrent(self) }

  /// How many living owners watch.
  public var observerCount: Int {
    observers.count { $0.owner != nil }
  }

  /// Calls `told` with each value that is set from now on, as long as `owner` lives.
  ///
  /// - Returns: a subscription that can end it earlier; it need not be kept.
  @discardableResult
  public func observe(
    _ owner: AnyObject, _ told: @escaping @MainActor (Value) -> Void
  ) -> Subscription {
    lastID += 1
    let id = lastID
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, id: id, told: told))
    return Subscription { [weak self] in
      self?.observers.removeAll { $0.id == id }
    }
  }

  private func set(_ value: Value) {
    pending.append(value)
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    while !pending.isEmpty {
      let next = pending.removeFirst()
      stored = next
      for observer in observers where observer.owner != nil && isSubscribed(observer.id) {
        observer.told(next)
      }
    }
  }

  private func isSubscribed(_ id: Int) -> Bool {
    observers.contains { $0.id == id && $0.owner != nil }
  }
}

/// The side of a ``Current`` that can be read and watched, not set.
@MainActor
public struct ReadOnlyCurrent<Value> {
  private let source: Current<Value>

  init(_ source: Current<Value>) {
    self.source = source
  }

  /// The value as it is now.
  public var value: Value { source.value }

  /// Calls `told` with each value that is set from now on, as long as `owner` lives.
  @discardableResult
  public func observe(
    _ owner: AnyObject, _ told: @escaping @MainActor (Value) -> Void
  ) -> Subscription {
    source.observe(owner, told)
  }
}

/// Something that goes on until it is ended. Ending twice is harmless.
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
