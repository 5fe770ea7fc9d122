import ShopServices

/// The reasons for which a scenario can let a call fail. Rule: V20.
nonisolated enum FailureReason: String, CaseIterable {
  case offline, timeout, refused, damaged

  /// The reason's word for an error; what scenarios have no word for is a refusal.
  init(_ error: ShopError) {
    self = FailureReason.allCases.first { $0.error == error } ?? .refused
  }

  /// What the call fails with.
  var error: ShopError {
    switch self {
    case .offline: .offline
    case .timeout: .timeout
    case .refused: .refused
    case .damaged: .damaged
    }
  }
}
