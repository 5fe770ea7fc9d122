import BoardKit
import BoardsMainInterface
import ShopModel
import ShopServices

/// Asks who is shopping, and says so meanwhile. It stands until whoever composes it has something else
/// to show, and ends it. Rule: L1.
final class LaunchBoard: ContinuableBoard, GuaranteedBoard {
  typealias IO = LaunchIO

  private weak var screen: LaunchViewController?

  init(identifier: BoardID, session: any SessionService) {
    super.init(identifier: identifier)
    motherboard.producer.registerBoard(SessionReadingIO.self) { [weak self] identifier in
      TaskBoard<SessionReadingIO>(
        identifier: identifier,
        executor: { try await session.read() },
        errorHandler: { self?.screen?.didFail(ShopError($0).text) })
    }
    motherboard.io(SessionReadingIO.self).flow.addTarget(self) { board, session in
      board.sendOutput(session)
    }
  }

  func activate(withGuaranteedInput input: Void, in activation: Activation) {
    let screen = LaunchViewController()
    self.screen = screen
    screen.onRead = { [weak self] in
      self?.motherboard.io(SessionReadingIO.self).activation.activate()
    }
    show(screen, .root, in: activation)
  }
}
