import ShopModel
import ShopScreens
import Testing
import TextUI

struct PaymentScreenTests {
  private func content(
    number: String = "", expiry: String = "", code: String = "", problems: [CardProblem] = []
  ) -> Content<PaymentScreen.Event> {
    PaymentScreen.content(
      number: Secret(number), expiry: expiry, code: Secret(code), problems: problems)
  }

  @Test("H4: of a number only the last four digits are seen, of a code none")
  func masked() {
    let content = content(number: "4242424242424242", expiry: "12/39", code: "123")
    #expect(
      ScreenText.lines(content) == [
        "# Payment", "[checkout.cancel] Cancel", "--",
        "[payment.number] Card number = “•••• •••• •••• 4242”",
        "[payment.expiry] Expiry = “12/39” (MM/YY)", "[payment.code] Code = “•••”", "--",
        "Nothing is charged before you place the order", "[payment.submit] Continue",
      ])
    #expect(content.faults == [])
  }

  @Test(
    "H4: a number is masked and grouped while it is typed",
    arguments: [
      ("", ""), ("4242", "4242"), ("42424", "•242 4"), ("3782822463100", "•••• •••••3 100"),
    ])
  func typing(typed: String, shown: String) {
    #expect(
      ScreenText.lines(content(number: typed))[3] == "[payment.number] Card number = “\(shown)”")
  }

  @Test("H4: errors stand at their fields, and the first of them wants the focus")
  func problems() {
    let content = content(
      number: "4242424242424242",
      problems: [
        CardProblem(.expiry, "Type the expiry"), CardProblem(.code, "Type the card's code"),
      ])
    #expect(
      ScreenText.lines(content)[3...5] == [
        "[payment.number] Card number = “•••• •••• •••• 4242”",
        "[payment.expiry] Expiry = “” (MM/YY) — error: Type the expiry",
        "[payment.code] Code = “” — error: Type the card's code",
      ])
    #expect(content.focus == "payment.expiry")
  }

  @Test("H4: what is typed and secret is told as a secret")
  func events() {
    let content = content()
    #expect(content.event("payment.number", text: "42") == .numberTyped(Secret("42")))
    #expect(content.event("payment.expiry", text: "12/39") == .expiryTyped("12/39"))
    #expect(content.event("payment.code", text: "123") == .codeTyped(Secret("123")))
    #expect(content.event("payment.submit") == .submitTapped)
    #expect(content.event("checkout.cancel") == .cancelTapped)
    #expect("\(PaymentScreen.Event.codeTyped(Secret("123")))" == "codeTyped(•••)")
  }
}
