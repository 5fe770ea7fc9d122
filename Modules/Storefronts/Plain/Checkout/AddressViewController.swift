import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// The first step: it begins the checkout, and asks where the order goes. Rule: H0, H2.
final class AddressViewController: ContentViewController<AddressScreen.Event> {
  /// A payment is open: there is nothing to fill in. Rule: H8.
  var onAttempt: ((Attempt) -> Void)?
  /// The draft has a destination.
  var onSubmit: (() -> Void)?

  private let draft: Current<CheckoutDraft>
  private let service: any CheckoutService
  private let scope: TaskScope
  private var failure: String?
  private var problems: [AddressProblem] = []

  /// Makes the step. It begins the checkout when it is first shown, unless that has begun.
  init(_ draft: Current<CheckoutDraft>, service: any CheckoutService, tracker: TaskTracker) {
    self.draft = draft
    self.service = service
    scope = TaskScope(tracker, owner: "Address")
    super.init()
  }

  override var content: Content<AddressScreen.Event> {
    AddressScreen.content(subject)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if draft.value.region == nil { begin() }
  }

  override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    scope.cancel()
  }

  override func handle(_ event: AddressScreen.Event) {
    switch event {
    case .typed(let field, let text):
      draft.value.address[field] = text
      setNeedsRender()
    case .submitTapped: submit()
    case .retryTapped: begin()
    case .cancelTapped: dismiss()
    }
  }

  private var subject: AddressScreen.Subject {
    if let region = draft.value.region {
      return .form(region, draft.value.address, problems: problems)
    }
    return failure.map { .failed($0) } ?? .loading
  }

  private func begin() {
    failure = nil
    setNeedsRender()
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
      if let attempt = start.attempt { onAttempt?(attempt) }
    case .failure(let error): failure = error.text
    }
    setNeedsRender()
  }

  private func submit() {
    guard let region = draft.value.region else { return }
    problems = draft.value.submitAddress(in: region)
    setNeedsRender()
    if problems.isEmpty { onSubmit?() }
  }
}
