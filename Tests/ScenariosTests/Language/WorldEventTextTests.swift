import ShopModel
import ShopServices
import Testing

@testable import Scenarios

nonisolated struct WorldEventTextTests {
  static let events: [WorldEvent] = [
    .advance(.milliseconds(300)), .advance(.seconds(90)), .advance(.seconds(172_800)),
    .setPrice(SKU("MUG-NAVY"), "12.50", silently: false),
    .setPrice(SKU("A B"), "1", silently: true), .setStock(SKU("#1"), 0, silently: false),
    .setStock(SKU("MUG"), 999_999, silently: true), .fail(.cartChange, .offline),
    .fail(.ordersPage, .damaged), .delay(.catalogPage, .seconds(2)), .delay(.savedSet, .zero),
    .hold(.catalogPage, .request), .hold(.cartSet, .reply), .holdBoth(.cartSet),
    .release(.cartSet, number: nil),
    .release(.cartSet, number: 12), .loseCharge, .ship(1_001), .relaunch, .killAtWrite(3),
    .mark("a place"),
    .importCatalogue(.shipped), .importCatalogue(.half), .importCatalogue(.fixture("next season")),
  ]

  @Test("What happens around a shopper is written as it is read", arguments: events)
  func roundTrip(_ event: WorldEvent) throws {
    let text = "scenario A\n! \(event.text)\n< title Shop"
    let scenario = try Scenario(path: "a.scenario", bytes: Array(text.utf8))
    #expect(scenario.steps.first?.kind == .world(event))
  }

  @Test(
    "Times are written in the largest unit that fits, and a failure without a word as a refusal")
  func texts() {
    #expect(WorldEvent.advance(.milliseconds(1_500)).text == "advance 1500ms")
    #expect(WorldEvent.advance(.seconds(3_600)).text == "advance 1h")
    #expect(WorldEvent.delay(.savedSet, .zero).text == "delay saved.set 0s")
    #expect(WorldEvent.fail(.savedSet, .inUse).text == "fail saved.set refused")
  }
}
