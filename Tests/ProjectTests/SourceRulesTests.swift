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

  private func lines(below folders: [String]) throws -> [Line] {
    try Project.files(ending: ".swift", below: folders).flatMap { file in
      try Project.text(file).components(separatedBy: "\n").enumerated().compactMap { index, text in
        let code = text.trimmingCharacters(in: .whitespaces)
        return code.hasPrefix("//") ? nil : Line(file: file, number: index + 1, text: code)
      }
    }
  }

  @Test("Asynchronous work starts through the tracker: no bare Task outside PatternKit")
  func noBareTask() throws {
    let bare =
      #/(^|[^A-Za-z.])Task(\.detached|\.immediate|\.immediateDetached)?(<[^>]*>)?\s*(\([^)]*\))?\s*\{/#
    // The service shields its calls once, for everybody. Front ends read the terminal.
    let allowed = ["Modules/Patterns/PatternKit/", "Modules/Shop/Services/Shield"]
    let found = try lines(below: ["Modules", "App"]).filter { line in
      !allowed.contains { line.file.hasPrefix($0) } && line.text.contains(bare)
    }
    #expect(found.isEmpty, "\(found)")
  }

  @Test("A task awaits one thing at a time: no groups, no async let, in storefronts and kits")
  func noStructuredParallelism() throws {
    let parallel = #/\basync let\b|with(Throwing)?(Discarding)?TaskGroup/#
    let found = try lines(below: ["Modules/Storefronts", "Modules/Patterns", "Modules/UI"])
      .filter { $0.text.contains(parallel) }
    #expect(found.isEmpty, "\(found)")
  }

  @Test("Nothing traps: no try!, as!, fatalError or precondition in what ships")
  func nothingTraps() throws {
    let trap = #/\btry!|\bas!|\bfatalError\(|\bprecondition(Failure)?\(|\bassert(ionFailure)?\(/#
    let found = try lines(below: ["Modules", "App"]).filter { $0.text.contains(trap) }
    #expect(found.isEmpty, "\(found)")
  }

  @Test("Nothing is left undone")
  func nothingLeftUndone() throws {
    let undone = #/\bTODO\b|\bFIXME\b|\bXXX\b|not implemented/#
    let files =
      [".swift", ".md"].flatMap { Project.files(ending: $0, below: ["Modules", "App", "Docs"]) }
      + Project.files(ending: "", below: ["Tools"])
    #expect(files.count > 100)
    for file in files {
      #expect(!(try Project.text(file)).contains(undone), "\(file)")
    }
  }

  @Test("Tests wait for nothing by time")
  func testsNeverSleep() throws {
    let sleeping = #/Task\.sleep|\busleep\(|Thread\.sleep|(^|[^.\w])sleep\(/#
    let found = try lines(below: ["Tests"]).filter {
      !$0.file.hasSuffix("SourceRulesTests.swift") && $0.text.contains(sleeping)
    }
    #expect(found.isEmpty, "\(found)")
  }

  @Test("No expectation holds whatever happens")
  func everyExpectationCanFail() throws {
    let empty = #/\.prefix\(0\)|(hasPrefix|contains)\(""\)|#(expect|require)\((true|false|nil)\b/#
    let found = try lines(below: ["Tests"]).filter {
      !$0.file.hasSuffix("SourceRulesTests.swift") && $0.text.contains(empty)
    }
    #expect(found.isEmpty, "\(found)")
  }

  @Test("The machine's time, randomness and place reach nothing but through what is injected")
  func injectedOnly() throws {
    let ambient =
      #/\bDate\(\)|\bUUID\(\)|\.random\(|Locale\.|TimeZone\.|DateFormatter|NumberFormatter/#
    let found = try lines(below: ["Modules/Shop", "Modules/UI", "Modules/Storefronts"])
      .filter { $0.text.contains(ambient) }
    #expect(found.isEmpty, "\(found)")
  }
}
