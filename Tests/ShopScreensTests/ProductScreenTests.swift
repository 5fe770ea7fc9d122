import ShopModel
import ShopScreens
import Testing
import TextUI

struct ProductScreenTests {
  private let mug = Samples.mug

  private func content(_ variant: Int, inCart: Int = 0) -> Content<ProductScreen.Event> {
    ProductScreen.content(.shown(mug, mug.variants[variant]), inCart: inCart)
  }

  @Test("P1, P2: a product with its choices, its price, what it is compared with, and its stock")
  func shown() {
    let content = content(1, inCart: 2)
    #expect(
      ScreenText.lines(content) == [
        "# Coffee mug", "--", "by Potters of Leeds", "--",
        "[product.option.Colour] Colour = *Navy / Sand (sold out)",
        "[product.option.Size] Size = Small (sold out) / *Large", "--",
        "Price .. £15.00", "Compare at .. £18.00", "Low: 3", "In your cart: 2",
        "[product.add] Add to cart", "[product.save] Saved = off", "--", "## About it",
        "Holds a lot.\nDishwasher safe.",
      ])
    #expect(content.event("product.add") == .addTapped)
    #expect(content.event("product.option.Colour", option: 1) == .optionChosen(0, "Sand"))
    #expect(content.event("product.option.Size", option: 0) == .optionChosen(1, "Small"))
    #expect(content.faults == [])
  }

  @Test("P1: what a product has not is not shown")
  func bare() {
    let content = ProductScreen.content(
      .shown(Samples.atlas, Samples.atlas.variants[0]), inCart: 0)
    #expect(
      ScreenText.lines(content) == [
        "# Atlas", "--", "Price .. £40.00", "In stock", "[product.add] Add to cart",
        "[product.save] Saved = off",
      ])
  }

  @Test(
    "P3, G2: at the stock limit add is disabled and says why",
    arguments: [
      (0, 0, "Sold out"), (0, 1, "Sold out"), (3, 3, "All 3 in stock are in your cart"),
      (3, 5, "All 3 in stock are in your cart"), (1, 1, "The only one in stock is in your cart"),
    ])
  func limit(stock: Int, inCart: Int, reason: String) {
    var variant = mug.variants[1]
    variant.stock = stock
    let content = ProductScreen.content(.shown(mug, variant), inCart: inCart)
    #expect(
      ScreenText.lines(content).contains("[product.add] Add to cart — disabled: \(reason)"))
  }

  @Test("P4: the saved mark can be set, also of what is sold out")
  func saved() {
    let content = ProductScreen.content(
      .shown(mug, mug.variants[0]), inCart: 0, isSaved: true)
    #expect(ScreenText.lines(content).contains("[product.save] Saved = on"))
    #expect(content.event("product.save") == .saveTapped)
  }

  @Test("P3: below the limit one more can be added")
  func belowLimit() {
    #expect(ScreenText.lines(content(1, inCart: 2)).contains("[product.add] Add to cart"))
  }

  @Test("G4: a product that loads says so; a failed load shows the reason and Retry")
  func loading() {
    #expect(
      ScreenText.lines(ProductScreen.content(.loading, inCart: 0)) == [
        "# Product", "--", "(progress) Loading the product…",
      ])
    let failed = ProductScreen.content(.failed("The shop cannot be reached"), inCart: 0)
    #expect(
      ScreenText.lines(failed) == [
        "# Product", "--", "(failure) The shop cannot be reached", "[product.retry] Retry",
      ])
    #expect(failed.event("product.retry") == .retryTapped)
  }

  @Test("P5: a product that is not there is shown as missing, by its own screen")
  func missing() {
    let content = ProductScreen.content(.missing, inCart: 0)
    #expect(ScreenText.lines(content) == ScreenText.lines(MissingScreen.content(.product)))
    #expect(content.event("missing.home") == .homeTapped)
  }

  @Test("G1: the name of an option is percent-encoded in its id")
  func optionKey() {
    #expect(ProductScreen.option("Grösse (EU)").text == "product.option.Gr%C3%B6sse%20%28EU%29")
  }
}
