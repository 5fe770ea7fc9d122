/// A value that others watch. This is what "stream" means here: it can be counted, it tells in the
/// same turn, and it ends with its owners.
///
/// Observers are told in the order in which they subscribed. A value that is set while observers
/// are being told is there at once, and told when all have heard the one before: everybody hears
/// the same values in the same order, and the last one heard is the value.
///
/// Rule: G8.
@MainActor
public final class Current<Value> {
  private var stored: Value
  private var observers: [Observer] = []
  private var lastNumber = 0
  /// What is still to be told, each to those who had subscribed when it was set.
  private var untold: [(value: Value, lastNumber: Int)] = []
  private var isTelling = false

  @MainActor
  private final class Observer {
    private(set) weak var owner: AnyObject?
    let number: Int
    private var told: (@MainActor (Value) -> Void)?

    init(owner: AnyObject, number: Int, told: @escaping @MainActor (Value) -> Void) {
      self.owner = owner
      self.number = number
      self.told = told
    }

    // See below: it is generic too.
    nonisolated deinit {}

    func tell(_ value: Value) {
      if owner != nil { told?(value) }
    }

    func end() {
      owner = nil
      told = nil
    }
  }

  /// Makes a value that nobody watches yet.
  public init(_ value: Value) {
    stored = value
  }

  // A generic class whose deinit goes to the main actor crashes in a release build when it is let
  // go elsewhere. What it holds needs no actor to be let go.
  nonisolated deinit {}

  /// The value. Setting it tells every observer before the setter returns, equal or not; only what
  /// an observer sets while it is being told is told after the setter has returned, in the same
  /// turn.
  public var value: Value {
    get { stored }
    set {
      stored = newValue
      untold.append((newValue, lastNumber))
      tell()
    }
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
    lastNumber += 1
    let observer = Observer(owner: owner, number: lastNumber, told: told)
    prune()
    observers.append(observer)
    return Subscription { [weak observer] in observer?.end() }
  }

  private func tell() {
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    while !untold.isEmpty {
      let next = untold.removeFirst()
      for observer in observers where observer.number <= next.lastNumber {
        observer.tell(next.value)
      }
    }
    prune()
  }

  private func prune() {
    observers.removeAll { $0.owner == nil }
  }
}
