import Foundation

extension TerminalOutput {
  /// Writes a value as JSON, for programs: keys in the order of the alphabet, a line each.
  ///
  /// What might steer a terminal is escaped as JSON has it, so that it is the same text for whoever
  /// reads the JSON. Rule: G7.
  ///
  /// - Throws: when the value cannot be written as JSON, as a number that is none cannot.
  public func json(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    lines(text.split(separator: "\n").map { TerminalOutput.escapedForJSON(String($0)) })
  }

  /// `text` with what ``TerminalText`` would escape written as `\u202E`. In JSON that may stand inside
  /// of strings only, and nothing else there has such characters.
  static func escapedForJSON(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if TerminalText.mustBeEscaped(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let padding = String(repeating: "0", count: 4 - digits.count)
        result.append(contentsOf: "\\u\(padding)\(digits)".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
