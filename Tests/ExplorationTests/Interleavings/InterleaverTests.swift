import StorefrontInterface
import Testing

@testable import Exploration
@testable import Scenarios
@testable import arcade

/// Orders that are played: few of the shop's, and all of a shop with a fault.
struct InterleaverTests {
  private func settings(_ storefront: Int = 0) -> ScenarioPlayer.Settings {
    ScenarioPlayer.Settings(
      storefront: Storefronts.all[storefront], shippedCatalogue: PackageResources.shipped_csv)
  }

  private func situation(_ name: String) throws -> Situation {
    try #require(Situation.all.first { $0.name == name })
  }

  @Test(
    "P4, V19: every order of a wish and its opposite, and of a list and a parcel, ends as it must",
    arguments: ["Product: a wish, and its opposite", "Orders: the list and a parcel"])
  func quick(name: String) async throws {
    var situation = try situation(name)
    situation.departures = []
    let settings = Storefronts.all.indices.map { self.settings($0) }
    let report = try await Interleaver(settings).play([situation])
    #expect(report.findings == [], "\(report.findings.flatMap(\.report).joined(separator: "\n"))")
    #expect(report.lines.map(\.orders) == [situation.interleavings.count])
    #expect(report.architectures == Storefronts.all.map { $0.id })
  }

  @Test("In every situation there is an order in which all its calls are on their way at once")
  func together() async throws {
    for situation in Situation.all {
      // A kept wish is asked for when the one before it has been answered.
      let calls = situation.rules == ["P4"] ? 1 : situation.contenders.flatMap(\.calls).count
      var most = 0
      for order in situation.interleavings where order.isPlain && most < calls {
        most = max(most, try await callsBeforeReply(order))
      }
      #expect(most == calls, "\(situation.name)")
    }
  }

  /// How many of its calls are made before the first is answered. One that is replaced by a newer one
  /// counts: it was on its way.
  private func callsBeforeReply(_ order: Interleaving) async throws -> Int {
    var order = order
    order.steps = Array(order.steps.prefix { if case .reply = $0 { false } else { true } })
    let script = try order.script()
    let lockstep = Lockstep([settings()], given: try script.given())
    try await lockstep.start()
    for line in script.lines.dropLast(
      order.situation.services.count + order.situation.settling.count)
    {
      try await lockstep.play(line)
    }
    let troubles = try lockstep.reference?.script().troubles ?? []
    await lockstep.abandon()
    return troubles.count { if case .held(_, .request) = $0 { true } else { false } }
  }
}
