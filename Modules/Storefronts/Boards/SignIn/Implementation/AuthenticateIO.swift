import BoardKit
import BoardsSignInInterface
import ShopModel
import ShopScreens
import ShopServices

/// The call of the form. It stands beside the form, and not in it: a sign-in is of the shop, and goes
/// on when the form was left. Rule: S4.
nonisolated enum AuthenticateIO: BlockTaskIO {
  typealias TaskInput = Submission
  typealias Output = SignInAnswer
  static let id: BoardID = .signIn.appending("authenticate")
}

/// What was submitted.
struct Submission {
  /// By which showing of the form.
  var form: ActivationToken
  /// With which of its faces.
  var face: SignInScreen.Face
  /// What was typed.
  var credentials: Credentials
}
