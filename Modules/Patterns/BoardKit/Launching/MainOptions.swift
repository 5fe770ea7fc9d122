/// What an app is launched with, by type: in the shop the context of the storefront, from which plugins
/// take services. Rule: BD-L83.
public struct MainOptions {
  private var values: [Any] = []

  /// Launches with nothing.
  public init() {}

  /// The same with a value more; one of the same type takes the place of the one before.
  public func with<Value>(_ value: Value) -> MainOptions {
    var more = self
    more.values.removeAll { $0 is Value }
    more.values.append(value)
    return more
  }

  /// The value of a type; nil when there is none.
  public func value<Value>(of type: Value.Type = Value.self) -> Value? {
    for value in values {
      if let found = value as? Value { return found }
    }
    return nil
  }
}
