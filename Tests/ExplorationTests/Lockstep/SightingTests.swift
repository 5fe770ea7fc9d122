import ShopModel
import Testing
import TextUI

@testable import Exploration
@testable import Scenarios
@testable import ShopDatabase

nonisolated struct SightingTests {
  private func sighting(
    answers: [String] = [], title: String = "Shop", focus: ControlID? = nil,
    calls: [ServiceCall] = [], digest: String = "1", results: [InspectionResult] = []
  ) -> Sighting {
    Sighting(
      answers: answers, snapshot: Snapshot(title: title, focus: focus), calls: calls,
      books: ShopBooks(
        digest: digest, inspection: Inspection(results: results, region: nil, figures: nil)))
  }

  @Test("What is equal does not differ")
  func equal() {
    #expect(sighting().difference(from: sighting()) == nil)
  }

  @Test("Of several differences answers are told first, then calls, screens, and the books last")
  func order() {
    let mine = sighting()
    var other = sighting(digest: "2")
    #expect(mine.difference(from: other)?.kind == .books)
    #expect(mine.difference(from: other)?.mismatch.expected == ["digest 1"])
    #expect(mine.difference(from: other)?.mismatch.shown == ["digest 2"])
    other.snapshot.title = "Cart"
    #expect(mine.difference(from: other)?.kind == .screens)
    other.calls = [ServiceCall(.cartSet)]
    #expect(mine.difference(from: other)?.kind == .calls)
    other.answers = ["back: stale"]
    let first = mine.difference(from: other)
    #expect(first?.kind == .answers)
    #expect(first?.mismatch.shown == ["back: stale"])
  }

  @Test("Calls of several services or keys may come in any order, those of one in the same only")
  func calls() {
    let one = ServiceCall(.cartChange, key: "A", arguments: "1")
    let other = ServiceCall(.cartChange, key: "A", arguments: "-1")
    let elsewhere = ServiceCall(.cartChange, key: "B", arguments: "1")
    let load = ServiceCall(.catalogPage)
    #expect(
      sighting(calls: [one, load, elsewhere]).difference(
        from: sighting(calls: [elsewhere, one, load])) == nil)
    let turned = sighting(calls: [one, other]).difference(from: sighting(calls: [other, one]))
    #expect(turned?.kind == .calls)
    #expect(turned?.mismatch.expected == ["cart.change A 1", "cart.change A -1"])
    #expect(turned?.mismatch.shown == ["cart.change A -1", "cart.change A 1"])
    #expect(
      sighting(calls: [load]).difference(from: sighting(calls: [load, load]))?.kind == .calls)
  }

  @Test("What does not add up is a finding with its place, and part of what the books say")
  func books() {
    let finding = InspectionFinding(
      file: "shop.sqlite", place: "variant MUG", what: "stock is -1", advice: "count it")
    let wrong = InspectionResult.of(.stock, [finding], fine: "")
    let other = sighting(results: [wrong])
    #expect(other.books.findings == ["variant MUG: stock is -1"])
    #expect(sighting().books.findings == [])
    #expect(sighting().books.pieces == nil)
    let difference = sighting().difference(from: other)
    #expect(difference?.kind == .books)
    #expect(difference?.mismatch.shown == ["digest 1", "variant MUG: stock is -1"])
  }

  @Test("Screens of the same rows that differ in what has the focus say so")
  func details() {
    let difference = sighting(focus: "a.b").difference(from: sighting(focus: "a.c"))
    #expect(difference?.kind == .screens)
    #expect(difference?.mismatch.shown.joined().contains("a.c") == true)
  }
}
