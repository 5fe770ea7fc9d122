import BoardKit
import ShopModel

/// The form of the gate. It completes with `true` when somebody is signed in by it, and with `false`
/// when it was left: what waits behind it goes on, or is dropped. Rule: S1, S4.
public nonisolated enum SignInIO: BoardIO {
  public typealias Input = SignInInput
  public static let id: BoardID = .signIn
}

/// Which face of the form is shown first.
public nonisolated enum SignInInput: Sendable {
  /// For those who have an account.
  case signIn
  /// For those who want one.
  case register
}

nonisolated extension BoardID {
  /// The form of the gate.
  public static let signIn: BoardID = "shop.signIn"
}

extension SignInIO {
  /// What a board declares that needs a shopper: a guest has to sign in first, and everybody else is
  /// let through. Rule: S4.
  public static func barrier(for shopper: Shopper?) -> ActivationBarrier? {
    shopper == nil ? barrier(with: .signIn) : nil
  }
}

extension Motherboard {
  /// The form of the gate.
  public func ioSignIn() -> MainboardDestination<SignInIO> { io() }
}
