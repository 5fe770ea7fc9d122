import CoordinatorKit
import CoordinatorsSignInInterface
import Foundation
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
  private var face: SignInScreen.Face
  private var credentials = Credentials()
  private var problems: [Credentials.Problem] = []
  private var refusal: SignInScreen.Refusal?
  /// Whether what was submitted is not answered yet.
  private var isBusy = false
  private var secondsLeft = 0

  private let session: SessionModel
  private let clock: any AppClock
  private let router: Router<SignInRoute>
  private let scope: TaskScope
  /// What was submitted last.
  @ObservationIgnored private var asked = Credentials()
  /// Until when the shop has said to wait, by normalised address.
  @ObservationIgnored private var waits: [String: Date] = [:]
  @ObservationIgnored private var countdown: TaskHandle?
  /// The form has been left. The shop answers it all the same, which leads nowhere then. Rule: S4.
  @ObservationIgnored private var hasEnded = false

  init(
    _ face: SignInFace, session: SessionModel, clock: any AppClock, tracker: TaskTracker,
    router: Router<SignInRoute>
  ) {
    self.face = face == .signIn ? .signIn : .register
    self.session = session
    self.clock = clock
    self.router = router
    scope = TaskScope(tracker, owner: "SignIn")
    // A wish never goes on for another shopper than the one who had it. Rule: S4.
    session.onChange(self) { [weak self] shopper in
      guard let self, shopper != nil, !isBusy, !hasEnded else { return }
      router.trigger(.leave)
    }
  }

  public var content: Content<SignInScreen.Event> {
    SignInScreen.content(
      face, credentials, problems: problems, refusal: refusal,
      wait: secondsLeft > 0 ? secondsLeft : nil, isBusy: isBusy)
  }

  public func handle(_ event: SignInScreen.Event) {
    switch event {
    case .emailTyped(let text): credentials.email = text
    case .passwordTyped(let password): credentials.password = password
    case .submitTapped: submit()
    case .switchTapped: turn()
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
    problems = credentials.problems
    refusal = nil
    guard problems.isEmpty else { return }
    isBusy = true
    asked = credentials
    session.submit(face == .signIn ? .signIn : .registration, credentials) { [weak self] answer in
      self?.didAnswer(answer)
    }
  }

  private func didAnswer(_ answer: Result<SignInAnswer, ShopError>) {
    guard !hasEnded else { return }
    switch answer {
    case .success(.signedIn): return router.trigger(.signedIn)
    // Somebody was let in meanwhile, by a form that had been left: this one is of no use now.
    case _ where session.shopper != nil: return router.trigger(.leave)
    case .success(.rejected): refusal = .rejected
    case .success(.wait(let end)):
      if let address = asked.address { waits[address.normalized] = end }
    case .failure(let error): refusal = .failed(error.text)
    }
    isBusy = false
    countDown()
  }

  /// The other face is another form: it takes the address over, and nothing else. Rule: S1.
  private func turn() {
    face = face == .signIn ? .register : .signIn
    credentials.password = Secret("")
    problems = []
    refusal = nil
  }
}

// MARK: - Waiting

extension SignInViewModel {
  /// For how long nothing is asked for the address as it is typed, shown anew each second while there
  /// is something to count down. Rule: S2.
  private func countDown() {
    secondsLeft = wait(at: clock.now)
    countdown?.cancel()
    guard secondsLeft > 0 else { return }
    countdown = scope.load { [clock] in
      try await clock.sleep(for: .seconds(1))
    } then: { [weak self] _ in
      self?.countDown()
    }
  }

  private func wait(at now: Date) -> Int {
    guard face == .signIn, let address = credentials.address, let end = waits[address.normalized]
    else { return 0 }
    return SignInLock.secondsLeft(until: end, at: now)
  }
}
