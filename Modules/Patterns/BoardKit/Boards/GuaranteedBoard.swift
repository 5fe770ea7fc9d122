import PatternKit

/// A board that can be activated: its input, output, commands and broadcasts have the types that its
/// ``BoardIO`` declares. All boards of the shop are such.
///
///     final class CartBoard: Board, GuaranteedBoard {
///       typealias IO = CartIO
///       func activate(withGuaranteedInput input: Void, in activation: Activation) { … }
///     }
@MainActor
public protocol GuaranteedBoard<IO>: Board {
  /// The types that it was declared with.
  associatedtype IO: BoardIO

  /// Does what it is for. A board that is installed is activated again as it is; one that has shown
  /// a screen has ended its older activation by then. Rule: BD-L3, BD-L11.
  func activate(withGuaranteedInput input: IO.Input, in activation: Activation)

  /// The gate that has to complete before it is activated; none unless it is implemented. Asked with
  /// each activation, after the gateway. Rule: BD-L11, BD-L53.
  func activationBarrier(withGuaranteedInput input: IO.Input) -> ActivationBarrier?

  /// Takes a command, while it is installed. Rule: BD-L19.
  func interact(guaranteedCommand command: IO.Command)

  /// Ways to read an input from something else, in order, before it is cast; none unless it is
  /// implemented. Rule: BD-L13.
  var inputAdapters: [(Any?) -> IO.Input?] { get }
}

extension GuaranteedBoard {
  public func activationBarrier(withGuaranteedInput input: IO.Input) -> ActivationBarrier? { nil }

  public func interact(guaranteedCommand command: IO.Command) {
    reportNoCommands()
  }

  public var inputAdapters: [(Any?) -> IO.Input?] { [] }

  /// Tells the motherboard that has activated it, at once: all that follows has happened when this
  /// returns. From what has ended it goes nowhere, and is reported. Rule: BD-L12, BD-F2.
  ///
  /// - Parameter activation: what it belongs to; the newest unless it is given.
  public func sendOutput(_ output: IO.Output, of activation: Activation? = nil) {
    send(output, of: activation)
  }

  /// Tells everybody above it who listens. Rule: BD-L47.
  public func broadcastAction(_ action: IO.Action) {
    broadcast(action)
  }
}

extension GuaranteedBoard where IO.Output == Void {
  /// Tells the motherboard that has activated it. Rule: BD-L12.
  public func sendOutput(of activation: Activation? = nil) {
    send((), of: activation)
  }
}

/// An activation whose input was found to be right.
struct PreparedActivation {
  /// Asked when the gateway has been passed.
  let barrier: () -> ActivationBarrier?
  let activate: (Activation) -> Void
}

extension GuaranteedBoard {
  /// Checks an input on its way in; nil when it is none. What waits keeps no board alive.
  /// Rule: BD-L13, BD-L56.
  func prepare(_ value: Any?) -> PreparedActivation? {
    guard let input = input(from: value) else { return nil }
    return PreparedActivation(
      barrier: { [weak self] in self?.activationBarrier(withGuaranteedInput: input) },
      activate: { [weak self] in self?.activate(withGuaranteedInput: input, in: $0) })
  }

  private func input(from value: Any?) -> IO.Input? {
    for adapter in inputAdapters {
      if let input = adapter(value) { return input }
    }
    return value as? IO.Input
  }

  func take(command value: Any?) {
    guard let command = value as? IO.Command else {
      return report(
        .wrongCommand, "it was sent \(typeName(of: value)), and takes \(IO.Command.self)",
        advice: "send commands by its destination")
    }
    interact(guaranteedCommand: command)
  }
}

/// What a value is, without what it holds: reports carry no text of a person.
func typeName(of value: Any?) -> String {
  value.map { "\(type(of: $0))" } ?? "nothing"
}
