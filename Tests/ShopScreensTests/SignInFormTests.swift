import Foundation
import ShopModel
import ShopScreens
import Testing

struct SignInFormTests {
  private let now = Date(timeIntervalSince1970: 1_767_225_600)

  private func form(_ email: String = "ada@example.com") -> SignInForm {
    var form = SignInForm(.signIn)
    form.credentials.email = email
    form.credentials.password = Secret("correct horse")
    return form
  }

  @Test("S1: what is wrong is said, and nobody is asked")
  func problems() {
    var form = form("ada")
    let isAsked = form.submit()
    #expect(!isAsked)
    #expect(form.problems.map(\.field) == [.email])
    #expect(!form.isBusy)
    form.credentials.email = "ada@example.com"
    let isAskedNow = form.submit()
    #expect(isAskedNow)
    #expect(form.problems == [])
    #expect(form.isBusy)
  }

  @Test("S1: a refusal is said until it is submitted anew, and busy ends with each answer")
  func refusal() {
    var form = form()
    _ = form.submit()
    form.didAnswer(.rejected)
    #expect(form.refusal == .rejected)
    #expect(!form.isBusy)
    _ = form.submit()
    #expect(form.refusal == nil)
    form.didAnswer(waitUntil: now)
    #expect(!form.isBusy)
    #expect(form.refusal == nil)
  }

  @Test("S1: the other face takes the address over, and nothing else")
  func turned() {
    var form = form("ada")
    _ = form.submit()
    form.turn()
    #expect(form.face == .register)
    #expect(form.credentials.email == "ada")
    #expect(form.credentials.password.isEmpty)
    #expect(form.problems == [])
    form.turn()
    #expect(form.face == .signIn)
  }

  @Test(
    "S2: a wait is that of the address that was submitted, however it is typed, at signing in only")
  func wait() {
    var form = form()
    _ = form.submit()
    form.credentials.email = "bob@example.com"
    form.didAnswer(waitUntil: now.addingTimeInterval(30))
    #expect(form.secondsLeft(at: now) == 0)
    form.credentials.email = " ADA@example.com"
    #expect(form.secondsLeft(at: now) == 30)
    #expect(form.secondsLeft(at: now.addingTimeInterval(29.5)) == 1)
    #expect(form.secondsLeft(at: now.addingTimeInterval(30)) == 0)
    form.turn()
    #expect(form.secondsLeft(at: now) == 0)
  }
}
