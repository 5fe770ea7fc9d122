import CTerminal

/// How many cells of a terminal a text takes.
///
/// A grapheme cluster is as wide as its widest scalar, so that marks add nothing; an emoji sequence
/// takes two. What is ambiguous takes one, and so does what the system does not know. Rule: G14.
public nonisolated enum CellWidth {
  /// Of a text without control characters, in cells.
  public static func of(_ text: String) -> Int {
    // Most texts: nothing is wide or joined, so that scalars are cells, and none need be asked about.
    if text.unicodeScalars.allSatisfy(isPlain) { return text.unicodeScalars.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Whether it takes one cell wherever it stands: the letters and signs that most rows are made of.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF: true
    case 0x2010...0x2027, 0x2039...0x203A, 0x20A0...0x20C0, 0x2500...0x257F: true
    default: false
    }
  }

  /// Of one grapheme cluster: 0, 1 or 2.
  public static func of(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    if isEmojiSequence(character) { return 2 }
    return character.unicodeScalars.map(of).max() ?? 0
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    guard knowsUnicode else { return 1 }
    let width = Int(arcade_width(scalar.value))
    return width < 0 ? 1 : width
  }

  /// Shown as one picture: joined, coloured, a flag, or asked to be a picture.
  private static func isEmojiSequence(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard scalars.count > 1, let first = scalars.first, first.properties.isEmoji else {
      return false
    }
    return scalars.dropFirst().contains { scalar in
      scalar.properties.isEmojiModifier || scalar.properties.isJoinControl
        || scalar.value == 0xFE0F || isFlagLetter(scalar)
    }
  }

  private static func isFlagLetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Asked once, before the first width.
  private static let knowsUnicode = arcade_use_unicode() != 0
}

extension String {
  /// With spaces behind it, so that it takes that many cells; as it is when it takes more.
  public nonisolated func padded(toCells width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - CellWidth.of(self)))
  }
}
