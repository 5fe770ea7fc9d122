/// Activates one board.
@MainActor
public struct ActivationDestination<IO: BoardIO> {
  let route: BoardRoute

  /// Whom.
  public var identifier: BoardID { route.identifier }

  /// Activates it, when its gates let it through. Rule: BD-L11.
  ///
  /// - Returns: which activation it is; nil when there is no such board.
  @discardableResult
  public func activate(with input: IO.Input) -> ActivationToken? {
    route.activate(input)
  }
}

extension ActivationDestination where IO.Input == Void {
  /// Activates it, when its gates let it through. Rule: BD-L14.
  @discardableResult
  public func activate() -> ActivationToken? {
    activate(with: ())
  }
}

/// Sends commands to one board.
@MainActor
public struct InteractionDestination<IO: BoardIO> {
  let route: BoardRoute

  /// Sends it a command. It has to be installed; nothing is kept for later. Rule: BD-L19.
  public func send(command: IO.Command) {
    route.found?.interactWithBoard(.target(route.identifier, command))
  }
}

/// Ends one board.
@MainActor
public struct CompleterDestination<IO: BoardIO> {
  let route: BoardRoute

  /// Completes it, as it would itself. Of one that is not installed nothing happens, and nobody hears.
  /// Rule: BD-L21, BD-L27.
  public func complete(_ isDone: Bool = true) {
    route.found?.completeBoard(route.identifier, isDone: isDone)
  }

  /// Completes one of its activations; with the last, the board. Rule: BD-O2.
  public func complete(_ isDone: Bool = true, activation token: ActivationToken) {
    let board = route.found?.getBoard(identifier: route.identifier)
    if let activation = board?.activations.first(where: { $0.token == token }) {
      board?.complete(isDone, of: activation)
    }
  }
}
