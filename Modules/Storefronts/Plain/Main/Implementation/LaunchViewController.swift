import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// Asks who is shopping, and says so meanwhile. Rule: L1.
public final class LaunchViewController: ContentViewController<LaunchScreen.Event> {
  private let session: any SessionService
  private let scope: TaskScope
  private let onRead: (Session) -> Void
  private var failure: String?

  /// Makes the screen; `onRead` gets the answer.
  public init(
    session: any SessionService, tracker: TaskTracker, onRead: @escaping (Session) -> Void
  ) {
    self.session = session
    self.onRead = onRead
    scope = TaskScope(tracker, owner: "Launch")
    super.init()
  }

  public override var content: Content<LaunchScreen.Event> {
    LaunchScreen.content(failure: failure)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    readSession()
  }

  public override func handle(_ event: LaunchScreen.Event) {
    switch event {
    case .retryTapped: readSession()
    }
  }

  public override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    scope.cancel()
  }

  private func readSession() {
    failure = nil
    setNeedsRender()
    scope.ask { [session] in
      try await session.read()
    } then: { [weak self] result in
      self?.didRead(result)
    }
  }

  private func didRead(_ result: Result<Session, ShopError>) {
    switch result {
    case .success(let session): onRead(session)
    case .failure(let error):
      failure = error.text
      setNeedsRender()
    }
  }
}
