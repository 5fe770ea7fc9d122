import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// Asks what has become of a payment, time and again while it is on top. Rule: H8.
final class CheckingViewController: ContentViewController<CheckingScreen.Event> {
  /// The shop has answered.
  var onAnswer: ((PaymentAnswer) -> Void)?
  /// The shopper leaves it.
  var onClose: (() -> Void)?
  /// The payment's key; nil while the shop has not told it.
  var key: String?

  private let service: any CheckoutService
  private let clock: any AppClock
  private let asksAtOnce: Bool
  private let scope: TaskScope
  private var failure: String?
  private var question: TaskHandle?
  private var schedule: TaskHandle?

  /// Makes the screen.
  ///
  /// - Parameters:
  ///   - key: the payment's key; nil while the shop has not told it.
  ///   - asksAtOnce: whether it asks when it appears, and not only on schedule.
  init(
    key: String?, service: any CheckoutService, clock: any AppClock, scope: TaskScope,
    asksAtOnce: Bool
  ) {
    self.key = key
    self.service = service
    self.clock = clock
    self.asksAtOnce = asksAtOnce
    self.scope = scope
    super.init()
  }

  override var content: Content<CheckingScreen.Event> {
    CheckingScreen.content(failure: failure)
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    if asksAtOnce { ask() }
    wait(forQuestion: 1)
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    schedule?.cancel()
  }

  override func handle(_ event: CheckingScreen.Event) {
    switch event {
    case .retryTapped: ask()
    case .closeTapped: onClose?()
    }
  }

  private func wait(forQuestion number: Int) {
    schedule = scope.load { [clock] in
      try await clock.sleep(for: AttemptSchedule.wait(beforeQuestion: number))
    } then: { [weak self] _ in
      self?.wait(forQuestion: number + 1)
      self?.ask()
    }
  }

  /// Asks, unless a question is unanswered, or there is nothing yet to ask about.
  private func ask() {
    guard question == nil, let key else { return }
    failure = nil
    setNeedsRender()
    question = scope.ask { [service] in
      try await service.status(key)
    } then: { [weak self] result in
      self?.question = nil
      self?.didAnswer(result)
    }
  }

  private func didAnswer(_ result: Result<PaymentAnswer, ShopError>) {
    switch result {
    case .success(let answer): onAnswer?(answer)
    case .failure(let error):
      failure = error.text
      setNeedsRender()
    }
  }
}
