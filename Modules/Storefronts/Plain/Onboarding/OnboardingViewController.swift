import PatternKit
import ShopScreens
import ShopServices
import TextUI

/// The three pages of the first launch; at their end it tells the shop, then whoever shows it.
/// Rule: L1.
public final class OnboardingViewController: ContentViewController<OnboardingScreen.Event> {
  private let session: any SessionService
  private let scope: TaskScope
  private let onFinished: () -> Void
  private var page = 0
  private var finishing = OnboardingScreen.Finishing.notYet

  /// Makes the screen; `onFinished` goes on to the shop.
  public init(
    session: any SessionService, tracker: TaskTracker, onFinished: @escaping () -> Void
  ) {
    self.session = session
    self.onFinished = onFinished
    scope = TaskScope(tracker, owner: "Onboarding")
    super.init()
  }

  public override var content: Content<OnboardingScreen.Event> {
    OnboardingScreen.content(page: page, finishing: finishing)
  }

  public override func handle(_ event: OnboardingScreen.Event) {
    switch event {
    case .nextTapped where page < OnboardingScreen.pageCount - 1:
      page += 1
      finishing = .notYet
      setNeedsRender()
    case .nextTapped, .skipTapped, .retryTapped: finish()
    }
  }

  public override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    scope.cancel()
  }

  private func finish() {
    finishing = .unanswered
    setNeedsRender()
    scope.ask { [session] in
      try await session.finishOnboarding()
    } then: { [weak self] result in
      self?.didFinish(result)
    }
  }

  private func didFinish(_ result: Result<Void, ShopError>) {
    switch result {
    case .success: onFinished()
    case .failure(let error):
      finishing = .failed(error.text)
      setNeedsRender()
    }
  }
}
