/// Turns addresses of one kind into activations. Each module of the shop has one for its links.
/// Rule: BD-L86.
@MainActor
public struct URLOpener {
  /// Its name in outcomes.
  public let name: String
  /// What opens an address; nil when it is none of its.
  let prepare: (String) -> ((Motherboard) -> Void)?

  /// Makes an opener.
  ///
  /// - Parameters:
  ///   - willOpen: reads an address; nil when it is none of its.
  ///   - open: activates what it leads to.
  public init<Parameter>(
    _ name: String, willOpen: @escaping (String) -> Parameter?,
    open: @escaping (Motherboard, Parameter) -> Void
  ) {
    self.name = name
    prepare = { url in
      willOpen(url).map { parameter in
        { mainboard in open(mainboard, parameter) }
      }
    }
  }

  /// Makes an opener of the addresses that match `pattern`, such as `arcade://product/{handle}`.
  public init(
    _ name: String, pattern: URLPattern,
    open: @escaping (Motherboard, [String: String]) -> Void
  ) {
    self.init(name, willOpen: { pattern.match($0) }, open: open)
  }
}
