/// What a board has sent: the value, from whom, and for which of its activations. Rule: BD-O2.
public struct BoardOutput<Value> {
  /// What was sent.
  public let value: Value
  /// Who has sent it.
  public let source: BoardID
  /// Which activation it belongs to; nil of a board that was never activated.
  public let activation: ActivationToken?
}

/// The end of a board, or of one activation of a board that stays: told once, with the address of what
/// has ended, whoever ended it. Rule: BD-L26, BD-L27, BD-L28.
public struct BoardCompletion {
  /// Who has ended.
  public let source: BoardID
  /// Whether it did what it was to do. What was removed, cancelled or closed did not.
  public let isDone: Bool
  /// The activations that have ended.
  public let activations: [ActivationToken]
}
