/// What stands behind a link's `?`, in its order, until it is taken.
struct LinkParameters {
  private var items: [(name: String, value: String)] = []

  /// The name of the first that nobody has taken.
  var first: String? { items.first?.name }

  /// Adds one; false when the name is there already.
  mutating func add(_ name: String, _ value: String) -> Bool {
    guard !items.contains(where: { $0.name == name }) else { return false }
    items.append((name, value))
    return true
  }

  /// Takes the value of `name` out; nil when it is not there.
  mutating func take(_ name: String) -> String? {
    guard let position = items.firstIndex(where: { $0.name == name }) else { return nil }
    return items.remove(at: position).value
  }

  /// A piece of a link for a notice: its first 40 characters.
  static func short(_ bytes: some Sequence<UInt8>) -> String {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    return text.count > 40 ? text.prefix(40) + "…" : text
  }
}
