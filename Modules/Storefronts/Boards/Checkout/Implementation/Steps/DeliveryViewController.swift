import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// Asks how the order is sent. It asks the shop once for each address that was submitted.
/// Rule: H3, V9.
final class DeliveryViewController: ContentViewController<DeliveryScreen.Event> {
  /// The draft has a delivery.
  var onSubmit: (() -> Void)?
  /// The shopper gives up.
  var onCancel: (() -> Void)?

  private enum State {
    case loading, loaded
    case failed(String)
  }

  private let draft: Current<CheckoutDraft>
  private let service: any CheckoutService
  private let scope: TaskScope
  private var state: State

  /// Makes the step. It asks when it is first shown, unless the draft has the options.
  init(_ draft: Current<CheckoutDraft>, service: any CheckoutService, scope: TaskScope) {
    self.draft = draft
    self.service = service
    self.scope = scope
    state = draft.value.options.isEmpty ? .loading : .loaded
    super.init()
  }

  override var content: Content<DeliveryScreen.Event> {
    switch state {
    case .loading: DeliveryScreen.content(.loading)
    case .loaded: DeliveryScreen.content(.loaded(draft.value.options, chosen: draft.value.delivery))
    case .failed(let reason): DeliveryScreen.content(.failed(reason))
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if case .loading = state { load() }
  }

  /// A later step may have asked for the options anew.
  override func viewWillAppear() {
    super.viewWillAppear()
    setNeedsRender()
  }

  override func handle(_ event: DeliveryScreen.Event) {
    switch event {
    case .optionChosen(let option):
      draft.value.delivery = option
      setNeedsRender()
    case .submitTapped: onSubmit?()
    case .retryTapped: load()
    case .cancelTapped: onCancel?()
    }
  }

  private func load() {
    state = .loading
    setNeedsRender()
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
        notify(.vanished(change.before, now: change.now))
      }
      state = .loaded
    case .failure(let error): state = .failed(error.text)
    }
    setNeedsRender()
  }
}
