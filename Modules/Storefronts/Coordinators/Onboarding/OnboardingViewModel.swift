import CoordinatorKit
import Observation
import PatternKit
import ShopScreens
import ShopServices
import TextUI

/// The three pages; at their end it tells the shop, then whoever shows it. Rule: L1.
@Observable
public final class OnboardingViewModel: ViewModel {
  private var page = 0
  private var finishing = OnboardingScreen.Finishing.notYet

  private let session: any SessionService
  private let scope: TaskScope
  private let onFinished: () -> Void

  init(session: any SessionService, tracker: TaskTracker, onFinished: @escaping () -> Void) {
    self.session = session
    self.onFinished = onFinished
    scope = TaskScope(tracker, owner: "Onboarding")
  }

  public var content: Content<OnboardingScreen.Event> {
    OnboardingScreen.content(page: page, finishing: finishing)
  }

  public func handle(_ event: OnboardingScreen.Event) {
    switch event {
    case .nextTapped where page < OnboardingScreen.pageCount - 1:
      page += 1
      finishing = .notYet
    case .nextTapped, .skipTapped, .retryTapped: finish()
    }
  }

  public func didEnd() {
    scope.cancel()
  }

  private func finish() {
    finishing = .unanswered
    scope.ask { [session] in
      try await session.finishOnboarding()
    } then: { [weak self] result in
      switch result {
      case .success: self?.onFinished()
      case .failure(let error): self?.finishing = .failed(error.text)
      }
    }
  }
}
