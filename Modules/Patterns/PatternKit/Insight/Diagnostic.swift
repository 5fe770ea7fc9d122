/// One report of misuse.
public nonisolated struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
  /// What kind of misuse it is. Each framework adds its own in an extension.
  public nonisolated struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The kind's name, in kebab case.
    public let name: String

    /// Names a kind.
    public init(_ name: String) {
      self.name = name
    }

    public var description: String { name }
  }

  /// What kind of misuse it is.
  public let kind: Kind
  /// Who did it, or where it was noticed.
  public let place: String
  /// What happened, and to what.
  public let message: String
  /// What to do instead.
  public let advice: String

  /// One line for a person.
  public var description: String { "\(kind): \(place): \(message); \(advice)" }
}

extension Diagnostic.Kind {
  /// Tracked work awaits the tracker's idle.
  public static let waitingForItself = Self("waiting-for-itself")
}
