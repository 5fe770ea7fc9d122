import Scenarios

extension RuleCoverage {
  /// The page that is kept among the documents, line by line: for each statement the scenarios and
  /// the files of tests that prove it. It names no lines, so that it changes with what is proved only.
  public var markdown: [String] {
    var lines = [
      "# What proves what", "",
      "Written by `Tools/coverage`, never by hand; a test compares it with the sources. Scenarios lie",
      "in [Tests/Scenarios](../Tests/Scenarios), tests in [Tests](../Tests). `arcade rules ID` tells one",
      "statement's proofs by name and line.", "", summary,
    ]
    var page = ""
    for row in rows {
      if row.statement.page != page {
        page = row.statement.page
        let name = String(page.dropFirst("Docs/".count))
        lines += [
          "", "## \(name)", "", "[The statements](\(name))", "",
          "| id | it begins | scenarios | tests |", "| --- | --- | --- | --- |",
        ]
      }
      lines.append(Self.line(of: row))
    }
    return lines
  }

  /// How many statements there are, what proves them, and which are not proved yet; one line.
  public var summary: String {
    let proved = rows.count(where: \.isProved)
    var text =
      "\(rows.count) statements: \(rows.count(where: { !$0.scenarios.isEmpty })) proved by "
      + "scenarios, \(rows.count(where: { !$0.tests.isEmpty })) by tests, \(proved) by either."
    let open = pending.map(\.statement.id.description)
    if !open.isEmpty { text += " Not yet: \(open.joined(separator: ", "))." }
    return text
  }

  private static func line(of row: Row) -> String {
    let scenarios = row.scenarios.map { name($0, folder: "Tests/Scenarios/", ending: ".scenario") }
    var tests: [String] = []
    for test in row.tests {
      let file = name(test.path, folder: "Tests/", ending: ".swift")
      if tests.last != file { tests.append(file) }
    }
    let cells = [
      row.statement.id.description, escaped(row.statement.firstWords(60)),
      scenarios.joined(separator: ", "), tests.joined(separator: ", "),
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private static func name(_ path: String, folder: String, ending: String) -> String {
    var name = path[...]
    if name.hasPrefix(folder) { name = name.dropFirst(folder.count) }
    if name.hasSuffix(ending) { name = name.dropLast(ending.count) }
    return String(name)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("<", with: "\\<").replacing("[", with: "\\[")
  }
}
