import Terminal
import Testing

nonisolated struct TerminalTextTests {
  @Test("G7: ordinary text passes as it is")
  func ordinary() {
    for text in ["", "Mug", "£12.00 − 日本語 👩‍👩‍👧 é", "a\\nb", "\u{00A0}\u{200D}\u{FEFF}"] {
      #expect(TerminalText.escaped(text) == text)
    }
  }

  @Test("G7: an escape sequence is shown and not obeyed")
  func sequence() {
    #expect(TerminalText.escaped("\u{1B}[31mred\u{1B}]0;t\u{07}") == #"\e[31mred\e]0;t\u{7}"#)
    #expect(TerminalText.escaped("\u{9B}2J") == #"\u{9B}2J"#)
  }

  @Test("G7: every C0, C1 and direction mark is escaped, and its neighbours are not")
  func everyOne() {
    let steering: [ClosedRange<UInt32>] = [
      0x00...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069,
    ]
    for value in UInt32(0)...0x2100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let escapes = steering.contains { $0.contains(value) }
      #expect(TerminalText.mustBeEscaped(scalar) == escapes, "\(String(value, radix: 16))")
      let text = TerminalText.escaped("a\(scalar)b")
      #expect(text.unicodeScalars.contains(scalar) == !escapes, "\(String(value, radix: 16))")
    }
  }

  @Test("G7: line breaks of every kind stay on the line, hidden in a cluster or not")
  func lineBreaks() {
    #expect(TerminalText.escaped("a\nb") == #"a\nb"#)
    #expect(TerminalText.escaped("a\r\nb") == #"a\u{D}\nb"#)
    #expect(TerminalText.escaped("e\u{301}\u{202E}x") == "e\u{301}" + #"\u{202E}x"#)
  }
}
