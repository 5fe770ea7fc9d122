import Terminal
import Testing

nonisolated struct FrameTests {
  @Test("G14: what is written on a frame is cut off at its edges")
  func clipped() {
    var frame = Frame(columns: 6, rows: 2)
    frame.write("Harbour Mug", row: 0, column: 2)
    frame.write("Harbour Mug", row: 1, column: -5)
    frame.write("nowhere", row: 2)
    frame.write("nowhere", row: -1)
    frame.write("nowhere", row: 0, column: 6)
    frame.write("nowhere", row: 0, column: -7)
    #expect(frame.lines == ["  Harb", "ur Mug"])
    frame.write("1234", row: 1, column: 1, limit: 2)
    #expect(frame.lines[1] == "u12Mug")
    frame.write("1234", row: 1, column: 1, limit: 0)
    frame.write("1234", row: 1, column: 1, limit: -3)
    #expect(frame.lines[1] == "u12Mug")
  }

  @Test("G14: never is a half of a wide grapheme shown, at neither edge and at no limit")
  func halves() {
    var frame = Frame(columns: 5, rows: 1)
    frame.write("抹茶碗", row: 0)
    #expect(frame.lines == ["抹茶 "])
    frame.write("抹茶碗", row: 0, column: -1)
    #expect(frame.lines == [" 茶碗"])
    frame.write("抹茶碗", row: 0, column: -3)
    #expect(frame.lines == [" 碗碗"])
    frame = Frame(columns: 5, rows: 1)
    frame.write("a茶b", row: 0, limit: 2)
    #expect(frame.lines == ["a    "])
    #expect(frame.rows[0].allSatisfy { $0 != .tail })
  }

  @Test("G14: of a wide grapheme that loses one half the other is a space")
  func overwritten() {
    var frame = Frame(lines: ["抹茶碗"])
    frame.write("x", row: 0, column: 1)
    #expect(frame.lines == [" x茶碗"])
    frame.write("x", row: 0, column: 2)
    #expect(frame.lines == [" xx 碗"])
    frame.write("茶", row: 0, column: 3)
    #expect(frame.lines == [" xx茶 "])
  }

  @Test("G7, G14: nothing in a frame can steer a terminal: it is escaped, and takes its cells")
  func escaped() {
    var frame = Frame(columns: 20, rows: 1)
    frame.write("a\u{1B}[31m\u{202E}b\nc", row: 0)
    #expect(frame.lines == [#"a\e[31m\u{202E}b\nc "#])
    #expect(Frame(lines: ["\r\n"]).lines == [#"\u{D}\n"#])
  }

  @Test("G14: marks without a letter take no cell, and stand in none")
  func marks() {
    #expect(Frame(lines: ["\u{301}a\u{200B}b"]).lines == ["ab"])
    #expect(Frame(lines: ["e\u{301}"]).columns == 1)
  }

  @Test("G14: two texts that a terminal would make one grapheme of stay apart")
  func melting() {
    var frame = Frame(columns: 6, rows: 1)
    frame.write("👍", row: 0)
    frame.write("🏽", row: 0, column: 2)
    #expect(frame.lines == ["👍\u{FFFD}\u{FFFD}  "])
    frame.write("🏽", row: 0, column: 4)
    frame.write("x", row: 0, column: 3)
    #expect(frame.lines == ["👍\u{FFFD}x\u{FFFD}\u{FFFD}"])
    for line in frame.lines { #expect(CellWidth.of(line) == 6) }
  }

  @Test("G14: frames side by side are as high as the higher, with the separator on every row")
  func beside() {
    let left = Frame(lines: ["抹茶碗", "Mug"])
    let right = Frame(lines: ["£42.00", "£12.00", "£1"])
    let both = Frame.beside(left, right, separator: " │ ")
    #expect(both.lines == ["抹茶碗 │ £42.00", "Mug    │ £12.00", "       │ £1    "])
    #expect(both.columns == 15)
    #expect(Frame.beside(Frame(lines: []), Frame(lines: ["a"]), separator: "").lines == ["a"])
  }

  @Test("G14: a frame is padded to at least a size, and cut to none")
  func padded() {
    let frame = Frame(lines: ["ab", "c"])
    #expect(frame.padded(columns: 4, rows: 3).lines == ["ab  ", "c   ", "    "])
    #expect(frame.padded(columns: 1, rows: 1) == frame)
    #expect(frame.padded() == frame)
  }

  @Test("G14: a frame laid over another one shows where it lies, and is cut off beyond")
  func placed() {
    var frame = Frame(lines: ["......", "......"])
    frame.place(Frame(lines: ["抹", "ab"]), row: 1, column: 1)
    #expect(frame.lines == ["......", ".抹..."])
    frame.place(Frame(lines: ["xyz", "茶!"]), row: -1, column: 5)
    #expect(frame.lines == ["..... ", ".抹..."])
    #expect(Frame(columns: -3, rows: -1).lines == [])
    #expect(Frame(columns: 0, rows: 2).lines == ["", ""])
  }

  @Test("G14: whatever is written where, every row stays as wide as the frame")
  func anything() {
    let texts = [
      "抹茶碗", "👩‍🍳🏽", "a\u{301}\u{200D}b", "🇬", "🇧🇬", "\u{600}5", "شاي", "\u{1F3FD}", "e\u{FE0F}", "1️⃣",
      "\t\u{85}", "ᄀ", "ᅡᆨ", "\u{903}", "한", "❤", "❤️", "\u{E000}", "\u{10FFFF}",
    ]
    var random = SplitMix(state: 7)
    for columns in 1...9 {
      var frame = Frame(columns: columns, rows: 1)
      for _ in 0..<400 {
        let text = texts[random.below(texts.count)]
        let column = random.below(columns + 6) - 4
        let limit = random.below(4) == 0 ? random.below(5) : Int.max
        frame.write(text, row: 0, column: column, limit: limit)
        let line = frame.lines[0]
        #expect(CellWidth.of(line) == columns, "\(text.unicodeScalars.map(\.value)) at \(column)")
        #expect(frame.rows[0].count == columns)
      }
    }
  }
}

/// Numbers that are the same in every run.
private nonisolated struct SplitMix {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, bound)))
  }
}
