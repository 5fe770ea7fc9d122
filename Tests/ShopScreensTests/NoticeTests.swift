import ShopModel
import ShopScreens
import Testing
import TextUI

struct NoticeTests {
  @Test("K2, G9: a step past the stock says how many there are")
  func atLimit() {
    #expect(
      Notice.atLimit(stock: 1_200, of: "Coffee mug, Navy")
        == Notice("Only 1,200 of Coffee mug, Navy in stock", kind: .stock))
    #expect(Notice.atLimit(stock: 0, of: "Atlas") == Notice("Atlas is sold out", kind: .stock))
  }

  @Test("K2, L3: a clamped quantity says what it is now")
  func clamped() {
    #expect(
      Notice.clamped(to: 3, of: "Atlas")
        == Notice("Only 3 of Atlas in stock: that is how many are in your cart now", kind: .stock))
  }

  @Test("K7: what is no longer sold is told by its name")
  func gone() {
    #expect(Notice.gone("Atlas") == Notice("Atlas is no longer sold", kind: .stock))
  }

  @Test("K2: a text that is no quantity is refused with the text")
  func quantity() {
    #expect(
      Notice.refused(TypedQuantityError(text: "12x"))
        == Notice("“12x” is not a quantity: type a number from 0 to 9,999", kind: .other))
  }

  @Test("L3, G9: a text that is no link has its place among the notices")
  func link() {
    #expect(
      Notice.refused(LinkError("it names no place"))
        == Notice("The link cannot be opened: it names no place", kind: .links))
  }

  @Test("G4: a failure is told by its reason, after everything else")
  func failed() {
    #expect(
      Notice.failed("The shop cannot be reached")
        == Notice("The shop cannot be reached", kind: .other))
  }
}
