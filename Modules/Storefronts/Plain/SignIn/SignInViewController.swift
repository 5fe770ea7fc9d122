import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// The form of the gate. It checks what is typed and counts down when the shop says so; whoever
/// shows it makes the call, which goes on when the form has been left. Rule: S1, S2, S4.
public final class SignInViewController: ContentViewController<SignInScreen.Event> {
  /// The shopper has submitted the form: asks the shop, whose answer comes to ``didAnswer(_:)``.
  public var onSubmit: ((SignInScreen.Face, Credentials) -> Void)?

  private let clock: any AppClock
  private let scope: TaskScope

  private var form: SignInForm
  private var countdown: TaskHandle?

  /// Makes the form, which shows that face first.
  public init(_ face: SignInScreen.Face, clock: any AppClock, tracker: TaskTracker) {
    form = SignInForm(face)
    self.clock = clock
    scope = TaskScope(tracker, owner: "SignIn")
    super.init()
  }

  /// Whether what was submitted is not answered yet.
  public var isBusy: Bool { form.isBusy }

  public override var content: Content<SignInScreen.Event> {
    SignInScreen.content(form, secondsLeft: form.secondsLeft(at: clock.now))
  }

  public override func handle(_ event: SignInScreen.Event) {
    switch event {
    case .emailTyped(let text): form.credentials.email = text
    case .passwordTyped(let password): form.credentials.password = password
    case .submitTapped: if form.submit() { onSubmit?(form.face, form.credentials) }
    case .switchTapped: form.turn()
    case .cancelTapped: return dismiss()
    }
    countDown()
  }

  /// The shop has not let anybody in, for the reason that it gives.
  public func didAnswer(_ answer: Result<SignInAnswer, ShopError>) {
    switch answer {
    case .success(.signedIn): form.didAnswer()
    case .success(.rejected): form.didAnswer(.rejected)
    case .success(.wait(let end)): form.didAnswer(waitUntil: end)
    case .failure(let error): form.didAnswer(.failed(error.text))
    }
    countDown()
  }

  public override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    scope.cancel()
  }
}

// MARK: - Waiting

extension SignInViewController {
  /// Shows the form as it is now, and each second anew while there is something to count down.
  private func countDown() {
    setNeedsRender()
    countdown?.cancel()
    guard form.secondsLeft(at: clock.now) > 0 else { return }
    countdown = scope.load { [clock] in
      try await clock.sleep(for: .seconds(1))
    } then: { [weak self] _ in
      self?.countDown()
    }
  }
}
