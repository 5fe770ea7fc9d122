import CoordinatorKit
import CoordinatorsSignInInterface
import PatternKit
import Scenarios
import ShopModel
import ShopScreens
import ShopServices
import StorefrontTesting
import Testing
import TextUI

@testable import CoordinatorsSignIn

/// The form's view model, without a form: what is done goes in, routes and what it shows come out.
struct SignInViewModelTests {
  private struct Form {
    let shop: CoordinatorsShop
    let script: ShopScript
    let session: SessionModel
    let recorder = RouteRecorder<SignInRoute>()
    let model: SignInViewModel

    init(_ face: SignInFace = .signIn) async throws {
      shop = try await CoordinatorsShop.started()
      let scripted = ScriptedShop.around(shop)
      script = scripted.script
      session = SessionModel(
        nil, account: scripted.shop.account, tracker: shop.tracker, tell: { _ in })
      model = SignInViewModel(
        face, session: session, clock: shop.clock, tracker: shop.tracker, router: recorder.router)
    }

    func submit(_ email: String) {
      model.handle(.emailTyped(email))
      model.handle(.passwordTyped(Secret("correct horse")))
      model.handle(.submitTapped)
    }

    var submitState: Control<SignInScreen.Event>.State? {
      model.content.control(SignInScreen.submit)?.state
    }
  }

  private let ada = Shopper(id: 1, email: "ada@example.com")

  @Test(
    "S4: who is let in is led on, once; a form that has been left is answered and leads nowhere")
  func left() async throws {
    for isLeft in [false, true] {
      let form = try await Form(.registration)
      form.script.hold(.accountRegister, .reply)
      form.submit("ada@example.com")
      try await form.shop.settle()
      #expect(form.recorder.routes == [])
      if isLeft { form.model.didEnd() }
      try form.script.release(.accountRegister)
      try await form.shop.settle()
      #expect(form.recorder.routes == (isLeft ? [] : [.signedIn]))
      #expect(form.script.calls.map(\.service) == [.accountRegister])
      form.model.didEnd()
    }
  }

  @Test("S4: where another form has let somebody in, one gives up: at once, or when it is answered")
  func another() async throws {
    let idle = try await Form()
    idle.session.update(ada)
    #expect(idle.recorder.routes == [.leave])
    let gone = try await Form()
    gone.model.didEnd()
    gone.session.update(ada)
    #expect(gone.recorder.routes == [])
    let busy = try await Form()
    busy.script.hold(.accountSignIn, .reply)
    busy.submit("nobody@example.com")
    busy.session.update(ada)
    try await busy.shop.settle()
    #expect(busy.recorder.routes == [])
    try busy.script.release(.accountSignIn)
    try await busy.shop.settle()
    #expect(busy.recorder.routes == [.leave])
  }

  @Test("S2: the wait is of an address, and counts down each second, also while another is typed")
  func waiting() async throws {
    let form = try await Form()
    for _ in 0..<6 {
      form.submit("nobody@example.com")
      try await form.shop.settle()
    }
    #expect(form.submitState == .disabled("Try again in 30 seconds"))
    try await form.shop.clock.advance(by: .seconds(1), within: .seconds(10))
    #expect(form.submitState == .disabled("Try again in 29 seconds"))
    form.model.handle(.emailTyped("ada@example.com"))
    #expect(form.submitState == .enabled)
    #expect(form.shop.clock.sleeping == 0)
    try await form.shop.clock.advance(by: .seconds(9), within: .seconds(10))
    form.model.handle(.emailTyped(" NOBODY@example.com"))
    #expect(form.submitState == .disabled("Try again in 20 seconds"))
    form.model.handle(.switchTapped)
    #expect(form.submitState == .enabled)
    form.model.handle(.switchTapped)
    try await form.shop.clock.advance(by: .seconds(20), within: .seconds(10))
    #expect(form.submitState == .enabled)
    #expect(form.shop.clock.sleeping == 0)
    #expect(form.recorder.routes == [])
  }
}
