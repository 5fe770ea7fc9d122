import Scenarios

/// Which scenarios and tests prove which statement, and what is amiss.
public struct RuleCoverage: Equatable, Sendable {
  /// A statement and what proves it.
  public struct Row: Equatable, Sendable {
    /// The statement.
    public var statement: RuleStatement
    /// The paths of the scenarios that prove it, sorted.
    public var scenarios: [String] = []
    /// The tests that prove it, by path and line.
    public var tests: [TestName] = []

    /// Whether anything proves it.
    public var isProved: Bool { !scenarios.isEmpty || !tests.isEmpty }
  }

  /// Every statement, in the order of the pages.
  public private(set) var rows: [Row] = []
  /// Everything that must not be, page by page and then file by file.
  public private(set) var faults: [RuleFault]
  /// How many scenarios were read.
  public private(set) var scenarioCount = 0
  /// How many tests and suites name a rule.
  public private(set) var testCount = 0

  /// The statements whose proof is still to come.
  public var pending: [Row] { rows.filter(\.statement.isPending) }

  private var indices: [RuleID: Int] = [:]

  /// Brings together what the pages state and what scenarios and tests prove.
  ///
  /// - Parameters:
  ///   - pages: the pages, in the order in which their statements are listed.
  ///   - scenarios: the scenarios. One whose only checks are whole screens proves nothing.
  ///   - tests: the names of tests. One that is switched off proves nothing.
  ///   - unreadable: what is wrong with scenarios that could not be read.
  public init(
    pages: [RulePage], scenarios: [Scenario], tests: [TestName], unreadable: [RuleFault] = []
  ) {
    faults = pages.flatMap(\.faults)
    for statement in pages.flatMap(\.statements) { add(statement) }
    faults += unreadable
    for scenario in scenarios.sorted(by: { $0.path < $1.path }) { add(scenario) }
    for test in tests.sorted(by: { ($0.path, $0.line) < ($1.path, $1.line) }) { add(test) }
    for row in rows { judge(row) }
  }

  private mutating func add(_ statement: RuleStatement) {
    if let first = indices[statement.id] {
      let place = "\(rows[first].statement.page):\(rows[first].statement.line)"
      return fault(statement, "\(statement.id) is stated at \(place) already")
    }
    indices[statement.id] = rows.count
    rows.append(Row(statement: statement))
  }

  private mutating func add(_ scenario: Scenario) {
    scenarioCount += 1
    for id in scenario.rules.compactMap({ RuleID($0) }) {
      guard let index = indices[id] else {
        faults.append(RuleFault(path: scenario.path, line: 1, message: "there is no rule \(id)"))
        continue
      }
      if scenario.provenRules.contains(id.description) {
        rows[index].scenarios.append(scenario.path)
      }
    }
  }

  private mutating func add(_ test: TestName) {
    let ids: [RuleID]
    do throws(RuleFault) {
      ids = try test.rules()
    } catch {
      return faults.append(error)
    }
    if !ids.isEmpty { testCount += 1 }
    for id in ids {
      if let index = indices[id] {
        if !test.isDisabled { rows[index].tests.append(test) }
      } else {
        faults.append(
          RuleFault(path: test.path, line: test.line, message: "there is no rule \(id)"))
      }
    }
  }

  private mutating func judge(_ row: Row) {
    if row.isProved == row.statement.isPending {
      fault(
        row.statement,
        row.isProved
          ? "\(row.statement.id) is proved: take it out of what is not proved yet"
          : "nothing proves \(row.statement.id)")
    }
  }

  private mutating func fault(_ statement: RuleStatement, _ message: String) {
    faults.append(RuleFault(path: statement.page, line: statement.line, message: message))
  }
}
