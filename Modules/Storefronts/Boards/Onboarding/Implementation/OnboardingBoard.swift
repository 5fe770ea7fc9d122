import BoardKit
import BoardsOnboardingInterface
import PatternKit
import ShopServices

/// The three pages of the first launch. What comes after them it does not know: it completes.
final class OnboardingBoard: Board, GuaranteedBoard {
  typealias IO = OnboardingIO

  private let session: any SessionService

  init(identifier: BoardID, session: any SessionService) {
    self.session = session
    super.init(identifier: identifier)
  }

  func activate(withGuaranteedInput input: Void, in activation: Activation) {
    let screen = OnboardingViewController()
    screen.onFinish = { [weak self, weak screen] in
      if let self, let screen { finish(screen, activation) }
    }
    show(screen, .root, in: activation)
  }

  private func finish(_ screen: OnboardingViewController, _ activation: Activation) {
    activation.scope.ask { [session] in
      try await session.finishOnboarding()
    } then: { [weak self, weak screen] result in
      switch result {
      case .success: self?.complete()
      case .failure(let error): screen?.didFail(error.text)
      }
    }
  }
}
