import CoordinatorKit
import Observation
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// The first step: it begins the checkout, and asks where the order goes. Rule: H0, H2.
@Observable
final class AddressViewModel: ViewModel {
  private var failure: String?
  private var problems: [AddressProblem] = []

  private let draft: DraftModel
  private let service: any CheckoutService
  private let placing: PlacingModel
  private let router: Router<CheckoutRoute>
  private let scope: TaskScope

  init(
    _ draft: DraftModel, service: any CheckoutService, placing: PlacingModel,
    tracker: TaskTracker, router: Router<CheckoutRoute>
  ) {
    self.draft = draft
    self.service = service
    self.placing = placing
    self.router = router
    scope = TaskScope(tracker, owner: "Address")
  }

  var content: Content<AddressScreen.Event> {
    AddressScreen.content(subject)
  }

  func handle(_ event: AddressScreen.Event) {
    switch event {
    case .typed(let field, let text): draft.value.address[field] = text
    case .submitTapped: submit()
    case .retryTapped: begin()
    case .cancelTapped: router.trigger(.cancel)
    }
  }

  /// A checkout that has begun is not begun again.
  func didLoad() {
    if draft.value.region == nil { begin() }
  }

  func didEnd() {
    scope.cancel()
  }

  private var subject: AddressScreen.Subject {
    if let region = draft.value.region {
      return .form(region, draft.value.address, problems: problems)
    }
    return failure.map { .failed($0) } ?? .loading
  }

  private func begin() {
    failure = nil
    scope.ask { [service] in
      try await service.begin()
    } then: { [weak self] result in
      self?.didBegin(result)
    }
  }

  private func didBegin(_ result: Result<CheckoutStart, ShopError>) {
    switch result {
    case .success(let start):
      draft.value.begin(in: start.region, with: start.address)
      // A payment is open: there is nothing to fill in. Rule: H8.
      if let attempt = start.attempt { placing.adopt(attempt) }
    case .failure(let error): failure = error.text
    }
  }

  private func submit() {
    guard let region = draft.value.region else { return }
    problems = draft.value.submitAddress(in: region)
    if problems.isEmpty { router.trigger(.step(.delivery)) }
  }
}
