/// One tag, comment or declaration of a body of HTML. Rule: I5.
struct HTMLTag {
  /// Its name in lower case; empty for a comment or a declaration.
  let name: String
  /// Whether it is `</…>`.
  let isClosing: Bool
  /// Where the text goes on.
  let end: Int

  /// Whether a line ends there.
  var isBlock: Bool { HTMLTag.blocks.contains(name) }
  /// Whether it parts two cells of a row.
  var isCell: Bool { name == "td" || name == "th" }

  /// The tag that begins with the `<` at `start`; nil when what stands there is no tag.
  init?(in source: [UInt8], at start: Int) {
    var position = start + 1
    guard position < source.count else { return nil }
    if source[position] == UInt8(ascii: "!") || source[position] == UInt8(ascii: "?") {
      (name, isClosing) = ("", false)
      end = HTMLTag.endOfDeclaration(in: source, at: start)
      return
    }
    isClosing = source[position] == UInt8(ascii: "/")
    if isClosing { position += 1 }
    let nameStart = position
    while position < source.count, HTMLTag.isNameByte(source[position]) { position += 1 }
    guard position > nameStart, HTMLTag.isLetter(source[nameStart]) else { return nil }
    name = String(decoding: source[nameStart..<position], as: UTF8.self).lowercased()
    var quote: UInt8?
    // A bound, so that a body of nothing but open quotes is not read through for each of them.
    let limit = min(source.count, start + HTMLTag.maximumLength)
    while position < limit {
      let byte = source[position]
      position += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        end = position
        return
      } else if byte == UInt8(ascii: "<") {
        return nil
      }
    }
    return nil
  }

  /// Behind the closing tag of an element whose insides are not text; the end where it has none.
  static func end(ofElement name: String, in source: [UInt8], from start: Int) -> Int {
    var position = start
    while position < source.count {
      if source[position] == UInt8(ascii: "<"), let tag = HTMLTag(in: source, at: position),
        tag.isClosing, tag.name == name
      {
        return tag.end
      }
      position += 1
    }
    return source.count
  }

  /// Behind a comment or declaration; the end where it is not closed.
  private static func endOfDeclaration(in source: [UInt8], at start: Int) -> Int {
    let dashes = source[start...].starts(with: "<!--".utf8)
    let closing = Array((dashes ? "-->" : ">").utf8)
    var position = start + (dashes ? 4 : 2)
    while position + closing.count <= source.count {
      if source[position...].starts(with: closing) { return position + closing.count }
      position += 1
    }
    return source.count
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static let maximumLength = 2_000

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "br", "caption", "dd", "div", "dl", "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section", "table", "tr", "ul",
  ]
}
