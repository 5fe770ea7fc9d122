import ShopScreens
import TextUI

/// Says that it is being asked who is shopping, or why that is not known.
final class LaunchViewController: ContentViewController<LaunchScreen.Event> {
  /// It wants to be known who is shopping.
  var onRead: (() -> Void)?

  private var failure: String?

  override var content: Content<LaunchScreen.Event> {
    LaunchScreen.content(failure: failure)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    onRead?()
  }

  override func handle(_ event: LaunchScreen.Event) {
    switch event {
    case .retryTapped:
      failure = nil
      setNeedsRender()
      onRead?()
    }
  }

  /// It is not known.
  func didFail(_ reason: String) {
    failure = reason
    setNeedsRender()
  }
}
