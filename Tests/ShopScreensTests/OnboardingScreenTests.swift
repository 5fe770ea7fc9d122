import ShopScreens
import Testing
import TextUI

struct OnboardingScreenTests {
  @Test("L1: there are three pages; the last one leads into the shop and cannot be skipped")
  func pages() {
    #expect(OnboardingScreen.pageCount == 3)
    #expect(
      ScreenText.lines(OnboardingScreen.content(page: 0, finishing: .notYet)) == [
        "# Welcome", "--",
        "This is one shop, built several times over, each time in another architecture.",
        "Whichever of them you shop in: the shelves, the prices and your cart are the same.",
        "Page 1 of 3", "--", "[onboarding.next] Next", "[onboarding.skip] Skip",
      ])
    #expect(
      ScreenText.lines(OnboardingScreen.content(page: 1, finishing: .notYet)) == [
        "# Find things", "--",
        "Search by the beginnings of words: of a name, a maker, a tag, or a stock number.",
        "Choose a category, an order, or only what is in stock.",
        "Page 2 of 3", "--", "[onboarding.next] Next", "[onboarding.skip] Skip",
      ])
    #expect(
      ScreenText.lines(OnboardingScreen.content(page: 2, finishing: .notYet)) == [
        "# Take your time", "--",
        "Your cart is kept on this machine, and is there when you come back.",
        "What you take out of it by mistake can be put back.",
        "Page 3 of 3", "--", "[onboarding.next] Start shopping",
      ])
  }

  @Test("L1: a page that does not exist is the nearest that does", arguments: [(-1, 0), (3, 2)])
  func nearest(page: Int, shown: Int) {
    #expect(
      ScreenText.lines(OnboardingScreen.content(page: page, finishing: .notYet))
        == ScreenText.lines(OnboardingScreen.content(page: shown, finishing: .notYet)))
  }

  @Test("L1, G10: until the shop has answered, next and skip are busy")
  func busy() {
    let content = OnboardingScreen.content(page: 0, finishing: .unanswered)
    #expect(
      ScreenText.lines(content).suffix(2) == [
        "[onboarding.next] Next — busy: The shop is being opened",
        "[onboarding.skip] Skip — busy: The shop is being opened",
      ])
    #expect(content.faults == [])
  }

  @Test("L1, G4: when it fails, the page says why and offers Retry")
  func failed() {
    let content = OnboardingScreen.content(page: 2, finishing: .failed("No luck"))
    #expect(
      ScreenText.lines(content).suffix(5) == [
        "--", "(failure) No luck", "[onboarding.retry] Retry", "--",
        "[onboarding.next] Start shopping",
      ])
    #expect(content.event("onboarding.retry") == .retryTapped)
    #expect(content.event("onboarding.next") == .nextTapped)
  }

  @Test("L1: skipping is told as such")
  func skip() {
    let content = OnboardingScreen.content(page: 1, finishing: .notYet)
    #expect(content.event("onboarding.skip") == .skipTapped)
  }
}
