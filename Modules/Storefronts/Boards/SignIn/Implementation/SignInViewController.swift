import Foundation
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// The form. It checks what is typed, and counts down when the shop says so; its board makes the call,
/// which goes on when the form has been left. Rule: S1, S2.
final class SignInViewController: ContentViewController<SignInScreen.Event> {
  /// The shopper has submitted the form: asks the shop, whose answer comes to ``didAnswer(_:)``.
  var onSubmit: ((SignInScreen.Face, Credentials) -> Void)?
  /// The shopper has given up.
  var onCancel: (() -> Void)?

  /// Whether what was submitted is not answered yet.
  private(set) var isBusy = false

  private let clock: any AppClock
  private let scope: TaskScope

  private var face: SignInScreen.Face
  private var credentials = Credentials()
  private var problems: [Credentials.Problem] = []
  private var refusal: SignInScreen.Refusal?
  /// What was submitted last.
  private var asked = Credentials()
  /// Until when the shop has said to wait, by normalised address.
  private var waits: [String: Date] = [:]
  private var countdown: TaskHandle?

  /// Makes the form, which shows that face first.
  init(_ face: SignInScreen.Face, clock: any AppClock, scope: TaskScope) {
    self.face = face
    self.clock = clock
    self.scope = scope
    super.init()
  }

  override var content: Content<SignInScreen.Event> {
    SignInScreen.content(
      face, credentials, problems: problems, refusal: refusal,
      wait: secondsLeft > 0 ? secondsLeft : nil, isBusy: isBusy)
  }

  override func handle(_ event: SignInScreen.Event) {
    switch event {
    case .emailTyped(let text): credentials.email = text
    case .passwordTyped(let password): credentials.password = password
    case .submitTapped: submit()
    case .switchTapped: turn()
    case .cancelTapped:
      onCancel?()
      return
    }
    countDown()
  }

  /// The shop has not let anybody in, for the reason that it gives.
  func didAnswer(_ answer: Result<SignInAnswer, ShopError>) {
    isBusy = false
    switch answer {
    case .success(.signedIn): break
    case .success(.rejected): refusal = .rejected
    case .success(.wait(let end)):
      if let address = asked.address { waits[address.normalized] = end }
    case .failure(let error): refusal = .failed(error.text)
    }
    countDown()
  }
}

// MARK: - The form

extension SignInViewController {
  private func submit() {
    problems = credentials.problems
    refusal = nil
    guard problems.isEmpty else { return }
    isBusy = true
    asked = credentials
    onSubmit?(face, credentials)
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

extension SignInViewController {
  /// For how long nothing is asked for the address as it is typed; 0 for no wait. Rule: S2.
  private var secondsLeft: Int {
    guard face == .signIn, let address = credentials.address, let end = waits[address.normalized]
    else { return 0 }
    return SignInLock.secondsLeft(until: end, at: clock.now)
  }

  /// Shows the form as it is now, and each second anew while there is something to count down.
  private func countDown() {
    setNeedsRender()
    countdown?.cancel()
    guard secondsLeft > 0 else { return }
    countdown = scope.load { [clock] in
      try await clock.sleep(for: .seconds(1))
    } then: { [weak self] _ in
      self?.countDown()
    }
  }
}
