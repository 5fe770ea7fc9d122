import CoordinatorKit
import Observation
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// Asks what has become of a payment, time and again while it is on top. Rule: H8.
@Observable
final class CheckingViewModel: ViewModel {
  private var failure: String?

  private let placing: PlacingModel
  private let service: any CheckoutService
  private let clock: any AppClock
  private let router: Router<CheckoutRoute>
  private let asksAtOnce: Bool
  private let scope: TaskScope
  @ObservationIgnored private var question: TaskHandle?
  @ObservationIgnored private var schedule: TaskHandle?

  /// - Parameter asksAtOnce: whether it asks when it appears, and not only on schedule.
  init(
    _ placing: PlacingModel, service: any CheckoutService, clock: any AppClock,
    tracker: TaskTracker, router: Router<CheckoutRoute>, asksAtOnce: Bool
  ) {
    self.placing = placing
    self.service = service
    self.clock = clock
    self.router = router
    self.asksAtOnce = asksAtOnce
    scope = TaskScope(tracker, owner: "Checking")
  }

  var content: Content<CheckingScreen.Event> {
    CheckingScreen.content(failure: failure)
  }

  func handle(_ event: CheckingScreen.Event) {
    switch event {
    case .retryTapped: ask()
    case .closeTapped: router.trigger(.cancel)
    }
  }

  func didAppear() {
    if asksAtOnce { ask() }
    wait(forQuestion: 1)
  }

  func didDisappear() {
    schedule?.cancel()
  }

  func didEnd() {
    scope.cancel()
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
    guard question == nil, let key = placing.key else { return }
    failure = nil
    question = scope.ask { [service] in
      try await service.status(key)
    } then: { [weak self] result in
      self?.question = nil
      switch result {
      case .success(let answer): self?.placing.settle(answer)
      case .failure(let error): self?.failure = error.text
      }
    }
  }
}
