import CoordinatorKit
import CoordinatorsSignInInterface
import Observation
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// The form: it checks what is typed, has the shop asked, and counts down when that says so.
/// Rule: S1, S2, S4.
@Observable
public final class SignInViewModel: ViewModel {
  private var form: SignInForm
  private var secondsLeft = 0

  private let session: SessionModel
  private let clock: any AppClock
  private let router: Router<SignInRoute>
  private let scope: TaskScope
  @ObservationIgnored private var countdown: TaskHandle?
  /// The form has been left. The shop answers it all the same, which leads nowhere then. Rule: S4.
  @ObservationIgnored private var hasEnded = false

  init(
    _ face: SignInFace, session: SessionModel, clock: any AppClock, tracker: TaskTracker,
    router: Router<SignInRoute>
  ) {
    form = SignInForm(face == .signIn ? .signIn : .register)
    self.session = session
    self.clock = clock
    self.router = router
    scope = TaskScope(tracker, owner: "SignIn")
    // A wish never goes on for another shopper than the one who had it. Rule: S4.
    session.onChange(self) { [weak self] shopper in
      guard let self, shopper != nil, !form.isBusy, !hasEnded else { return }
      router.trigger(.leave)
    }
  }

  public var content: Content<SignInScreen.Event> {
    SignInScreen.content(form, secondsLeft: secondsLeft)
  }

  public func handle(_ event: SignInScreen.Event) {
    switch event {
    case .emailTyped(let text): form.credentials.email = text
    case .passwordTyped(let password): form.credentials.password = password
    case .submitTapped: submit()
    case .switchTapped: form.turn()
    case .cancelTapped: return router.trigger(.leave)
    }
    countDown()
  }

  public func didEnd() {
    hasEnded = true
    scope.cancel()
  }
}

// MARK: - The form

extension SignInViewModel {
  private func submit() {
    guard form.submit() else { return }
    session.submit(form.face == .signIn ? .signIn : .registration, form.credentials) {
      [weak self] answer in self?.didAnswer(answer)
    }
  }

  private func didAnswer(_ answer: Result<SignInAnswer, ShopError>) {
    guard !hasEnded else { return }
    switch answer {
    case .success(.signedIn): return router.trigger(.signedIn)
    // Somebody was let in meanwhile, by a form that had been left: this one is of no use now.
    case _ where session.shopper != nil: return router.trigger(.leave)
    case .success(.rejected): form.didAnswer(.rejected)
    case .success(.wait(let end)): form.didAnswer(waitUntil: end)
    case .failure(let error): form.didAnswer(.failed(error.text))
    }
    countDown()
  }
}

// MARK: - Waiting

extension SignInViewModel {
  /// For how long nothing is asked for the address as it is typed, shown anew each second while there
  /// is something to count down. Rule: S2.
  private func countDown() {
    secondsLeft = form.secondsLeft(at: clock.now)
    countdown?.cancel()
    guard secondsLeft > 0 else { return }
    countdown = scope.load { [clock] in
      try await clock.sleep(for: .seconds(1))
    } then: { [weak self] _ in
      self?.countDown()
    }
  }
}
