/// The words of one line of a scenario, of the line mode, or of a saved session.
///
/// Words stand apart by spaces. A word with spaces, an empty one, or one with an escape is quoted;
/// inside quotes there are `\e` (escape), `\n`, `\"`, `\\` and `\u{…}` (a scalar in hexadecimal).
/// `#` at the beginning of a word begins a comment, unless a digit follows: `#2` is the number of
/// a held call.
public nonisolated struct Words: Equatable, Sendable {
  /// One word, and where it stands.
  public nonisolated struct Word: Equatable, Sendable {
    /// What it says, without quotes and escapes.
    public var text: String
    /// Whether it was quoted: a quoted `;` is text, a bare one separates acts.
    public var isQuoted: Bool
    /// Where it begins: 1 for the first character of the line.
    public var column: Int

    /// Makes a word.
    public init(_ text: String, isQuoted: Bool = false, column: Int = 1) {
      self.text = text
      self.isQuoted = isQuoted
      self.column = column
    }
  }

  /// The words, in order; none in an empty line and in one that is only a comment.
  public var words: [Word]

  /// Takes a line apart.
  ///
  /// - Throws: ``LineError``, with the column of what is wrong.
  public init(parsing line: String) throws(LineError) {
    var reader = WordReader(line)
    words = []
    while let word = try reader.next() { words.append(word) }
  }

  /// `text` as a word of a line: as it is where that is possible, else quoted and escaped. What
  /// comes out is parsed back to `text`.
  public static func quote(_ text: String) -> String {
    let isBare =
      !text.isEmpty && text != ";" && !text.hasPrefix("#")
      && text.unicodeScalars.allSatisfy { $0 != "\"" && $0 != "\\" && !$0.isWordBreak }
      && !text.unicodeScalars.contains(where: \.mustBeEscaped)
    guard !isBare else { return text }
    let inside = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\u{1B}": "\\e"
      default:
        scalar.mustBeEscaped
          ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
      }
    }
    return "\"\(inside.joined())\""
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether it stands between words when it is not quoted.
  var isWordBreak: Bool { properties.isWhitespace }

  /// Whether it cannot be seen in a line: control characters, line breaks, what changes the
  /// direction of text, and spaces that look like others.
  var mustBeEscaped: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    case .spaceSeparator: self != " "
    default: false
    }
  }
}
