import ShopModel

/// Turns a body of HTML into the text that a shopper reads: tags dropped, entities decoded once,
/// block ends as line breaks, white space as HTML shows it. Rule: I5.
///
/// Line breaks of the source count only where the body has no block at all: then it is plain text.
/// Empty lines are dropped. What is no tag (`5 < 6`) or no entity (`Q&A`) stays as it is.
struct HTMLText {
  private let source: [UInt8]
  private var position = 0
  private var output: [UInt8] = []
  private var isSpacePending = false
  private let breaksCount: Bool

  /// The text of a body.
  static func text(_ source: some Sequence<UInt8>) -> String {
    var reader = HTMLText(Array(source))
    return reader.read()
  }

  private init(_ source: [UInt8]) {
    self.source = source
    let search = HTMLTagSearch(source)
    breaksCount = !search.findsBlock()
  }

  private mutating func read() -> String {
    while position < source.count {
      switch source[position] {
      case UInt8(ascii: "<"): readTag()
      case UInt8(ascii: "&"): readEntity()
      case let byte:
        write(byte)
        position += 1
      }
    }
    if output.last == UInt8(ascii: "\n") { output.removeLast() }
    return String(decoding: output, as: UTF8.self)
  }

  private mutating func write(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n") where breaksCount, UInt8(ascii: "\r") where breaksCount: breakLine()
    case UInt8(ascii: " "), 0x09...0x0D: isSpacePending = true
    default:
      if isSpacePending, !output.isEmpty, output.last != UInt8(ascii: "\n") {
        output.append(UInt8(ascii: " "))
      }
      isSpacePending = false
      output.append(byte)
    }
  }

  private mutating func breakLine() {
    isSpacePending = false
    guard let last = output.last, last != UInt8(ascii: "\n") else { return }
    output.append(UInt8(ascii: "\n"))
  }

  private mutating func readTag() {
    guard let tag = HTMLTag(in: source, at: position) else {
      write(source[position])
      position += 1
      return
    }
    position = tag.end
    if tag.isBlock { breakLine() }
    if tag.isCell { isSpacePending = true }
    // The insides of these are for machines.
    if !tag.isClosing, tag.name == "script" || tag.name == "style" {
      position = HTMLTag.end(ofElement: tag.name, in: source, from: position)
    }
  }

  private mutating func readEntity() {
    // No name is longer than 8; a number with leading zeros may be.
    let limit = min(source.count, position + 32)
    guard
      let end = source[position..<limit].firstIndex(of: UInt8(ascii: ";")),
      let scalar = HTMLText.scalar(String(decoding: source[(position + 1)..<end], as: UTF8.self))
    else {
      write(source[position])
      position += 1
      return
    }
    position = end + 1
    if scalar.properties.isWhitespace {
      isSpacePending = true
    } else {
      for byte in String(scalar).utf8 { write(byte) }
    }
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return HTMLEntities.scalar(name) }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let number = isHex ? digits.dropFirst() : digits
    guard !number.isEmpty, number.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    if !isHex, !number.allSatisfy(\.isNumber) { return nil }
    guard let value = UInt32(number, radix: isHex ? 16 : 10) else { return "\u{FFFD}" }
    // These numbers mean what they meant on old machines, as every browser reads them.
    if (0x80...0x9F).contains(value), let old = windows1252[Int(value - 0x80)] {
      return Unicode.Scalar(old)
    }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static let windows1252: [UInt32?] = [
    0x20AC, nil, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, nil, 0x017D, nil, nil, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC,
    0x2122, 0x0161, 0x203A, 0x0153, nil, 0x017E, 0x0178,
  ]
}
