/// The postcodes of the regions. Rule: H2, M7.
public enum Postcode {
  /// A postcode in its country's form, whatever the case, the spaces and the hyphens that it was
  /// typed with; nil when it is none.
  public static func normalized(_ text: String, in region: Region) -> String? {
    let code = Array(text.uppercased().filter { !$0.isWhitespace && $0 != "-" && $0 != "〒" })
    guard code.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return nil }
    switch region {
    case .unitedKingdom: return british(code)
    case .unitedStates:
      guard code.allSatisfy(\.isNumber), code.count == 5 || code.count == 9 else { return nil }
      return String(code.prefix(5)) + (code.count == 9 ? "-" + String(code.suffix(4)) : "")
    case .germany:
      // No place has a code below 01001.
      guard code.allSatisfy(\.isNumber), code.count == 5, String(code) >= "01001" else {
        return nil
      }
      return String(code)
    case .japan:
      guard code.allSatisfy(\.isNumber), code.count == 7 else { return nil }
      return String(code.prefix(3)) + "-" + String(code.suffix(4))
    }
  }

  /// One that is right, for messages and hints.
  public static func example(_ region: Region) -> String {
    switch region {
    case .unitedKingdom: "SW1A 1AA"
    case .unitedStates: "78701"
    case .germany: "10115"
    case .japan: "100-0001"
    }
  }

  /// An area of one or two letters, a district of a digit with a digit or a letter behind, and
  /// `9AA`; and the one that is older than the rule.
  private static func british(_ code: [Character]) -> String? {
    guard (5...7).contains(code.count) else { return nil }
    let outward = code.dropLast(3)
    let inward = code.suffix(3)
    let shape = outward.map { $0.isLetter ? "A" : "9" }.joined()
    let shapes = ["A9", "A99", "A9A", "AA9", "AA99", "AA9A"]
    guard inward.map({ $0.isLetter ? "A" : "9" }).joined() == "9AA",
      shapes.contains(shape) || String(code) == "GIR0AA"
    else { return nil }
    return String(outward) + " " + String(inward)
  }
}
