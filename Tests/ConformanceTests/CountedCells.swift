/// Counts the cells of a text in another way than the frames do: by Unicode's own properties
/// and ranges of what is wide, rather than by what the system says.
nonisolated enum CountedCells {
  static func of(_ text: String) -> Int { text.reduce(0) { $0 + of($1) } }

  private static func of(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    let scalars = Array(character.unicodeScalars)
    // Joined, coloured, a flag, or asked to be a picture.
    let isPicture =
      scalars.count > 1 && scalars[0].properties.isEmoji
      && scalars.dropFirst().contains {
        $0.value == 0xFE0F || $0.value == 0x200D || (0x1F3FB...0x1F3FF).contains($0.value)
          || (0x1F1E6...0x1F1FF).contains($0.value)
      }
    return isPicture ? 2 : scalars.map(of).max() ?? 0
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // Half a flag takes one cell by itself.
    if (0x1F1E6...0x1F1FF).contains(scalar.value) { return 1 }
    let isWide =
      scalar.properties.isEmojiPresentation
      || [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
      ].contains { $0.contains(Int(scalar.value)) }
    return isWide ? 2 : 1
  }
}
