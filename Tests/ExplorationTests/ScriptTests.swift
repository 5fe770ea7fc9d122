import Scenarios
import Testing
import TextUI

@testable import Exploration

nonisolated struct ScriptTests {
  @Test("Every beginning can be read as a scenario's head, with its lines, under a name of its own")
  func beginnings() throws {
    for beginning in Beginning.all {
      #expect(try beginning.script.given().things.count >= 7, "\(beginning.name)")
    }
    #expect(Set(Beginning.all.map(\.name)).count == Beginning.all.count)
    let signedIn = Beginning.all.count {
      $0.script.head.contains("given signed in ada@example.com")
    }
    #expect(signedIn * 2 >= Beginning.all.count)
    #expect(Beginning.all.contains { $0.script.lines.last?.text == "> tap review.place" })
  }

  @Test(
    "A saved script is a scenario that plays the same; a secret of nobody's account is left out")
  func saved() throws {
    let script = WalkScript(
      head: ["given account ada@example.com \"correct horse\""],
      lines: [
        .act(.type("signIn.password", "correct horse")), .acts([.act(.back), .act(.tab("Cart"))]),
        .world(.relaunch),
      ])
    let text = SavedScenario.text(script, title: "A walk", checks: ["< title Cart"])
    let scenario = try Scenario(path: "a.scenario", bytes: Array(text.utf8))
    #expect(scenario.title == "A walk")
    #expect(
      scenario.steps.map(\.text) == [
        "> type signIn.password \"correct horse\"", ">> back ; tab Cart", "! relaunch",
        "< title Cart",
      ])
    var secret = script
    secret.lines = [.act(.type("payment.number", "4111")), .act(.type("address.city", "4111"))]
    let hidden = SavedScenario.text(secret, title: "A walk", checks: ["< depth 1"])
    #expect(hidden.contains("> type payment.number <secret>\n> type address.city 4111\n"))
    #expect(throws: ScenarioErrors.self) {
      try Scenario(path: "a.scenario", bytes: Array(hidden.utf8))
    }
  }

  @Test("All controls of one kind have one name, whatever their keys are")
  func controls() {
    #expect(ControlKind.of("cart.line.MUG-NAVY.increase") == "cart.line.*.increase")
    #expect(ControlKind.of("catalog.item.mug") == "catalog.item.*")
    #expect(ControlKind.of("cart.coupon.apply") == "cart.coupon.apply")
    #expect(ControlKind.of("payment.code") == "payment.code")
    #expect(ControlKind.all == ControlKind.all.sorted())
    #expect(Set(ControlKind.all).count == ControlKind.all.count)
  }
}
