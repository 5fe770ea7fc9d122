import Foundation

/// How names are compared and turned into ids, whatever the machine's language. Rule: C2, I2.
public enum Folding {
  /// The text in lower case and without diacritics: `Café` and `CAFE` fold alike. Marks of other
  /// scripts, which are not accents, stay.
  public static func fold(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var folded = String.UnicodeScalarView()
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars
    where !(0x300...0x36F).contains(scalar.value) {
      folded.append(scalar)
    }
    return String(folded).lowercased().precomposedStringWithCanonicalMapping
  }

  /// The folded text with each run of anything else than letters and digits as one `-`. Rule: I2.
  public static func id(_ text: String) -> String {
    var id = ""
    var isInRun = false
    for character in fold(text) {
      let belongs = character.isLetter || character.isNumber
      if belongs { id.append(character) } else if !isInRun { id.append("-") }
      isInRun = !belongs
    }
    return id
  }
}
