/// Fits text into a width, in cells. Rule: G14.
nonisolated enum TextFitting {
  /// Breaks a text between words, so that no line takes more than `width` cells; a word that does
  /// by itself is broken where it has to be. Line breaks of the text are kept, and what would steer a
  /// terminal is escaped.
  static func lines(_ text: String, width: Int) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { paragraph(TerminalText.escaped(String($0)), max(1, width)) }
  }

  /// A text on one line, with `…` at its end when it had to be cut.
  static func cut(_ text: String, width: Int) -> String {
    let text = TerminalText.escaped(text)
    guard CellWidth.of(text) > width else { return text }
    return width > 0 ? prefix(of: text, width: width - 1) + "…" : ""
  }

  private static func paragraph(_ text: String, _ width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      var word = String(word)
      var cells = CellWidth.of(word)
      if !line.isEmpty {
        if used + 1 + cells <= width {
          line += " " + word
          used += 1 + cells
          continue
        }
        lines.append(withoutSpaces(line))
        (line, used) = ("", 0)
      }
      while cells > width {
        var head = prefix(of: word, width: width)
        // A grapheme wider than the line cannot be shown there at all, and is left out.
        if head.isEmpty { head = String(word.prefix(1)) } else { lines.append(head) }
        word.removeFirst(head.count)
        cells = CellWidth.of(word)
      }
      (line, used) = (word, cells)
    }
    if !line.isEmpty || lines.isEmpty { lines.append(withoutSpaces(line)) }
    return lines
  }

  private static func prefix(of text: String, width: Int) -> String {
    var used = 0
    return String(
      text.prefix { character in
        used += CellWidth.of(character)
        return used <= width
      })
  }

  private static func withoutSpaces(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
