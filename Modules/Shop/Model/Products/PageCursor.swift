/// A place in a list where the next page begins. Opaque to whoever carries it.
public struct PageCursor: Hashable, Sendable, Codable {
  /// The service's own mark.
  public let mark: String

  /// Made by the service only.
  public init(mark: String) { self.mark = mark }
}
