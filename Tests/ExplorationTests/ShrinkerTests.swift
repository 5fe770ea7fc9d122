import Scenarios
import Testing
import TextUI

@testable import Exploration

struct ShrinkerTests {
  private let difference = Difference(.screens, "b", comparedWith: "a", Mismatch("it differs"))

  private func lines(_ text: [String]) throws -> WalkScript {
    try WalkScript(head: ["given cart MUG-NAVY 2", "given region US"], body: text)
  }

  @Test("What is left fails in the same way, and nothing of it can be left out")
  func smallest() async throws {
    let noise = (0..<20).map { "> tap a.b\($0)" }
    let script = try lines(noise + [">> back ; tap x.one ; dismiss"] + noise + ["> tap x.two"])
    var runs = 0
    let shrinker = Shrinker { script in
      runs += 1
      let text = script.lines.map(\.text).joined(separator: "\n")
      guard text.contains("x.one"), text.contains("x.two"), script.head.contains("given region US")
      else { return text.contains("a.b3") ? Difference(.calls, "b", Mismatch("other")) : nil }
      return difference
    }
    let small = await shrinker.smallest(script, failing: difference)
    #expect(small.lines.map(\.text) == ["> tap x.one", "> tap x.two"])
    #expect(small.head == ["given region US"])
    #expect(runs <= 120)
  }

  @Test("It stops where it may play no more, with the smallest so far")
  func limit() async throws {
    let script = try lines((0..<64).map { "> tap a.b\($0)" })
    var runs = 0
    let shrinker = Shrinker(limit: 5) { script in
      runs += 1
      return script.lines.contains { $0.text == "> tap a.b63" } ? difference : nil
    }
    let small = await shrinker.smallest(script, failing: difference)
    #expect(runs == 5)
    #expect(small.lines.count < 32)
    #expect(small.lines.last?.text == "> tap a.b63")
  }
}
