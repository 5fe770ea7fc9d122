/// Checks that bytes are UTF-8, piece by piece. Rule: I1.
struct UTF8Check {
  /// How many bytes have been found good, in whole characters.
  private(set) var goodCount = 0
  /// How many bytes of an unfinished character have been seen.
  private var seen = 0
  /// How many are still to come.
  private var missing = 0
  /// What the next one may be.
  private var lowest: UInt8 = 0x80
  private var highest: UInt8 = 0xBF

  /// Whether the bytes so far end inside a character.
  var isInsideCharacter: Bool { missing > 0 }

  /// Checks the next piece. - Returns: false when it is not UTF-8; ``goodCount`` is then the offset
  /// of the character that is none.
  mutating func check(_ bytes: Span<UInt8>) -> Bool {
    for position in 0..<bytes.count {
      let byte = bytes[position]
      if missing == 0 {
        if byte < 0x80 {
          goodCount += 1
        } else if !begin(byte) {
          return false
        }
      } else {
        guard byte >= lowest, byte <= highest else { return false }
        (lowest, highest) = (0x80, 0xBF)
        seen += 1
        missing -= 1
        if missing == 0 {
          goodCount += seen
          seen = 0
        }
      }
    }
    return true
  }

  /// Begins a character of several bytes: the table of the Unicode standard, 3-7.
  private mutating func begin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xC2...0xDF: missing = 1
    case 0xE0: (missing, lowest) = (2, 0xA0)
    case 0xED: (missing, highest) = (2, 0x9F)
    case 0xE1...0xEF: missing = 2
    case 0xF0: (missing, lowest) = (3, 0x90)
    case 0xF1...0xF3: missing = 3
    case 0xF4: (missing, highest) = (3, 0x8F)
    default: return false
    }
    seen = 1
    return true
  }
}
