import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// Lets a shopper through at once. From a guest it holds what they wanted, one wish at most, shows
/// the sign-in, and goes on with exactly that when it has let them in. Rule: S4.
public final class SignInGate {
  private let account: any AccountService
  private let shopper: ReadOnlyCurrent<Shopper?>
  private let window: Window
  private let clock: any AppClock
  private let tracker: TaskTracker
  private let tracer: Tracer
  /// A sign-in is of the shop, not of its form: what it has to tell is told when that was left.
  private let scope: TaskScope

  private var held: Wish?
  private weak var form: SignInViewController?

  private struct Wish {
    var name: String
    var goOn: () -> Void
  }

  /// Makes a gate that shows its form over the root of `window`.
  ///
  /// - Parameter shopper: who is signed in; nil for a guest.
  public init(
    account: any AccountService, shopper: ReadOnlyCurrent<Shopper?>, window: Window,
    clock: any AppClock, tracker: TaskTracker, tracer: Tracer
  ) {
    self.account = account
    self.shopper = shopper
    self.window = window
    self.clock = clock
    self.tracker = tracker
    self.tracer = tracer
    scope = TaskScope(tracker, owner: "SignInGate")
    shopper.observe(self) { [weak self] in self?.shopperDidChange(to: $0) }
  }

  /// Does what a shopper may do, now or after the sign-in.
  ///
  /// - Parameters:
  ///   - wish: what it is called, for the trace.
  ///   - goOn: what is done.
  public func pass(_ wish: String, _ goOn: @escaping () -> Void) {
    guard shopper.value == nil else { return goOn() }
    open(.signIn)
    held = Wish(name: wish, goOn: goOn)
    tracer.record(.gateHeld, "SignInGate", wish)
  }

  /// Shows the form, for nothing but to sign in or to register.
  public func open(_ face: SignInScreen.Face) {
    drop()
    let form = SignInViewController(face, clock: clock, tracker: tracker)
    form.onSubmit = { [weak self, weak form] in self?.ask($0, $1, for: form) }
    form.onRemoved = { [weak self, weak form] _ in self?.didClose(form) }
    self.form = form
    window.rootViewController?.present(form)
  }
}

// MARK: - Signing in

extension SignInGate {
  private func ask(
    _ face: SignInScreen.Face, _ credentials: Credentials, for form: SignInViewController?
  ) {
    scope.ask { [account] in
      switch face {
      case .signIn: try await account.signIn(credentials)
      case .register: try await account.register(credentials)
      }
    } then: { [weak self, weak form] answer in
      self?.didAnswer(answer, to: form)
    }
  }

  private func didAnswer(
    _ answer: Result<SignInAnswer, ShopError>, to form: SignInViewController?
  ) {
    guard case .success(.signedIn(_, let news)) = answer else {
      // Somebody was let in meanwhile, by a form that had been left: this one is of no use now.
      if shopper.value != nil { form?.dismiss() } else { form?.didAnswer(answer) }
      return
    }
    // What is on its way may be the end of the form: who has left it before the answer came has
    // dropped the wish, also where the window has not closed it yet.
    window.inOneTransition({}) { [weak self, weak form] in
      guard let self else { return }
      if let form, form === self.form { goOn(from: form) }
      for notice in news.notices { window.notify(notice) }
    }
  }

  /// The form gives way to what was wanted, and what is below it does not come on top in between.
  private func goOn(from form: SignInViewController) {
    let wish = held
    held = nil
    if let wish { tracer.record(.gateOpened, "SignInGate", wish.name) }
    window.inOneTransition {
      form.dismiss()
      wish?.goOn()
    }
  }

  /// A wish never goes on for another shopper than the one who had it.
  private func shopperDidChange(to shopper: Shopper?) {
    guard shopper != nil, let form, !form.isBusy else { return }
    form.dismiss()
  }

  private func didClose(_ form: SignInViewController?) {
    guard form === self.form else { return }
    drop()
  }

  private func drop() {
    if let held { tracer.record(.gateDropped, "SignInGate", held.name) }
    held = nil
    form = nil
  }
}
