import ShopScreens
import TextUI

/// The pages, of which the last or a skip ends them.
final class OnboardingViewController: ContentViewController<OnboardingScreen.Event> {
  /// The shop is to know that they were read.
  var onFinish: (() -> Void)?

  private var page = 0
  private var finishing = OnboardingScreen.Finishing.notYet

  override var content: Content<OnboardingScreen.Event> {
    OnboardingScreen.content(page: page, finishing: finishing)
  }

  override func handle(_ event: OnboardingScreen.Event) {
    switch event {
    case .nextTapped where page < OnboardingScreen.pageCount - 1:
      page += 1
      finishing = .notYet
      setNeedsRender()
    case .nextTapped, .skipTapped, .retryTapped:
      finishing = .unanswered
      setNeedsRender()
      onFinish?()
    }
  }

  /// The shop does not know it yet.
  func didFail(_ reason: String) {
    finishing = .failed(reason)
    setNeedsRender()
  }
}
