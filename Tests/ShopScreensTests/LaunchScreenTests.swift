import ShopScreens
import Testing
import TextUI

struct LaunchScreenTests {
  @Test("L1: the launch screen says that it loads")
  func loading() {
    #expect(
      ScreenText.lines(LaunchScreen.content(failure: nil)) == [
        "# Arcade", "--", "(progress) Opening the shop…",
      ])
  }

  @Test("L1, G4: a failed launch gives the reason and starts over on Retry")
  func failed() {
    let content = LaunchScreen.content(failure: "The database is in use")
    #expect(
      ScreenText.lines(content) == [
        "# Arcade", "--", "(failure) The database is in use", "[launch.retry] Retry",
      ])
    #expect(content.event("launch.retry") == .retryTapped)
  }
}
