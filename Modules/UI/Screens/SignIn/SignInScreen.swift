import ShopModel
import TextUI

/// The form of the gate, with two faces: for those who have an account, and for those who want one.
/// Rule: S1, S2.
public enum SignInScreen {
  /// Which of the two it shows.
  public nonisolated enum Face: Equatable, Sendable {
    /// For those who have an account.
    case signIn
    /// For those who want one.
    case register
  }

  /// What the shopper did.
  public nonisolated enum Event: Equatable, Sendable {
    /// Typed an e-mail address; this is the whole text now.
    case emailTyped(String)
    /// Typed a password; this is the whole of it now.
    case passwordTyped(Secret)
    /// Submitted the form.
    case submitTapped
    /// Turned to the other face.
    case switchTapped
    /// Gave up.
    case cancelTapped
  }

  /// Why the shop did not let anybody in.
  public nonisolated enum Refusal: Equatable, Sendable {
    /// It did not accept what was typed, and does not say which half of it.
    case rejected
    /// It could not be asked, for this reason.
    case failed(String)
  }

  /// The e-mail address.
  public static let email: ControlID = "signIn.email"
  /// The password, which nobody sees.
  public static let password: ControlID = "signIn.password"
  /// Submits the form.
  public static let submit: ControlID = "signIn.submit"
  /// Turns to the other face.
  public static let turn: ControlID = "signIn.switch"
  /// Gives up.
  public static let cancel: ControlID = "signIn.cancel"

  /// The screen.
  ///
  /// - Parameter secondsLeft: for how long nothing can be submitted for this address; 0 for no wait.
  public static func content(_ form: SignInForm, secondsLeft: Int) -> Content<Event> {
    content(
      form.face, form.credentials, problems: form.problems, refusal: form.refusal,
      wait: secondsLeft > 0 ? secondsLeft : nil, isBusy: form.isBusy)
  }

  /// The screen.
  ///
  /// - Parameters:
  ///   - face: which of its two faces it shows.
  ///   - credentials: what is typed.
  ///   - problems: what was wrong with it when it was submitted last.
  ///   - refusal: why that did not let anybody in; nil when it was not refused.
  ///   - wait: for how many seconds nothing can be submitted for this address; nil for none.
  ///   - isBusy: whether the shop has not answered yet.
  public static func content(
    _ face: Face, _ credentials: Credentials, problems: [Credentials.Problem] = [],
    refusal: Refusal? = nil, wait: Int? = nil, isBusy: Bool = false
  ) -> Content<Event> {
    let words = FaceWords(face)
    let waiting = wait.map { "Try again in \(Format.count($0, "second"))" }
    var rows: [Row<Event>] = []
    if let refusal { rows.append(.text(text(of: refusal, words))) }
    if let waiting { rows.append(.text("There were too many tries. \(waiting)")) }
    let submit = Control<Event>.button(
      submit, words.title, .submitTapped,
      state: isBusy ? .busy(words.busy) : waiting.map { .disabled($0) } ?? .enabled)
    let turn = Control<Event>.button(
      turn, words.turn, .switchTapped, state: isBusy ? .disabled(words.busy) : .enabled)
    return Content(
      title: words.title, bar: [.button(cancel, "Cancel", .cancelTapped)],
      sections: [
        Section(nil, fields(credentials, problems)),
        Section(nil, rows + [.control(submit)]),
        Section(nil, [.control(turn)]),
      ],
      focus: problems.first.map { id(of: $0.field) })
  }

  private static func fields(
    _ credentials: Credentials, _ problems: [Credentials.Problem]
  ) -> [Row<Event>] {
    func error(_ field: Credentials.Field) -> String? {
      problems.first { $0.field == field }?.text
    }
    return [
      .control(
        .field(
          email, "E-mail", text: credentials.email, error: error(.email),
          typed: { .emailTyped($0) })),
      .control(
        .field(
          password, "Password", text: credentials.password.fieldText, error: error(.password),
          typed: { .passwordTyped(Secret($0)) })),
    ]
  }

  private static func id(of field: Credentials.Field) -> ControlID {
    switch field {
    case .email: email
    case .password: password
    }
  }

  private static func text(of refusal: Refusal, _ words: FaceWords) -> String {
    switch refusal {
    case .rejected: words.rejected
    case .failed(let reason): reason
    }
  }

  /// What the two faces say differently.
  private struct FaceWords {
    var title: String
    var turn: String
    var busy: String
    var rejected: String

    init(_ face: Face) {
      switch face {
      case .signIn:
        title = "Sign in"
        turn = "I have no account yet"
        busy = "You are being signed in"
        rejected = "E-mail and password do not match"
      case .register:
        title = "Create an account"
        turn = "I have an account"
        busy = "Your account is being created"
        rejected = "No account could be created with this e-mail and this password"
      }
    }
  }
}
