/// What an app is launched with, by type: in the shop the context of the storefront, from which plugins
/// take services. Rule: BD-L83.
public struct MainOptions {
  private var values: [Any] = []
  /// Hears what was asked for in vain.
  private var onMissing: ((String) -> Void)?

  /// Launches with nothing.
  public init() {}

  /// The same with a value more; one of the same type takes the place of the one before.
  public func with<Value>(_ value: Value) -> MainOptions {
    var more = self
    more.values.removeAll { $0 is Value }
    more.values.append(value)
    return more
  }

  /// The value of a type; nil when there is none, which is reported: an app is launched with all that
  /// its plugins need.
  public func value<Value>(of type: Value.Type = Value.self) -> Value? {
    for value in values {
      if let found = value as? Value { return found }
    }
    onMissing?("\(Value.self)")
    return nil
  }

  /// The same, as a plugin gets it.
  func telling(_ onMissing: @escaping (String) -> Void) -> MainOptions {
    var told = self
    told.onMissing = onMissing
    return told
  }
}
