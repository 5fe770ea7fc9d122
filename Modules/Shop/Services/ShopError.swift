import ShopModel

/// Why a call could not be answered. Each reason has one text.
public enum ShopError: Error, Hashable, Sendable {
  /// The shop cannot be reached.
  case offline
  /// The shop did not answer in time.
  case timeout
  /// The shop will not do it.
  case refused
  /// What the shop answered, or has kept, cannot be used.
  case damaged
  /// Another tool holds the database. Rule: W2.
  case inUse
  /// The database cannot be used until somebody has done something about it: the text names the
  /// file and says what. Rule: W2.
  case unusable(String)
  /// The caller no longer waits. Never told to anybody.
  case cancelled

  /// What a shopper reads.
  public var text: String {
    switch self {
    case .offline: "The shop cannot be reached"
    case .timeout: "The shop took too long to answer"
    case .refused: "The shop refused the request"
    case .damaged: "The answer could not be read"
    case .inUse: "The database is in use"
    case .unusable(let text): text
    case .cancelled: "Cancelled"
    }
  }
}

extension ShopError {
  /// What a caller is told of `error`: what is none of the shop's is told as `damaged`.
  public init(_ error: any Error) {
    self = error as? ShopError ?? .damaged
  }
}
