import Foundation
import Scenarios
import ShopServices
import Testing

@testable import Exploration

nonisolated struct SituationTests {
  private func pair(
    isInOrder: Bool = false, departures: [Departure] = [], failing: [ShopError] = [.offline]
  ) -> Situation {
    Situation(
      name: "A pair", head: [],
      contenders: [
        Contender("one", [["> tap a.one"]], .cartChange, failing: failing),
        Contender("other", [["> tap a.other"]], .cartChange, failing: failing),
      ],
      isInOrder: isInOrder, departures: departures, rules: ["G5"])
  }

  /// How many merges of chains there are with one more thing behind all their beginnings: all places
  /// of it, less those before some beginning, in and out.
  private func left(_ lengths: [Int]) -> Int {
    let factorial = { (number: Int) in (1...max(1, number)).reduce(1, *) }
    let all = factorial(lengths.reduce(0, +) + 1)
    let product = lengths.map(factorial).reduce(1, *)
    return (0..<(1 << lengths.count)).reduce(0) { sum, set in
      let behind = lengths.indices.filter { set & (1 << $0) != 0 }
      let count = all / (product * (1 + behind.reduce(0) { $0 + lengths[$1] }))
      return behind.count.isMultiple(of: 2) ? sum + count : sum - count
    }
  }

  @Test(
    "Two calls that may fail: merges of acts, work and replies, each as often as the formula says")
  func pairs() {
    // Both done: 6! / 3!3!. One fails and does no work: twice 5! / 3!2!. Both: 4! / 2!2!.
    #expect(pair().interleavings.count == 20 + 2 * 10 + 6)
    #expect(pair(failing: []).interleavings.count == 20)
    #expect(pair(failing: [.offline, .refused]).interleavings.count == 20 + 4 * 10 + 4 * 6)
    // In order: 6! over the sizes of the subtrees, 6·3·2·2.
    #expect(pair(isInOrder: true, failing: []).interleavings.count == 10)
  }

  @Test("One may leave at every place, and begins nothing more: as many orders as the formula says")
  func departures() {
    let alone = left([3]) + left([2])
    #expect(left([3]) == 3)
    let both = left([3, 3]) + 2 * left([3, 2]) + left([2, 2])
    #expect(pair(departures: [.back]).interleavings.count == 46 + 2 * alone + both)
    #expect(
      pair(departures: [.back, .signOut]).interleavings.count == 46 + 2 * (2 * alone + both))
    // In order nobody begins with the second: leaving comes after the last act that was begun, 7!
    // over 7·4·2·2 with the three behind it.
    let inOrder = pair(isInOrder: true, departures: [.back], failing: []).interleavings
    #expect(inOrder.count == 10 + 3 + 5_040 / (7 * 4 * 2 * 2))
  }

  @Test("Every order of every situation is there once, and always at the same place")
  func unique() {
    for situation in Situation.all + [pair(departures: [.back, .link])] {
      let all = situation.interleavings
      #expect(Set(all.map { "\($0.departure ?? -1) \($0.fates) \($0.steps)" }).count == all.count)
      #expect(all == situation.interleavings)
    }
  }

  @Test("In every order a call is asked for, then worked on unless it fails, then answered")
  func sequence() {
    for situation in Situation.all {
      for order in situation.interleavings {
        let leaves = order.steps.firstIndex(of: .leave)
        #expect((leaves != nil) == (order.departure != nil))
        for (index, contender) in situation.contenders.enumerated() {
          let stages = contender.stages.indices.compactMap { stage in
            order.steps.firstIndex(of: .act(contender: index, stage: stage))
          }
          #expect(stages == stages.sorted())
          if let leaves { #expect(stages.allSatisfy { $0 < leaves }) }
          for (call, fate) in order.fates[index].enumerated() {
            let work = order.steps.firstIndex(of: .work(contender: index, call: call))
            let reply = order.steps.firstIndex(of: .reply(contender: index, call: call)) ?? -1
            #expect((work == nil) == (fate != nil))
            #expect((stages.last ?? 99) < work ?? reply)
            #expect((work ?? -1) < reply)
          }
        }
      }
    }
  }

  @Test(
    "Each situation has a name of its own, rules, two or three things that meet, and can be read")
  func table() throws {
    #expect(Set(Situation.all.map(\.name)).count == Situation.all.count)
    for situation in Situation.all {
      #expect((2...3).contains(situation.contenders.count), "\(situation.name)")
      #expect(!situation.rules.isEmpty, "\(situation.name)")
      let script = try #require(situation.interleavings.first).script()
      #expect(!script.lines.isEmpty)
      #expect(throws: Never.self) { try script.given() }
      #expect(throws: Never.self) {
        try WalkScript(head: situation.head, body: situation.closing)
      }
      for departure in situation.departures {
        #expect(throws: Never.self) { try WalkScript(head: [], body: departure.lines) }
      }
    }
  }

  @Test("The page on the explorer has each situation, with its number of orders and its rules")
  func documentation() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Docs/Study/Explorer.md").standardizedFileURL
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").map(
      String.init)
    let rows = Situation.all.map { situation in
      let names = situation.contenders.map(\.name).joined(separator: ", ")
      let ways = situation.departures.map(\.name).joined(separator: ", ")
      return "| \(situation.name) | \(names) | \(ways.isEmpty ? "—" : ways) | "
        + "\(situation.interleavings.count) | \(situation.rules.joined(separator: " ")) |"
    }
    #expect(lines.filter { row in rows.contains(row) } == rows, "\(rows.joined(separator: "\n"))")
  }
}
