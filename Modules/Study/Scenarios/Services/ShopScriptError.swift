/// Why a held call could not be released.
public nonisolated enum ShopScriptError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Calls of that service are not held.
  case notHeld(ServiceName)
  /// So many calls were made since the hold began, and that is not one of them.
  case noSuchCall(ServiceName, Int, made: Int)
  /// That one has been let go before.
  case alreadyReleased(ServiceName, Int)

  /// A sentence that says what to do.
  public var description: String {
    switch self {
    case .notHeld(let service):
      "\(service) is not held; hold it before the act that calls it"
    case .noSuchCall(let service, let number, made: 0):
      "there is no \(service) #\(number): none was called since it is held"
    case .noSuchCall(let service, let number, let made):
      "there is no \(service) #\(number): only #1 to #\(made) were called since it is held"
    case .alreadyReleased(let service, let number):
      "\(service) #\(number) has been released before"
    }
  }
}
