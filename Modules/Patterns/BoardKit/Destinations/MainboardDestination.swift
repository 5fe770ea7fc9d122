import PatternKit

/// Everything that the owner of a motherboard may do with one of its boards, typed by what the board's
/// interface declares. An interface module gives it a name:
///
///     extension Motherboard {
///       public func ioCart() -> MainboardDestination<CartIO> { io() }
///     }
///
/// It may be kept, and keeps nothing alive. Rule: BD-L81, BD-O1.
@MainActor
public struct MainboardDestination<IO: BoardIO> {
  /// Activates it.
  public let activation: ActivationDestination<IO>
  /// Hears what it sends.
  public let flow: OutputFlow<IO>
  /// Sends it commands.
  public let interaction: InteractionDestination<IO>
  /// Hears what it broadcasts.
  public let actionFlow: ActionFlow<IO>
  /// Hears its ends.
  public let completion: CompletionFlow<IO>
  /// Ends it.
  public let completer: CompleterDestination<IO>

  init(_ route: BoardRoute) {
    activation = ActivationDestination(route: route)
    flow = OutputFlow(route: route)
    interaction = InteractionDestination(route: route)
    actionFlow = ActionFlow(route: route)
    completion = CompletionFlow(route: route)
    completer = CompleterDestination(route: route)
  }
}

/// What a board may do with another one in the same motherboard: it can activate it, command it and end
/// it, and cannot listen to it: who composes both does. Rule: BD-L19, BD-L46.
@MainActor
public struct BoardDestination<IO: BoardIO> {
  /// Activates it, in the motherboard of the board that asks.
  public let activation: ActivationDestination<IO>
  /// Sends it commands.
  public let interaction: InteractionDestination<IO>
  /// Ends it.
  public let completer: CompleterDestination<IO>

  init(_ route: BoardRoute) {
    activation = ActivationDestination(route: route)
    interaction = InteractionDestination(route: route)
    completer = CompleterDestination(route: route)
  }
}

extension Motherboard {
  /// The board that `io` declares, or one of the same kind under another address.
  public func io<IO: BoardIO>(
    _ io: IO.Type = IO.self, as identifier: BoardID? = nil
  ) -> MainboardDestination<IO> {
    MainboardDestination(BoardRoute(identifier ?? io.id, in: self))
  }
}

extension Board {
  /// Another board in the motherboard that this one is installed in.
  public func io<IO: BoardIO>(
    _ io: IO.Type = IO.self, as identifier: BoardID? = nil
  ) -> BoardDestination<IO> {
    BoardDestination(BoardRoute(identifier ?? io.id, from: self))
  }
}
