import CoordinatorKit
import Observation
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// The second step: how the order is sent. It asks the shop once for each address that was
/// submitted. Rule: H3, V9.
@Observable
final class DeliveryViewModel: ViewModel {
  private enum State {
    case loading, loaded
    case failed(String)
  }

  private var state: State

  @ObservationIgnored var onNotice: ((Notice) -> Void)?
  private let draft: DraftModel
  private let service: any CheckoutService
  private let router: Router<CheckoutRoute>
  private let scope: TaskScope

  init(
    _ draft: DraftModel, service: any CheckoutService, tracker: TaskTracker,
    router: Router<CheckoutRoute>
  ) {
    self.draft = draft
    self.service = service
    self.router = router
    scope = TaskScope(tracker, owner: "Delivery")
    state = draft.value.options.isEmpty ? .loading : .loaded
  }

  var content: Content<DeliveryScreen.Event> {
    switch state {
    case .loading: DeliveryScreen.content(.loading)
    case .loaded: DeliveryScreen.content(.loaded(draft.value.options, chosen: draft.value.delivery))
    case .failed(let reason): DeliveryScreen.content(.failed(reason))
    }
  }

  func handle(_ event: DeliveryScreen.Event) {
    switch event {
    case .optionChosen(let option): draft.value.delivery = option
    case .submitTapped: router.trigger(.step(.payment))
    case .retryTapped: load()
    case .cancelTapped: router.trigger(.cancel)
    }
  }

  func didLoad() {
    if case .loading = state { load() }
  }

  func didEnd() {
    scope.cancel()
  }

  private func load() {
    state = .loading
    scope.ask { [service, draft] in
      try await service.options(draft.value.destination)
    } then: { [weak self] result in
      self?.didLoad(result)
    }
  }

  private func didLoad(_ result: Result<[DeliveryOption], ShopError>) {
    switch result {
    case .success(let options):
      if let change = draft.value.take(options) {
        onNotice?(.vanished(change.before, now: change.now))
      }
      state = .loaded
    case .failure(let error): state = .failed(error.text)
    }
  }
}
