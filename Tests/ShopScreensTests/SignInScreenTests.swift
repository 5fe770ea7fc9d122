import ShopModel
import ShopScreens
import Testing
import TextUI

struct SignInScreenTests {
  private let typed = Credentials(email: "ada@example.com", password: Secret("correct horse"))

  @Test("S1: both faces ask for e-mail and password, and lead to each other and out")
  func faces() {
    let signIn = SignInScreen.content(.signIn, Credentials())
    #expect(
      ScreenText.lines(signIn) == [
        "# Sign in", "[signIn.cancel] Cancel", "--", "[signIn.email] E-mail = “”",
        "[signIn.password] Password = “”", "--", "[signIn.submit] Sign in", "--",
        "[signIn.switch] I have no account yet",
      ])
    let register = SignInScreen.content(.register, Credentials())
    #expect(
      ScreenText.lines(register) == [
        "# Create an account", "[signIn.cancel] Cancel", "--", "[signIn.email] E-mail = “”",
        "[signIn.password] Password = “”", "--", "[signIn.submit] Create an account", "--",
        "[signIn.switch] I have an account",
      ])
    #expect(signIn.faults == [])
    #expect(signIn.focus == nil)
  }

  @Test("H4: a password is shown by three points, however long, and told as a secret")
  func password() {
    let content = SignInScreen.content(.signIn, typed)
    #expect(
      ScreenText.lines(content)[3...4] == [
        "[signIn.email] E-mail = “ada@example.com”", "[signIn.password] Password = “•••”",
      ])
    let event = content.event("signIn.password", text: "x")
    #expect(event == .passwordTyped(Secret("x")))
    #expect(event.map { "\($0)" } == "passwordTyped(•••)")
  }

  @Test("S1: what is done is told")
  func events() {
    let content = SignInScreen.content(.signIn, typed)
    #expect(content.event("signIn.email", text: "b") == .emailTyped("b"))
    #expect(content.event("signIn.submit") == .submitTapped)
    #expect(content.event("signIn.switch") == .switchTapped)
    #expect(content.event("signIn.cancel") == .cancelTapped)
  }

  @Test("S1, S2: what is wrong stands at its field, and the first wants the focus")
  func problems() {
    let wrong = Credentials(email: "ada", password: Secret("short"))
    let content = SignInScreen.content(.signIn, wrong, problems: wrong.problems)
    #expect(
      ScreenText.lines(content)[3...4] == [
        "[signIn.email] E-mail = “ada” — error: This is not an e-mail address",
        "[signIn.password] Password = “•••” — error: A password has at least 8 characters",
      ])
    #expect(content.focus == "signIn.email")
    let short = Credentials(email: "ada@example.com", password: Secret("short"))
    #expect(
      SignInScreen.content(.signIn, short, problems: short.problems).focus == "signIn.password")
  }

  @Test("S1, S2: one message for a pair that is refused, and it does not say why")
  func refused() {
    #expect(
      ScreenText.lines(SignInScreen.content(.signIn, typed, refusal: .rejected))[5...7] == [
        "--", "E-mail and password do not match", "[signIn.submit] Sign in",
      ])
    #expect(
      ScreenText.lines(SignInScreen.content(.register, typed, refusal: .rejected))[6]
        == "No account could be created with this e-mail and this password")
    #expect(
      ScreenText.lines(
        SignInScreen.content(.register, typed, refusal: .failed("The shop cannot be reached")))[6]
        == "The shop cannot be reached")
  }

  @Test("S2: a wait is counted down, and nothing can be submitted meanwhile", arguments: [30, 1])
  func waiting(seconds: Int) {
    let content = SignInScreen.content(.signIn, typed, wait: seconds)
    let left = seconds == 1 ? "1 second" : "30 seconds"
    #expect(
      ScreenText.lines(content)[6...7] == [
        "There were too many tries. Try again in \(left)",
        "[signIn.submit] Sign in — disabled: Try again in \(left)",
      ])
  }

  @Test("G10: while the shop has not answered, the form cannot be submitted or turned, but left")
  func busy() {
    let signIn = ScreenText.lines(SignInScreen.content(.signIn, typed, isBusy: true))
    #expect(signIn[1] == "[signIn.cancel] Cancel")
    #expect(signIn[6] == "[signIn.submit] Sign in — busy: You are being signed in")
    #expect(
      signIn[8] == "[signIn.switch] I have no account yet — disabled: You are being signed in")
    #expect(
      ScreenText.lines(SignInScreen.content(.register, typed, isBusy: true))[6]
        == "[signIn.submit] Create an account — busy: Your account is being created")
  }
}
