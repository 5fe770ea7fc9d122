/// Which of its activations a message of a board belongs to. No two activations of an app have the
/// same. In the shop: an answer to the older of two searches is told from one to the newer.
/// Rule: BD-O2.
public nonisolated struct ActivationToken: Hashable, Sendable, CustomStringConvertible {
  /// Who was activated.
  public let board: BoardID
  /// Counts up with each activation of an app.
  public let serial: Int

  public var description: String { "\(board)#\(serial)" }
}
