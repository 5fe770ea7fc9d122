import Explanation
import Scenarios

/// What proves what, as `arcade rules --json` writes it.
nonisolated struct RulesReport: Encodable {
  struct Rule: Encodable {
    var id: String
    var text: String
    var page: String
    var line: Int
    var isPending: Bool
    var scenarios: [String]
    var tests: [Test]
  }

  struct Test: Encodable {
    var file: String
    var line: Int
    var name: String
  }

  var rules: [Rule]
  var faults: [String]

  init(_ coverage: RuleCoverage, _ rows: [RuleCoverage.Row]) {
    rules = rows.map { row in
      Rule(
        id: row.statement.id.description, text: row.statement.text, page: row.statement.page,
        line: row.statement.line, isPending: row.statement.isPending, scenarios: row.scenarios,
        tests: row.tests.map { Test(file: $0.path, line: $0.line, name: $0.name) })
    }
    faults = coverage.faults.map(\.description)
  }
}
