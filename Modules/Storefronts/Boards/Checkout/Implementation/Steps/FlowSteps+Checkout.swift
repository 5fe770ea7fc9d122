import BoardKit

nonisolated extension FlowSteps {
  /// The steps of the shop's checkout: the one place where their order stands. Rule: H0.
  static let checkout: FlowSteps = .address ->> .delivery ->> .payment ->> .review

  /// Up to that step; only the first when there is no such step.
  func through(_ step: BoardID) -> [BoardID] {
    let last = boards.firstIndex(of: step) ?? boards.startIndex
    return Array(boards.prefix(last + 1))
  }

  /// How a step is shown: the first fills the stack, the others come on top.
  func opening(of step: BoardID) -> ScreenOpening {
    boards.first == step ? .embed : .push
  }
}
