import PatternKit
import ShopModel
import ShopScreens
import TextUI

/// The third step: what the order is paid with. Rule: H4.
final class PaymentViewController: ContentViewController<PaymentScreen.Event> {
  /// The draft has a card.
  var onSubmit: (() -> Void)?

  private let draft: Current<CheckoutDraft>
  private let clock: any AppClock
  private var problems: [CardProblem] = []

  /// Makes the step.
  init(_ draft: Current<CheckoutDraft>, clock: any AppClock) {
    self.draft = draft
    self.clock = clock
    super.init()
  }

  override var content: Content<PaymentScreen.Event> {
    PaymentScreen.content(
      number: draft.value.number, expiry: draft.value.expiry, code: draft.value.code,
      problems: problems)
  }

  override func handle(_ event: PaymentScreen.Event) {
    switch event {
    case .numberTyped(let number): draft.value.number = number
    case .expiryTyped(let expiry): draft.value.expiry = expiry
    case .codeTyped(let code): draft.value.code = code
    case .submitTapped: submit()
    case .cancelTapped: dismiss()
    }
    setNeedsRender()
  }

  private func submit() {
    problems = draft.value.submitCard(today: Day(clock.now))
    if problems.isEmpty { onSubmit?() }
  }
}
