import BoardKit
import BoardsSignInInterface
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// The gate. It knows nothing of what waits behind it: that is the motherboard's. Rule: S1, S4.
final class SignInBoard: Board, GuaranteedBoard {
  typealias IO = SignInIO

  private let shopper: ReadOnlyCurrent<Shopper?>
  private let clock: any AppClock
  private let shopWindow: Window

  /// - Parameters:
  ///   - shopper: who is signed in; nil for a guest.
  ///   - window: where it is told what a sign-in brings, also when the form has been left.
  init(
    _ identifier: BoardID, shopper: ReadOnlyCurrent<Shopper?>, clock: any AppClock, window: Window
  ) {
    self.shopper = shopper
    self.clock = clock
    shopWindow = window
    super.init(identifier: identifier)
  }

  func activate(withGuaranteedInput input: SignInInput, in activation: Activation) {
    let form = SignInViewController(
      input == .signIn ? .signIn : .register, clock: clock, scope: activation.scope)
    form.onSubmit = { [weak self, weak form, weak activation] face, credentials in
      guard let form, let activation else { return }
      self?.ask(
        Submission(form: activation.token, face: face, credentials: credentials), form, activation)
    }
    form.onCancel = { [weak self, weak activation] in
      if let activation { self?.complete(false, of: activation) }
    }
    // Somebody was let in meanwhile by a form that had been left: what waits here is not theirs.
    activation.keep(
      shopper.observe(self) { [weak self, weak form, weak activation] shopper in
        guard shopper != nil, let form, !form.isBusy, let activation else { return }
        self?.complete(false, of: activation)
      })
    show(form, .modal, in: activation)
  }
}

extension SignInBoard {
  private func ask(
    _ submission: Submission, _ form: SignInViewController, _ activation: Activation
  ) {
    let answered = {
      [weak self, weak form, weak activation, shopWindow]
      (answer: Result<SignInAnswer, ShopError>) in
      guard case .success(.signedIn(_, let news)) = answer else {
        if let self, let form, let activation { didRefuse(answer, to: form, activation) }
        return
      }
      // What is on its way may be the end of the form: who has left it before the answer came has
      // dropped what waits, also where the window has not closed it yet.
      shopWindow.inOneTransition({}) {
        if let activation { self?.complete(true, of: activation) }
        for notice in news.notices { shopWindow.notify(notice) }
      }
    }
    io(AuthenticateIO.self).activation.activate(
      with: BlockTaskParameter(input: submission)
        .onSuccess { answered(.success($0)) }
        .onError { answered(.failure(ShopError($0))) })
  }

  private func didRefuse(
    _ answer: Result<SignInAnswer, ShopError>, to form: SignInViewController,
    _ activation: Activation
  ) {
    // Another form has let somebody in: this one is of no use now.
    if shopper.value != nil { complete(false, of: activation) } else { form.didAnswer(answer) }
  }
}
