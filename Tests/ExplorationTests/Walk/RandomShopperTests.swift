import Scenarios
import ShopServices
import Testing
import TextUI

@testable import Exploration

nonisolated struct RandomShopperTests {
  private static let buttons: [ControlID] = ["shop.one", "shop.two", "shop.three"]

  private func sight(
    _ controls: [ControlID] = buttons, held: [(service: ServiceName, numbers: [Int])] = []
  ) -> RandomShopper.Sight {
    let rows = controls.map {
      RowSnapshot(
        kind: .control, controls: [ControlSnapshot(id: $0, kind: .button, label: "A")])
    }
    return RandomShopper.Sight(
      snapshot: Snapshot(title: "Shop", sections: [SectionSnapshot(rows: rows)]),
      unanswered: 0, held: held, isToDie: false)
  }

  private func lines(
    seed: UInt64, count: Int = 200, _ sight: RandomShopper.Sight,
    _ coverage: WalkCoverage = WalkCoverage(), after last: RandomShopper? = nil
  ) -> (texts: [String], shopper: RandomShopper) {
    var shopper = RandomShopper(Dice(seed: seed, script: 0), after: last)
    let texts = (0..<count).map { _ in shopper.next(sight, coverage).text }
    return (texts, shopper)
  }

  @Test("The same seed and the same sight choose the same lines; either's change chooses others")
  func seeds() {
    let first = lines(seed: 4, sight()).texts
    #expect(first == lines(seed: 4, sight()).texts)
    #expect(first != lines(seed: 5, sight()).texts)
    #expect(first != lines(seed: 4, sight(["shop.four"])).texts)
    #expect(Set(first).count > 50)
  }

  @Test("What has been done least on such a screen is likeliest, over scripts too")
  func least() {
    let (before, shopper) = lines(seed: 6, count: 600, sight(["shop.one"]))
    #expect(before.contains("> tap shop.one"))
    let (after, _) = lines(seed: 7, count: 400, sight(["shop.one", "shop.two"]), after: shopper)
    let counts = ["> tap shop.one", "> tap shop.two"].map { text in after.count { $0 == text } }
    #expect(counts[1] > 5 * max(1, counts[0]) / 2, "\(counts)")
    // In the end everything there is has been done.
    let (all, last) = lines(seed: 8, count: 600, sight())
    for id in Self.buttons { #expect(all.contains("> tap \(id)")) }
    #expect(last.seen.keys.contains { $0.hasPrefix("shop tap shop.three") })
  }

  @Test("A control that cannot be used is tried now and then only")
  func disabled() {
    var shown = sight(["shop.one"])
    let off = ControlSnapshot(
      id: "shop.off", kind: .button, label: "A", state: .disabled, reason: "Off")
    shown.snapshot.sections[0].rows.append(RowSnapshot(kind: .control, controls: [off]))
    let texts = lines(seed: 9, count: 40, shown).texts
    #expect(
      texts.count { $0 == "> tap shop.one" } > texts.count { $0 == "> tap shop.off" })
  }

  @Test("Every hold and every delay has ended after ten lines, whatever was rolled in between")
  func holds() {
    var open: [String: Int] = [:]
    var longest = 0
    var ended = 0
    for seed in UInt64(1)...20 {
      open = [:]
      var shopper = RandomShopper(Dice(seed: seed, script: 0))
      for step in 0..<200 {
        switch shopper.next(sight(), WalkCoverage()) {
        case .world(.hold(let service, _)): open["hold \(service)"] = step
        case .world(.delay(let service, let time)) where time > .zero:
          open["delay \(service)"] = open["delay \(service)"] ?? step
        case .world(.release(let service, number: nil)):
          if let since = open.removeValue(forKey: "hold \(service)") {
            longest = max(longest, step - since)
            ended += 1
          }
        case .world(.delay(let service, _)):
          if let since = open.removeValue(forKey: "delay \(service)") {
            longest = max(longest, step - since)
            ended += 1
          }
        default: break
        }
        // Ends that are due together come one after the other.
        let oldest = open.values.min() ?? step
        #expect(step - oldest <= RandomShopper.longestHold + 3, "seed \(seed), step \(step)")
      }
    }
    #expect(ended > 100)
    #expect(longest >= RandomShopper.longestHold)
  }

  @Test("What befell calls least befalls them next")
  func rarest() {
    // Everything has befallen every call often, but for one failure of one.
    var coverage = WalkCoverage()
    for _ in 0..<300 {
      for service in ServiceName.allCases {
        coverage.add(
          ShopScript.Trouble.all(of: service).filter { $0 != .failed(.savedMove, .damaged) })
      }
    }
    let texts = lines(seed: 3, count: 800, sight(), coverage).texts
    let failures = texts.filter { $0.hasPrefix("! fail ") }
    let rare = failures.count { $0 == "! fail saved.move damaged" }
    #expect(failures.count > 10)
    #expect(rare * 2 > failures.count, "\(rare) of \(failures.count)")
  }

  @Test("A form that is begun is filled in to its end")
  func forms() throws {
    let shown = sight(["signIn.email", "signIn.password", "signIn.submit"])
    let texts = lines(seed: 2, count: 300, shown).texts
    let begins = texts.indices.filter {
      texts[$0].hasPrefix("> type signIn.email ") && $0 + 2 < texts.count
        && texts[$0 + 1].hasPrefix("> type signIn.password ")
        && texts[$0 + 2] == "> tap signIn.submit"
    }
    #expect(begins.count > 5)
  }
}
