/// The gate that a board declares: it is activated only when the board of that address has completed
/// with `true`. In the shop Checkout, Orders, Saved and the saving of products declare SignIn. Make one
/// with ``BoardIO/barrier(with:at:option:)``. Rule: BD-L50, BD-L51.
public struct ActivationBarrier {
  /// Who has to complete.
  let gate: BoardID
  /// What the gate is activated with; of several that wait, the first one's. Rule: BD-L55.
  let value: Any?
  let option: ActivationBarrierOption
}

/// Which activations wait together: those at the same gate with equal options. Rule: BD-L59.
public nonisolated struct ActivationBarrierOption: Hashable {
  private let identity: AnyHashable

  /// All wait together.
  public static var void: ActivationBarrierOption { ActivationBarrierOption(identity: 0) }

  /// Those with an equal `value` wait together, and the gate is activated for each value.
  public static func unique(_ value: some Hashable) -> ActivationBarrierOption {
    ActivationBarrierOption(identity: [AnyHashable(value)])
  }
}

extension BoardIO {
  /// The barrier whose gate is the board that this declares, or one of its kind under another address.
  public static func barrier(
    with input: Input, at gate: BoardID = id, option: ActivationBarrierOption = .void
  ) -> ActivationBarrier {
    ActivationBarrier(gate: gate, value: input, option: option)
  }
}

extension BoardIO where Input == Void {
  /// The barrier whose gate is the board that this declares.
  public static func barrier(
    at gate: BoardID = id, option: ActivationBarrierOption = .void
  ) -> ActivationBarrier {
    barrier(with: (), at: gate, option: option)
  }
}
