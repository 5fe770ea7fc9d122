import ShopScreens
import Testing
import TextUI

struct MissingScreenTests {
  @Test("P5: what is missing is named, and the shop is one step away")
  func product() {
    let content = MissingScreen.content(.product)
    #expect(
      ScreenText.lines(content) == [
        "# Not found", "--",
        "(empty) We could not find that product: "
          + "It may not be sold any more, or the link may be wrong",
        "[missing.home] Go to the shop",
      ])
    #expect(content.event("missing.home") == .homeTapped)
  }

  @Test("P5: an unknown stock number is called an article")
  func variant() {
    #expect(
      ScreenText.lines(MissingScreen.content(.variant))[2].hasPrefix(
        "(empty) We could not find that article"))
  }
}
