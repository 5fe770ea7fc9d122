/// Text as a terminal may be given it: what would steer it is shown instead of obeyed.
///
/// A product's name, a pasted link, a file's name may hold anything. C0 and C1 with ESC and DEL
/// among them, and the marks that turn the direction of text, are written as escapes in the
/// notation of scenarios, so that what is seen is what is there. Rule: G7.
public nonisolated enum TerminalText {
  /// `text` on one line: every control character is escaped, line breaks and tabs too.
  public static func escaped(_ text: String) -> String {
    // By scalars: a line break of two characters counts as one, and would hide in a cluster.
    guard text.unicodeScalars.contains(where: mustBeEscaped) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if mustBeEscaped(scalar) {
        result.append(contentsOf: escape(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a terminal might obey `scalar` rather than show it.
  public static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F: true
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": #"\n"#
    case "\u{1B}": #"\e"#
    default: #"\u{"# + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}
