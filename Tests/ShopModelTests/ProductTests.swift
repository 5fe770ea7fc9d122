import ShopModel
import Testing

@Suite("Products")
struct ProductTests {
  private let sizeAndColour = [
    ProductOption(name: "Size", values: ["S", "M"]),
    ProductOption(name: "Colour", values: ["Navy", "White", "Moss"]),
  ]

  @Test("P1, P4: first shown is the first variant in stock, else the first")
  func firstShown() {
    let some = product([], variant("A", stock: 0), variant("B", stock: 2), variant("C"))
    #expect(some.firstShown?.sku == SKU("B"))
    let none = product([], variant("A", stock: 0), variant("B", stock: 0))
    #expect(none.firstShown?.sku == SKU("A"))
    #expect(product().firstShown == nil)
  }

  @Test("P1: the compare-at price is shown when it is higher")
  func compareAt() {
    #expect(variant("A", price: 100, compareAt: 150).higherPriceBefore == gbp(150))
    #expect(variant("A", price: 100, compareAt: 100).higherPriceBefore == nil)
    #expect(variant("A", price: 100, compareAt: 50).higherPriceBefore == nil)
    #expect(variant("A", price: 100).higherPriceBefore == nil)
    var other = variant("A", price: 100)
    other.compareAt = usd(900)
    #expect(other.higherPriceBefore == nil)
  }

  @Test("P2: choosing keeps the other choices if such a variant exists")
  func keepsChoices() throws {
    let tee = product(
      sizeAndColour, variant("1", ["S", "Navy"]), variant("2", ["M", "White"]),
      variant("3", ["M", "Navy"]))
    let first = tee.variants[0]
    #expect(tee.variant(choosing: "M", at: 0, from: first)?.sku == SKU("3"))
  }

  @Test("P2: else it takes the first that has the chosen value")
  func takesTheFirst() {
    let tee = product(
      sizeAndColour, variant("1", ["S", "Navy"]), variant("2", ["M", "White"], stock: 0),
      variant("3", ["M", "Moss"]))
    #expect(tee.variant(choosing: "M", at: 0, from: tee.variants[0])?.sku == SKU("2"))
    #expect(tee.variant(choosing: "Moss", at: 1, from: tee.variants[0])?.sku == SKU("3"))
    #expect(tee.variant(choosing: "S", at: 0, from: tee.variants[0])?.sku == SKU("1"))
  }

  @Test("P2: a value or an option that there is not chooses nothing")
  func noSuchValue() {
    let tee = product(sizeAndColour, variant("1", ["S", "Navy"]))
    #expect(tee.variant(choosing: "XL", at: 0, from: tee.variants[0]) == nil)
    #expect(tee.variant(choosing: "S", at: 2, from: tee.variants[0]) == nil)
    #expect(tee.variant(choosing: "S", at: -1, from: tee.variants[0]) == nil)
    #expect(tee.variant(choosing: "S", at: 0, from: variant("X"))?.sku == SKU("1"))
  }

  @Test("P2: a value that is only sold out is marked")
  func soldOutValues() {
    let tee = product(
      sizeAndColour, variant("1", ["S", "Navy"], stock: 0), variant("2", ["M", "Navy"], stock: 1),
      variant("3", ["M", "White"], stock: 0))
    #expect(tee.isSoldOut("S", at: 0))
    #expect(!tee.isSoldOut("M", at: 0))
    #expect(!tee.isSoldOut("Navy", at: 1))
    #expect(tee.isSoldOut("White", at: 1))
  }

  @Test("C1, O3: a list shows from £x when variants differ, and the sum's stock word")
  func summary() throws {
    let same = try #require(
      ProductSummary(product([], variant("A", stock: 2), variant("B", stock: 1))))
    #expect(same.priceText == "£1.00")
    #expect(same.stock == 3)
    #expect(same.stockWord == .low(3))
    #expect(same.handle == Handle("mug"))
    #expect(same.name == "Mug")
    let differing = try #require(
      ProductSummary(
        product([], variant("A", price: 300), variant("B", price: 250, stock: -4))))
    #expect(differing.priceText == "from £2.50")
    #expect(differing.stock == 10)
    #expect(ProductSummary(product()) == nil)
    let huge = product([], variant("A", stock: .max), variant("B", stock: 1))
    #expect(ProductSummary(huge)?.stock == .max)
  }

  @Test(
    "C1: the stock word: in stock, low for 1…5, sold out",
    arguments: [
      (-1, "Sold out"), (0, "Sold out"), (1, "Low: 1"), (5, "Low: 5"), (6, "In stock"),
      (999_999, "In stock"),
    ])
  func stockWords(stock: Int, text: String) {
    #expect(StockWord(stock).text == text)
    #expect(variant("A", stock: stock).stockWord.text == text)
  }

  @Test("C3: a text is searched for trimmed, at most 100 characters")
  func searchedText() {
    #expect(CatalogQuery(text: " \n blue  mug\t").searchedText == "blue  mug")
    #expect(CatalogQuery(text: "   ").searchedText == "")
    let long = String(repeating: "é", count: 99)
    #expect(CatalogQuery(text: long + " x").searchedText == long)
    #expect(CatalogQuery(text: long + "xyz").searchedText == long + "x")
  }

  @Test("I4: SKUs and handles are compared byte for byte, and ordered so")
  func identifiers() {
    #expect(SKU("0017") != SKU("17"))
    #expect(SKU("caf\u{E9}") != SKU("cafe\u{301}"))
    #expect(Handle("caf\u{E9}") != Handle("cafe\u{301}"))
    #expect(Set([SKU("caf\u{E9}"), SKU("cafe\u{301}"), SKU("caf\u{E9}")]).count == 2)
    #expect(SKU("A") < SKU("a"))
    #expect(Handle("z") < Handle("é"))
  }
}
