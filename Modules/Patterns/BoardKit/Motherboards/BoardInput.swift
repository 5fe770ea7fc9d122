/// An addressed activation: who, and with what. It is all that ever travels untyped; the board checks
/// it on arrival. In the shop only steps and gates make one: everybody else has a destination.
/// Rule: BD-L13, BD-O1.
public struct BoardInput {
  /// Who is to be activated.
  public let target: BoardID
  /// With what; nil is nothing.
  public let value: Any?

  /// Addresses an input.
  public static func target(_ target: BoardID, _ value: Any? = nil) -> BoardInput {
    BoardInput(target: target, value: value)
  }
}

/// An addressed command: for whom, and what. Rule: BD-L19.
public struct BoardCommand {
  /// Who is to take it.
  public let target: BoardID
  /// What it is.
  public let value: Any?

  /// Addresses a command.
  public static func target(_ target: BoardID, _ value: Any?) -> BoardCommand {
    BoardCommand(target: target, value: value)
  }
}
