import BoardKit
import BoardsAccountInterface

/// The screen of Account, which was there before there were boards.
nonisolated enum AdoptedAccountIO: BoardIO {
  typealias Output = AccountOutput
  static let id: BoardID = .account.appending("screen")
}
