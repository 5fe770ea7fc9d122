import ShopDatabase
import ShopModel
import ShopServices
import Testing

/// What is found.
struct SearchTests {
  let bench: Bench

  init() async throws {
    bench = try Bench()
    try await bench.database.replaceCatalogue([
      Fixtures.product(
        "mug", "Blue Mug", vendor: "Kiln", tags: ["Kitchen", "Gift"], skus: ["MUG-NAVY"]),
      Fixtures.product("creme", "Crème Brûlée Dish", vendor: "Żółw", skus: ["0017"]),
      Fixtures.product("jug", "Blue Jug", vendor: "Leaf", tags: ["kitchen"], skus: ["JUG.1"]),
      Fixtures.product("word", "AND OR NOT NEAR", vendor: "Say \"Hi\"", skus: ["W"]),
    ])
  }

  private func found(_ text: String) async throws -> [String] {
    try await bench.shop.catalog.page(CatalogQuery(text: text), after: nil).items
      .map(\.handle.text)
  }

  @Test(
    "C3: every word is a prefix, in any order, in name, vendor, tags and SKU",
    arguments: [
      ("blue", ["mug", "jug"]), ("BLU", ["mug", "jug"]), ("mug blue", ["mug"]),
      ("kiln kit", ["mug"]), ("kitch", ["mug", "jug"]), ("navy", ["mug"]), ("mug-na", ["mug"]),
      ("jug.1", ["jug"]), ("ug", []), ("blue dish", []), ("001", ["creme"]), ("17", []),
      ("leaf blue kitchen jug", ["jug"]),
    ])
  func prefixes(_ text: String, _ handles: [String]) async throws {
    #expect(try await found(text) == handles)
  }

  @Test(
    "C3: case and diacritics make no difference, either way",
    arguments: [
      ("creme brulee", ["creme"]), ("CRÈME", ["creme"]), ("cre\u{300}me", ["creme"]),
      ("żółw", ["creme"]), ("zół", ["creme"]), ("blüe", ["mug", "jug"]),
    ])
  func folding(_ text: String, _ handles: [String]) async throws {
    #expect(try await found(text) == handles)
  }

  @Test(
    "C3: what the index takes for syntax is text like any other",
    arguments: [
      ("AND", ["word"]), ("OR NOT", ["word"]), ("NEAR", ["word"]), ("say \"hi\"", ["word"]),
      ("\"", []), ("blue\"", ["mug", "jug"]), ("blue*", ["mug", "jug"]), ("name:blue", []),
      ("blue -jug", ["jug"]), ("(blue", ["mug", "jug"]), ("^blue", ["mug", "jug"]),
      ("blue\0jug", ["jug"]), ("{blue}", ["mug", "jug"]), ("'; --", []),
    ])
  func syntax(_ text: String, _ handles: [String]) async throws {
    #expect(try await found(text) == handles, "\(text.debugDescription)")
  }

  @Test(
    "C3: a word of punctuation alone asks for nothing beside others",
    arguments: ["blue &", "- blue", "blue & jug", "… blue"])
  func punctuation(_ text: String) async throws {
    #expect(try await found(text) == (text.contains("jug") ? ["jug"] : ["mug", "jug"]))
  }

  @Test("C3: the text is trimmed; nothing but space is no search")
  func trimmed() async throws {
    #expect(try await found("  blue  \n") == ["mug", "jug"])
    #expect(try await found(" \t\u{a0}\n") == ["mug", "creme", "jug", "word"])
    #expect(try await found("\0") == ["mug", "creme", "jug", "word"])
    #expect(try await found("") == ["mug", "creme", "jug", "word"])
  }

  @Test("C3: a hundred characters count, after trimming; what follows does not")
  func limit() async throws {
    let filled = "blue" + String(repeating: " ", count: 96)
    #expect(try await found(filled + "zebra") == ["mug", "jug"])
    #expect(try await found("   " + filled.dropLast() + "zebra") == [], "its z is the hundredth")
    #expect(try await found(String(repeating: "x", count: 100_000)) == [])
  }

  @Test("C2, C3: search, category, stock and order work together")
  func together() async throws {
    try await bench.hand.setPrice(of: SKU("MUG-NAVY"), to: Money(2_000, .gbp))
    let query = CatalogQuery(text: "blue", category: "cups", inStockOnly: true, sort: .priceUp)
    let page = try await bench.shop.catalog.page(query, after: nil)
    #expect(page.items.map(\.handle.text) == ["jug", "mug"])
    try await bench.hand.setStock(of: SKU("JUG.1"), to: 0)
    let later = try await bench.shop.catalog.page(query, after: nil)
    #expect(later.items.map(\.handle.text) == ["mug"])
  }
}
