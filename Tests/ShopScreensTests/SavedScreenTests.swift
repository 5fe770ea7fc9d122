import ShopModel
import ShopScreens
import Testing
import TextUI

struct SavedScreenTests {
  private let mug = SavedProduct(
    handle: Handle("coffee-mug"), name: "Coffee mug", summary: ProductSummary(Samples.mug),
    firstInStock: SKU("MUG-NAVY-L"))
  private let gone = SavedProduct(handle: Handle("globe"), name: "Globe")

  private var soldOut: SavedProduct {
    var summary = ProductSummary(Samples.atlas)
    summary?.stock = 0
    return SavedProduct(handle: Handle("atlas"), name: "Atlas", summary: summary)
  }

  @Test("O3, P4: a saved product has its price and its stock, and can be moved and removed")
  func shown() {
    let content = SavedScreen.content(.shown([mug]))
    #expect(
      ScreenText.lines(content) == [
        "# Saved", "--", "[saved.item.coffee-mug] Coffee mug | from £12.50 | Low: 3",
        "[saved.move.coffee-mug] Move to cart", "[saved.remove.coffee-mug] Remove",
      ])
    #expect(content.event("saved.item.coffee-mug") == .itemTapped(mug.handle))
    #expect(content.event("saved.move.coffee-mug") == .moveTapped(mug.handle))
    #expect(content.event("saved.remove.coffee-mug") == .removeTapped(mug.handle))
    #expect(content.faults == [])
  }

  @Test("P4: with no variant in stock there is nothing to move")
  func nothingInStock() {
    #expect(
      ScreenText.lines(SavedScreen.content(.shown([soldOut])))[2...3] == [
        "[saved.item.atlas] Atlas | £40.00 | Sold out",
        "[saved.move.atlas] Move to cart — disabled: Sold out",
      ])
  }

  @Test("I7: what is not sold any more stays, says so, and can only be removed")
  func notSold() {
    #expect(
      ScreenText.lines(SavedScreen.content(.shown([gone])))[2...4] == [
        "[saved.item.globe] Globe |  — disabled: No longer sold",
        "[saved.move.globe] Move to cart — disabled: No longer sold",
        "[saved.remove.globe] Remove",
      ])
  }

  @Test("G10: what is being moved is busy, and nothing else")
  func moving() {
    let busy = SavedScreen.content(.shown([mug, soldOut]), moving: [mug.handle]).controls
      .filter { $0.state == .busy("It is being moved to the cart") }
    #expect(busy.map(\.id) == ["saved.move.coffee-mug"])
  }

  @Test("H7: while a payment is checked nothing goes to the cart; a mark can still be cleared")
  func locked() {
    let lines = ScreenText.lines(SavedScreen.content(.shown([mug]), isLocked: true))
    #expect(
      lines[3...4] == [
        "[saved.move.coffee-mug] Move to cart — disabled: Your payment is being checked",
        "[saved.remove.coffee-mug] Remove",
      ])
  }

  @Test("O3: an empty list leads to the shop")
  func empty() {
    let content = SavedScreen.content(.shown([]))
    #expect(
      ScreenText.lines(content) == [
        "# Saved", "--", "(empty) Nothing is saved: What you save in the shop is kept here",
        "[saved.browse] Browse the shop",
      ])
    #expect(content.event("saved.browse") == .browseTapped)
  }

  @Test("G4: a list that loads says so; a failed load shows the reason and Retry")
  func loading() {
    #expect(
      ScreenText.lines(SavedScreen.content(.loading)) == [
        "# Saved", "--", "(progress) Loading what you saved…",
      ])
    let failed = SavedScreen.content(.failed("The shop cannot be reached"))
    #expect(
      ScreenText.lines(failed) == [
        "# Saved", "--", "(failure) The shop cannot be reached", "[saved.retry] Retry",
      ])
    #expect(failed.event("saved.retry") == .retryTapped)
  }
}
