import ShopModel
import ShopScreens
import Testing
import TextUI

struct AccountScreenTests {
  private let ada = Shopper(id: 1, email: "ada@example.com")

  @Test("A1: a guest can sign in or register")
  func guest() {
    let content = AccountScreen.guest()
    #expect(
      ScreenText.lines(content) == [
        "# Account", "--", "You are shopping as a guest", "[account.signIn] Sign in",
        "[account.register] Create an account",
      ])
    #expect(content.event("account.signIn") == .signInTapped)
    #expect(content.event("account.register") == .registerTapped)
  }

  @Test("A1: a shopper reads their e-mail and address, and can sign out")
  func shopper() {
    let content = AccountScreen.content(
      ada,
      .loaded(Profile(email: ada.email, region: .unitedKingdom, address: Samples.ada)))
    #expect(
      ScreenText.lines(content) == [
        "# Account", "--", "## Signed in as", "ada@example.com", "--", "## Delivery address",
        "Ada Lovelace", "12 St James's Square", "London", "SW1Y 4JH", "United Kingdom", "--",
        "[account.signOut] Sign out",
      ])
    #expect(content.event("account.signOut") == .signOutTapped)
    #expect(content.faults == [])
  }

  @Test("A1: before the first order there is no address")
  func noAddress() {
    let content = AccountScreen.content(
      ada, .loaded(Profile(email: ada.email, region: .japan)))
    #expect(ScreenText.lines(content)[6] == "The address of your last order is kept here")
  }

  @Test("G4: the address is loaded; who it is, is known at once, also when that fails")
  func loading() {
    #expect(
      ScreenText.lines(AccountScreen.content(ada, .loading))[3...6] == [
        "ada@example.com", "--", "## Delivery address", "(progress) Loading your address…",
      ])
    let failed = AccountScreen.content(ada, .failed("The shop cannot be reached"))
    #expect(
      ScreenText.lines(failed)[6...7] == [
        "(failure) The shop cannot be reached", "[account.retry] Retry",
      ])
    #expect(failed.event("account.retry") == .retryTapped)
  }

  @Test("G10: while the shop has not answered, signing out is busy")
  func signingOut() {
    #expect(
      ScreenText.lines(AccountScreen.content(ada, .loading, isSigningOut: true)).last
        == "[account.signOut] Sign out — busy: You are being signed out")
  }

  @Test("G12: signing out is asked about, and the answer is named by what it does")
  func question() {
    #expect(AccountScreen.signOutQuestion.title == "Sign out?")
    #expect(AccountScreen.signOutQuestion.yes == "Sign out")
    #expect(AccountScreen.signOutQuestion.no == "Cancel")
    let alert = AlertController(AccountScreen.signOutQuestion) { _ in }
    #expect(
      ScreenText.lines(alert.content) == [
        "# Sign out?", "--",
        "Your cart, your saved products and your orders are here when you come back.", "--",
        "[confirm.yes] Sign out", "[confirm.no] Cancel",
      ])
  }
}
