import Testing

@testable import Terminal

nonisolated struct CellWidthTests {
  @Test(
    "A text takes as many cells as a terminal gives it",
    arguments: [
      ("", 0), ("Mug", 3), ("Café", 4), ("Cafe\u{301}", 4), ("抹茶碗", 6), ("茶筅 Bamboo", 11),
      ("한국어", 6), ("ｶﾀｶﾅ", 4), ("カタカナ", 8), ("شاي", 3), ("−£5.00", 6), ("… › •", 5),
      ("e\u{301}\u{302}", 1), ("\u{200B}", 0),
    ])
  func texts(text: String, cells: Int) {
    #expect(CellWidth.of(text) == cells)
  }

  @Test(
    "An emoji takes two cells, however many scalars it is made of",
    arguments: [
      "🫖", "👍🏽", "👩‍🍳", "👨‍👩‍👧‍👦", "🇬🇧", "❤️", "1️⃣", "🏴‍☠️",
    ])
  func emoji(text: String) {
    #expect(text.count == 1)
    #expect(CellWidth.of(text) == 2)
  }

  @Test(
    "What is ambiguous takes one cell", arguments: ["§", "°", "±", "×", "α", "Я", "─", "①", "❤"])
  func ambiguous(text: String) {
    #expect(CellWidth.of(text) == 1)
  }

  @Test("G14: what is counted without asking is what asking finds, and melts with none of its kind")
  func plain() {
    let plain = (0...0xFFFF).compactMap(Unicode.Scalar.init).filter(CellWidth.isPlain)
    #expect(plain.count > 700)
    for scalar in plain {
      let character = Character(scalar)
      #expect(CellWidth.of(character) == 1)
      let text = "e\(character)e\(character)\(character)"
      #expect(text.count == 5, "\(scalar)")
      #expect(CellWidth.of(text) == text.reduce(0) { $0 + CellWidth.of($1) })
    }
  }

  @Test("Spaces fill a text up to the cells that it is to take, and never cut it")
  func padding() {
    #expect("抹茶".padded(toCells: 6) == "抹茶  ")
    #expect("Mug".padded(toCells: 3) == "Mug")
    #expect("Mugs".padded(toCells: 3) == "Mugs")
    #expect("".padded(toCells: 2) == "  ")
  }
}
