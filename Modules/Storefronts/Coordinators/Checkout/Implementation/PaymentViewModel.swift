import CoordinatorKit
import Observation
import PatternKit
import ShopModel
import ShopScreens
import TextUI

/// The third step: what the order is paid with. Rule: H4.
@Observable
final class PaymentViewModel: ViewModel {
  private var problems: [CardProblem] = []

  private let draft: DraftModel
  private let clock: any AppClock
  private let router: Router<CheckoutRoute>

  init(_ draft: DraftModel, clock: any AppClock, router: Router<CheckoutRoute>) {
    self.draft = draft
    self.clock = clock
    self.router = router
  }

  var content: Content<PaymentScreen.Event> {
    PaymentScreen.content(
      number: draft.value.number, expiry: draft.value.expiry, code: draft.value.code,
      problems: problems)
  }

  func handle(_ event: PaymentScreen.Event) {
    switch event {
    case .numberTyped(let number): draft.value.number = number
    case .expiryTyped(let expiry): draft.value.expiry = expiry
    case .codeTyped(let code): draft.value.code = code
    case .submitTapped: submit()
    case .cancelTapped: router.trigger(.cancel)
    }
  }

  private func submit() {
    problems = draft.value.submitCard(today: Day(clock.now))
    if problems.isEmpty { router.trigger(.step(.review)) }
  }
}
