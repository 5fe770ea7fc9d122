import Foundation
import ShopModel

/// The excuses of a folder of scenarios: a table in its file `exceptions.md`.
///
/// An excuse is one row, `| scenario | architecture | kind | reason | date |`. What stands beside the
/// table explains it, and is not read.
public nonisolated struct Excuses: Equatable, Sendable {
  /// What their file is called.
  public static let fileName = "exceptions.md"
  /// How old an excuse may be when the sources are committed.
  public static let longest = 60

  /// The file's path, as the scenarios' paths have it.
  public let path: String
  /// Those that could be read, in order.
  public private(set) var all: [Excuse] = []
  /// What is wrong with the others.
  public private(set) var errors: [ScenarioError] = []

  /// The file that counts for a scenario: the nearest beside or above it; nil when there is none.
  public static func path(for scenario: String) -> String? {
    var folder = (scenario as NSString).deletingLastPathComponent
    while true {
      let path = (folder as NSString).appendingPathComponent(fileName)
      if FileManager.default.fileExists(atPath: path) { return path }
      if folder.isEmpty || folder == "/" { return nil }
      folder = (folder as NSString).deletingLastPathComponent
    }
  }

  /// Reads the file's text; what cannot be read of it is in ``errors``.
  public init(path: String, text: String) {
    self.path = path
    var rows = 0
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated() where line.hasPrefix("|")
    {
      rows += 1
      read(Self.cells(line), row: rows, line: index + 1)
    }
    if rows < 2 { fault(1, "there is no table with the head \(Self.head)") }
  }

  /// The excuse that a scenario has on an architecture.
  public func excuse(for scenario: String, on architecture: String) -> Excuse? {
    let own = (scenario as NSString).standardizingPath
    return all.first {
      $0.architecture == architecture
        && (file(of: $0) as NSString).standardizingPath == own
    }
  }

  /// What is wrong with the excuses themselves.
  ///
  /// - Parameters:
  ///   - architectures: the ids that there are.
  ///   - today: the day of the run; nothing is excused in advance.
  ///   - commit: the day on which the sources were committed, by which excuses grow old; nil when
  ///     they are in no repository.
  public func faults(architectures: [String], today: Day, commit: Day?) -> [ScenarioError] {
    var faults = errors
    for excuse in all {
      func add(_ message: String) {
        faults.append(ScenarioError(path: path, line: excuse.line, column: 1, message: message))
      }
      if !FileManager.default.fileExists(atPath: file(of: excuse)) {
        add("there is no scenario \(excuse.scenario) in this folder")
      }
      if !architectures.contains(excuse.architecture) {
        let known = architectures.joined(separator: ", ")
        add("there is no architecture \(excuse.architecture): \(known)")
      }
      if excuse.day > today { add("\(excuse.day) is yet to come") }
      if let commit, commit.start.timeIntervalSince(excuse.day.start) > Self.longestInterval {
        add(
          "the excuse is older than \(Self.longest) days (the sources are of \(commit)): "
            + "mend what it excuses")
      }
    }
    return faults.sorted { $0.line < $1.line }
  }

  // MARK: - Reading

  private static let head = "| scenario | architecture | kind | reason | date |"
  private static let longestInterval = Double(longest) * 86_400

  private func file(of excuse: Excuse) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return (folder as NSString).appendingPathComponent(excuse.scenario)
  }

  private static func cells(_ line: Substring) -> [String]? {
    let trimmed = line.trimmingCharacters(in: .whitespaces)
    guard trimmed.hasPrefix("|"), trimmed.hasSuffix("|"), trimmed.count > 1 else { return nil }
    return trimmed.dropFirst().dropLast().components(separatedBy: "|")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private mutating func read(_ cells: [String]?, row: Int, line: Int) {
    guard let cells, cells.count == 5 else {
      return fault(line, "a row has five cells, as in \(Self.head)")
    }
    switch row {
    case 1:
      if cells != Self.cells(Self.head[...]) { fault(line, "the table's head is \(Self.head)") }
    case 2:
      let isRule = cells.allSatisfy { !$0.isEmpty && $0.allSatisfy { "-:".contains($0) } }
      if !isRule { fault(line, "below the head stands | --- | --- | --- | --- | --- |") }
    default: readExcuse(cells, line)
    }
  }

  private mutating func readExcuse(_ cells: [String], _ line: Int) {
    let scenario = cells[0].filter { $0 != "`" }
    guard scenario.hasSuffix(".scenario"), !scenario.hasPrefix("/"), !scenario.contains("..") else {
      return fault(
        line, "“\(cells[0])” is no scenario, named from this folder, as in gate/save.scenario")
    }
    guard let kind = Excuse.Kind(rawValue: cells[2]) else {
      let kinds = Excuse.Kind.allCases.map(\.rawValue).joined(separator: " or ")
      return fault(line, "“\(cells[2])” is no kind of excuse: \(kinds)")
    }
    guard !cells[3].isEmpty else { return fault(line, "the reason is missing") }
    guard let day = Day(parsing: cells[4]) else {
      return fault(line, "“\(cells[4])” is no date, as in 2026-01-02")
    }
    let excuse = Excuse(
      scenario: scenario, architecture: cells[1], kind: kind, reason: cells[3], day: day,
      line: line)
    if let first = all.first(where: {
      $0.scenario == scenario && $0.architecture == excuse.architecture
    }) {
      return fault(line, "\(scenario) on \(excuse.architecture) is excused in line \(first.line)")
    }
    all.append(excuse)
  }

  private mutating func fault(_ line: Int, _ message: String) {
    errors.append(ScenarioError(path: path, line: line, column: 1, message: message))
  }
}
