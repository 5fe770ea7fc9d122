/// Every field of a card that is wrong, in the form's order; at least one. Rule: H4.
public struct CardProblems: Error, Hashable, Sendable {
  /// The problems; the first field has the focus.
  public let all: [CardProblem]

  init(_ all: [CardProblem]) {
    self.all = all
  }

  /// What the field says; nil when it is right.
  public func text(_ field: CardProblem.Field) -> String? {
    all.first { $0.field == field }?.text
  }
}
