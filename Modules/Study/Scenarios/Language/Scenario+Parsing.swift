import TextUI

extension Scenario {
  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - path: where it comes from, for reports.
  ///   - bytes: the file's content, UTF-8, with any of the three line ends.
  /// - Throws: ``ScenarioErrors`` with everything that is wrong, in the order of the lines.
  public nonisolated init(path: String, bytes: [UInt8]) throws(ScenarioErrors) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ScenarioErrors(
        errors: [ScenarioError(path: path, line: 1, column: 1, message: "the file is not UTF-8")])
    }
    var head = HeadParser()
    var body = BodyParser()
    var bodyHasBegun = false
    var errors: [ScenarioError] = []
    func report(_ line: Int, _ message: String, column: Int = 1) {
      errors.append(ScenarioError(path: path, line: line, column: column, message: message))
    }
    for (number, line) in Self.lines(text) {
      let trimmed = line.trimmingSpace()
      if trimmed.isEmpty || trimmed.hasPrefix("#") { continue }
      do throws(LineError) {
        if BodyParser.begins(trimmed) {
          bodyHasBegun = true
          try body.read(trimmed, line: number)
        } else if bodyHasBegun, HeadParser.begins(trimmed) {
          throw LineError(column: 1, "the head ends where the first act stands: move this line up")
        } else {
          try head.read(trimmed, line: number)
        }
      } catch {
        let indent = line.prefix { $0 == " " || $0 == "\t" }.count
        report(number, error.message, column: indent + error.column)
      }
    }
    for (line, error) in body.endErrors() { report(line, error.message) }
    if head.title == nil { report(1, "there is no scenario line") }
    for step in body.screensWithoutRows { report(step.line, "no rows follow this screen") }
    if errors.isEmpty, !body.steps.contains(where: { !$0.checks.isEmpty }) {
      report(1, "the scenario checks nothing")
    }
    guard errors.isEmpty, let title = head.title else {
      throw ScenarioErrors(errors: errors.sorted { $0.line < $1.line })
    }
    self.init(
      path: path, title: title, rules: head.rules, given: head.given, steps: body.steps)
  }

  /// The lines with their numbers. A line ends with LF, CRLF or CR, and with nothing else.
  private nonisolated static func lines(_ text: String) -> [(number: Int, line: Substring)] {
    let body = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    let lines = body.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
    return lines.enumerated().map { ($0 + 1, $1) }
  }
}

extension Substring {
  /// Without the spaces and tabs at its ends.
  fileprivate nonisolated func trimmingSpace() -> String {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    var text = drop(while: isSpace)
    while let last = text.last, isSpace(last) { text.removeLast() }
    return String(text)
  }
}
