/// One call of the shop, as it was made.
///
/// Two storefronts agree when they make the same calls, arguments included: equal as a set with
/// counts, and in the same order within one service and one key.
public nonisolated struct ServiceCall: Equatable, Sendable, CustomStringConvertible {
  /// Which call.
  public var service: ServiceName
  /// What it is about: a line, a product; empty when it is about nothing in particular.
  public var key: String
  /// Everything else that was handed over, as text.
  public var arguments: String

  /// Makes a record of a call.
  public init(_ service: ServiceName, key: String = "", arguments: String = "") {
    self.service = service
    self.key = key
    self.arguments = arguments
  }

  public var description: String {
    ([service.rawValue] + [key, arguments].filter { !$0.isEmpty }).joined(separator: " ")
  }
}
