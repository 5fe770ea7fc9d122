import CoordinatorKit
import Observation
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// Asks who is shopping, and says so meanwhile. Rule: L1.
@Observable
public final class LaunchViewModel: ViewModel {
  private var failure: String?

  private let session: any SessionService
  private let scope: TaskScope
  private let onRead: (Session) -> Void

  /// Makes the model; `onRead` gets the answer.
  public init(
    session: any SessionService, tracker: TaskTracker, onRead: @escaping (Session) -> Void
  ) {
    self.session = session
    self.onRead = onRead
    scope = TaskScope(tracker, owner: "Launch")
  }

  public var content: Content<LaunchScreen.Event> {
    LaunchScreen.content(failure: failure)
  }

  public func handle(_ event: LaunchScreen.Event) {
    switch event {
    case .retryTapped: readSession()
    }
  }

  public func didLoad() {
    readSession()
  }

  public func didEnd() {
    scope.cancel()
  }

  private func readSession() {
    failure = nil
    scope.ask { [session] in
      try await session.read()
    } then: { [weak self] result in
      switch result {
      case .success(let session): self?.onRead(session)
      case .failure(let error): self?.failure = error.text
      }
    }
  }
}
