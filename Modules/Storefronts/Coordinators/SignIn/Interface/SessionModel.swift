import Observation
import PatternKit
import ShopModel
import ShopServices

/// Who is shopping, and the way in: one value that every view model reads. Rule: G8.
///
/// A sign-in is its matter, not that of the form: what it has to tell is told when the form has been
/// left. Rule: S4.
@Observable
public final class SessionModel {
  /// The shopper who is signed in; nil for a guest.
  public private(set) var shopper: Shopper?

  private let account: any AccountService
  private let scope: TaskScope
  private let changes: Current<Shopper?>
  private let tell: (ShopNews) -> Void

  /// Makes the model of a shopper.
  ///
  /// - Parameters:
  ///   - account: lets shoppers in.
  ///   - tracker: where its tasks are known.
  ///   - tell: shows what a sign-in has to tell.
  public init(
    _ shopper: Shopper?, account: any AccountService, tracker: TaskTracker,
    tell: @escaping (ShopNews) -> Void
  ) {
    self.shopper = shopper
    self.account = account
    self.tell = tell
    changes = Current(shopper)
    scope = TaskScope(tracker, owner: "SessionModel")
  }

  /// The shop has told who is shopping. Nothing happens when that is known.
  public func update(_ shopper: Shopper?) {
    guard shopper != self.shopper else { return }
    self.shopper = shopper
    changes.value = shopper
  }

  /// Calls `told` in the turn of each change, as long as `owner` lives: for what has to be done, not
  /// only shown anew.
  public func onChange(_ owner: AnyObject, _ told: @escaping @MainActor (Shopper?) -> Void) {
    changes.observe(owner, told)
  }

  /// Asks the shop to let somebody in. It has told who they are when `then` is called.
  public func submit(
    _ face: SignInFace, _ credentials: Credentials,
    then: @escaping (Result<SignInAnswer, ShopError>) -> Void
  ) {
    scope.ask { [account] in
      switch face {
      case .signIn: try await account.signIn(credentials)
      case .registration: try await account.register(credentials)
      }
    } then: { [tell] answer in
      then(answer)
      if case .success(.signedIn(_, let news)) = answer { tell(news) }
    }
  }
}
