import Foundation
import Testing

/// What this project has agreed on and no compiler checks.
struct SourceRulesTests {
  private struct Line: CustomStringConvertible {
    var file: String
    var number: Int
    var text: String

    var description: String { "\(file):\(number): \(text)" }
  }

  /// The lines of code below `folders` in which `pattern` matches.
  ///
  /// - Parameter words: each match has one of them in it. A file without any is not read line by line:
  ///   looking for a word is a hundred times quicker than looking for a pattern.
  private func lines(
    below folders: [String], matching pattern: Regex<some Any>, words: [String]
  ) throws -> [Line] {
    try Project.files(ending: ".swift", below: folders).flatMap { file -> [Line] in
      let text = try Project.text(file)
      guard words.contains(where: text.contains) else { return [] }
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .compactMap { index, line in
          guard words.contains(where: line.contains) else { return nil }
          let code = line.trimmingCharacters(in: .whitespaces)
          guard !code.hasPrefix("//"), code.contains(pattern) else { return nil }
          return Line(file: file, number: index + 1, text: code)
        }
    }
  }

  @Test("Asynchronous work starts through the tracker: no bare Task outside PatternKit")
  func noBareTask() throws {
    let bare =
      #/(^|[^A-Za-z.])Task(\.detached|\.immediate|\.immediateDetached)?(<[^>]*>)?\s*(\([^)]*\))?\s*\{/#
    // The service shields its calls once, for everybody. Front ends read the terminal.
    let allowed = ["Modules/Patterns/PatternKit/", "Modules/Shop/Services/Shield"]
    let found = try lines(below: ["Modules", "App"], matching: bare, words: ["Task"])
      .filter { line in !allowed.contains { line.file.hasPrefix($0) } }
    #expect(found.isEmpty, "\(found)")
  }

  @Test("A task awaits one thing at a time: no groups, no async let, in storefronts and kits")
  func noStructuredParallelism() throws {
    let parallel = #/\basync let\b|with(Throwing)?(Discarding)?TaskGroup/#
    let found = try lines(
      below: ["Modules/Storefronts", "Modules/Patterns", "Modules/UI"], matching: parallel,
      words: ["async let", "TaskGroup"])
    #expect(found.isEmpty, "\(found)")
  }

  @Test("Nothing traps: no try!, as!, fatalError or precondition in what ships")
  func nothingTraps() throws {
    let trap = #/\btry!|\bas!|\bfatalError\(|\bprecondition(Failure)?\(|\bassert(ionFailure)?\(/#
    let found = try lines(
      below: ["Modules", "App"], matching: trap,
      words: ["try!", "as!", "fatalError", "precondition", "assert"])
    #expect(found.isEmpty, "\(found)")
  }

  @Test("Nothing is left undone")
  func nothingLeftUndone() throws {
    let undone = #/\bTODO\b|\bFIXME\b|\bXXX\b|not implemented/#
    let files =
      [".swift", ".md"].flatMap { Project.files(ending: $0, below: ["Modules", "App", "Docs"]) }
      + Project.files(ending: "", below: ["Tools"])
    #expect(files.count > 100)
    let words = ["TODO", "FIXME", "XXX", "not implemented"]
    for file in files {
      let text = try Project.text(file)
      guard words.contains(where: text.contains) else { continue }
      #expect(!text.contains(undone), "\(file)")
    }
  }

  @Test("Tests wait for nothing by time")
  func testsNeverSleep() throws {
    let sleeping = #/Task\.sleep|\busleep\(|Thread\.sleep|(^|[^.\w])sleep\(/#
    let found = try lines(below: ["Tests"], matching: sleeping, words: ["sleep"])
      .filter { !$0.file.hasSuffix("SourceRulesTests.swift") }
    #expect(found.isEmpty, "\(found)")
  }

  @Test("No expectation holds whatever happens")
  func everyExpectationCanFail() throws {
    let empty = #/\.prefix\(0\)|(hasPrefix|contains)\(""\)|#(expect|require)\((true|false|nil)\b/#
    let found = try lines(
      below: ["Tests"], matching: empty,
      words: ["prefix(0)", "(\"\")", "(true", "(false", "(nil"]
    )
    .filter { !$0.file.hasSuffix("SourceRulesTests.swift") }
    #expect(found.isEmpty, "\(found)")
  }

  @Test("The machine's time, randomness and place reach nothing but through what is injected")
  func injectedOnly() throws {
    let ambient =
      #/\bDate\(\)|\bUUID\(\)|\.random\(|Locale\.|TimeZone\.|DateFormatter|NumberFormatter/#
    let found = try lines(
      below: ["Modules/Shop", "Modules/UI", "Modules/Storefronts"], matching: ambient,
      words: ["Date()", "UUID()", ".random(", "Locale.", "TimeZone.", "Formatter"])
    #expect(found.isEmpty, "\(found)")
  }
}
