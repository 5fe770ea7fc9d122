import Scenarios
import ShopServices
import Testing
import TextUI

@testable import Exploration

nonisolated struct ReportTests {
  private func finding(_ name: String) -> Finding {
    Finding(
      Difference(.screens, "b", comparedWith: "a", Mismatch(name)), script: 1, steps: 2,
      smallest: WalkScript(head: []), title: name)
  }

  @Test("Reports are put together: seeds and findings in their order, everything else added up")
  func merges() {
    var one = WalkReport(seeds: [3], architectures: ["plain"])
    one.scripts = 2
    one.steps = 70
    one.seconds = 1.5
    one.findings = [finding("one")]
    one.coverage.add([ServiceCall(.cartSet), ServiceCall(.savedList)])
    var other = WalkReport(seeds: [1, 2], architectures: ["plain"])
    other.scripts = 3
    other.steps = 40
    other.seconds = 0.5
    other.findings = [finding("other")]
    other.coverage.add([ServiceCall(.cartSet)])
    other.coverage.add([.failed(.cartSet, .offline)])
    one.merge(other)
    #expect(one.seeds == [3, 1, 2])
    #expect(one.architectures == ["plain"])
    #expect(one.scripts == 5)
    #expect(one.steps == 110)
    #expect(one.findings.map(\.summary) == ["a and b: one", "a and b: other"])
    #expect(
      one.coverage.calls == ["cart.set": 2, "saved.list": 1, "cart.set offline": 1])
    #expect(one.sum == "110 steps in 5 scripts on plain: 2 s, 55 a second")
  }

  @Test("What was reached counts screens, ways between them, and controls that could be used")
  func coverage() {
    func shown(_ id: ControlID, _ state: ControlSnapshot.State) -> Snapshot {
      let control = ControlSnapshot(id: id, kind: .button, label: "A", state: state, reason: "b")
      let row = RowSnapshot(kind: .control, controls: [control])
      return Snapshot(title: "A", sections: [SectionSnapshot(rows: [row])])
    }
    var coverage = WalkCoverage()
    let (cart, product) = (shown("cart.undo", .enabled), shown("product.add", .busy))
    coverage.add(.act(.tap("cart.undo")), from: cart, to: product)
    coverage.add(.act(.tap("product.add")), from: product, to: product)
    coverage.add(.act(.tap("cart.checkout")), from: product, to: cart)
    #expect(coverage.screens == ["product": 2, "cart": 1])
    #expect(coverage.transitions == ["cart > product": 1, "product > cart": 1])
    #expect(coverage.controls == ["cart.undo": 1])
    var both = coverage
    both.merge(coverage)
    #expect(both.screens == ["product": 4, "cart": 2])
    #expect(both.transitions == ["cart > product": 2, "product > cart": 2])
    #expect(both.controls == ["cart.undo": 2])
    #expect(!both.controlsNotReached.contains("cart.undo"))
    #expect(both.controlsNotReached.contains("product.add"))
  }
}
