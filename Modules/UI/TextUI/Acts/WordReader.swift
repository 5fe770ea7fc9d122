/// Reads a line word by word.
nonisolated struct WordReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ line: String) {
    scalars = Array(line.unicodeScalars)
  }

  private var scalar: Unicode.Scalar? {
    position < scalars.count ? scalars[position] : nil
  }

  private var column: Int { position + 1 }

  /// The next word; nil at the end of the line or at a comment.
  mutating func next() throws(LineError) -> Words.Word? {
    while let scalar, scalar.isWordBreak { position += 1 }
    guard let scalar, !isComment else { return nil }
    return scalar == "\"" ? try quoted() : try bare()
  }

  private var isComment: Bool {
    guard scalar == "#" else { return false }
    let following = position + 1 < scalars.count ? scalars[position + 1] : " "
    return !("0"..."9").contains(following)
  }

  private mutating func bare() throws(LineError) -> Words.Word {
    let start = column
    var text = ""
    while let scalar, !scalar.isWordBreak {
      guard scalar != "\"", scalar != "\\" else {
        throw LineError(column: column, "a word with \(scalar) is quoted as a whole")
      }
      guard !scalar.isControl else { throw unprintable(scalar) }
      text.unicodeScalars.append(scalar)
      position += 1
    }
    return Words.Word(text, column: start)
  }

  private mutating func quoted() throws(LineError) -> Words.Word {
    let start = column
    var text = ""
    position += 1
    while let scalar, scalar != "\"" {
      guard !scalar.isControl else { throw unprintable(scalar) }
      if scalar == "\\" {
        text.unicodeScalars.append(try escape())
      } else {
        text.unicodeScalars.append(scalar)
        position += 1
      }
    }
    guard scalar != nil else {
      throw LineError(column: start, "the quote that begins here has no end")
    }
    position += 1
    if let scalar, !scalar.isWordBreak {
      throw LineError(column: column, "a space is missing after the quote")
    }
    return Words.Word(text, isQuoted: true, column: start)
  }

  private mutating func escape() throws(LineError) -> Unicode.Scalar {
    let start = column
    position += 1
    let letter = scalar
    position += 1
    switch letter {
    case "e": return "\u{1B}"
    case "n": return "\n"
    case "\"": return "\""
    case "\\": return "\\"
    case "u": return try code(from: start)
    default:
      throw LineError(
        column: start, #"there is no such escape, only \e, \n, \", \\ and \u{…}"#)
    }
  }

  private mutating func code(from start: Int) throws(LineError) -> Unicode.Scalar {
    var digits = ""
    if scalar == "{" {
      position += 1
      while let scalar, scalar != "}", digits.count < 9 {
        digits.unicodeScalars.append(scalar)
        position += 1
      }
    }
    guard scalar == "}", digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16), let found = Unicode.Scalar(value)
    else {
      throw LineError(
        column: start, #"this is no character: write its number in hexadecimal, as in \u{1F600}"#)
    }
    position += 1
    return found
  }

  private func unprintable(_ scalar: Unicode.Scalar) -> LineError {
    let code = String(scalar.value, radix: 16, uppercase: true)
    return LineError(
      column: column, "a control character cannot stand in a line: write \\u{\(code)} in quotes")
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
