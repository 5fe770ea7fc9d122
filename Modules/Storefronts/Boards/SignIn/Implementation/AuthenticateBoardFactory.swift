import BoardKit
import BoardsSignInInterface
import ShopModel
import ShopScreens
import ShopServices

enum AuthenticateBoardFactory {
  /// One call for each form at a time; two forms have nothing to do with each other.
  static func make(
    _ identifier: BoardID, account: any AccountService
  ) -> BlockTaskBoard<AuthenticateIO> {
    BlockTaskBoard(identifier: identifier, executingType: .only, key: { $0.form }) { submission in
      switch submission.face {
      case .signIn: try await account.signIn(submission.credentials)
      case .register: try await account.register(submission.credentials)
      }
    }
  }
}
