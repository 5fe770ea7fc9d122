import Foundation
import PatternKit
import StorefrontInterface
import Terminal
import Testing
import TextUI

struct LineModeTests {
  /// Runs lines; gives what was printed, what was said to be wrong, and the outcome.
  private func run(
    _ lines: [String], live: Bool = false
  ) async throws -> (printed: [String], errors: [String], outcome: LineMode.Outcome) {
    let bench = try Bench(live: live)
    let input = AsyncStream<InputLine> { continuation in
      for line in lines { continuation.yield(line == "\u{FF}" ? .notUTF8 : .text(line)) }
      continuation.finish()
    }
    await bench.mode.run(input)
    return (try bench.printed.read(), try bench.errors.read(), bench.mode.outcome)
  }

  private let counter = ["[Count]  {a.count}", "[Never] (not now: It is closed)  {a.never}"]

  private func screen(_ count: Int, focus: Bool = false) -> [String] {
    let button = (focus ? "> " : "") + "[Count]  {a.count}"
    return [
      "=== Counter \(count) ===", "", button, "[Never] (not now: It is closed)  {a.never}",
      "[Later]  {a.later}",
    ]
  }

  @Test("G7: the whole screen is printed first, and after every act, an empty line between")
  func prints() async throws {
    let result = try await run(["tap a.count", "", "# nothing", "> tap a.count", "> back"])
    #expect(
      result.printed
        == screen(0) + [""] + screen(1, focus: true) + [""] + screen(2, focus: true) + [""]
        + screen(2, focus: true))
    #expect(result.errors == ["line 5: there is nothing to go back to"])
    #expect(result.outcome == .fine)
  }

  @Test("G2: what cannot be used says why, and is no error")
  func disabled() async throws {
    let result = try await run(["tap a.never"])
    #expect(result.errors == ["line 1: that cannot be done now: It is closed"])
    #expect(result.printed == screen(0) + [""] + screen(0))
    #expect(result.outcome == .fine)
  }

  @Test("A control that is not there is told with its line and what was meant; the rest goes on")
  func missing() async throws {
    let result = try await run(["tap a.cuont", "tap a.count", "tab Shop", "type a.count x"])
    #expect(
      result.errors == [
        "line 1: there is no a.cuont here; did you mean a.count?", "line 3: there are no tabs",
        "line 4: a.count is not a field",
      ])
    #expect(result.printed.contains("=== Counter 1 ==="))
    #expect(result.outcome == .missing)
  }

  @Test("A line that cannot be read is told with its number and column; the rest goes on")
  func unreadable() async throws {
    let result = try await run([
      "jump", "tap a.none", "! hold cart.change", "< title Shop", ">> back ; back", "! advance",
      "! advance soon", "\u{FF}", "! advance 1s 2s", "tap a.count", "tap a.nothing",
    ])
    #expect(result.errors.count == 10)
    #expect(result.errors[0].hasPrefix("line 1: column 1: “jump” is no act"))
    #expect(result.errors[1].hasPrefix("line 2: there is no a.none here"))
    #expect(
      result.errors[2...8] == [
        "line 3: column 1: a line with ! belongs into a scenario; here stand acts, and ! advance",
        "line 4: column 1: a line with < belongs into a scenario; here stand acts, and ! advance",
        "line 5: column 1: a line with >> belongs into a scenario; here stand acts, and ! advance",
        "line 6: column 3: a time is missing: write ! advance 300ms",
        "line 7: column 11: soon is no time: write 300ms, 2s, 5m, 1h or 1d",
        "line 8: it is not UTF-8",
        "line 9: column 14: a word too many: write ! advance 300ms",
      ])
    #expect(result.printed.last(where: { $0.hasPrefix("===") }) == "=== Counter 1 ===")
    #expect(result.outcome == .unreadable)
  }

  @Test("A clock that stands still moves by ! advance, and what becomes due is printed")
  func advance() async throws {
    let result = try await run(["tap a.later", "! advance 999ms", "! advance 1ms"])
    let titles = result.printed.filter { $0.hasPrefix("===") }
    #expect(
      titles == [
        "=== Counter 0 ===", "=== Counter 0 ===", "=== Counter 0 ===", "=== Counter 10 ===",
      ])
    #expect(result.errors == [])
  }

  @Test("Where the clock runs, ! advance is refused, and an act prints its screen once")
  func live() async throws {
    let result = try await run(["! advance 1s", "tap a.count", "back"], live: true)
    #expect(
      result.errors == [
        "line 1: column 1: the clock runs by itself here: --clock makes it stand still",
        "line 3: there is nothing to go back to",
      ])
    #expect(
      result.printed
        == screen(0) + [""] + screen(1, focus: true) + [""] + screen(1, focus: true))
    #expect(result.outcome == .unreadable)
  }

  @Test("Where the clock runs, a change that nobody made is printed as it comes, and only then")
  func change() async throws {
    let bench = try Bench(live: true)
    let (input, continuation) = AsyncStream<InputLine>.makeStream()
    let running = Task { await bench.mode.run(input) }
    continuation.yield(.text("tap a.count"))
    await bench.waitForCount(1)
    await bench.tracker.idle()
    bench.screen.count = 7
    bench.screen.setNeedsRender()
    await bench.tracker.idle()
    bench.screen.setNeedsRender()
    await bench.tracker.idle()
    continuation.finish()
    await running.value
    let titles = try bench.printed.read().filter { $0.hasPrefix("===") }
    #expect(titles == ["=== Counter 0 ===", "=== Counter 1 ===", "=== Counter 7 ==="])
  }

  @Test("After the last line nothing is printed: a shop that ends empties its window unseen")
  func theEndIsNotShown() async throws {
    let bench = try Bench(live: true)
    let input = AsyncStream<InputLine> { $0.finish() }
    await bench.mode.run(input)
    bench.screen.count = 7
    bench.screen.setNeedsRender()
    await bench.tracker.idle()
    #expect(try bench.printed.read() == screen(0))
  }

  @Test("L3: a link goes to the storefront")
  func link() async throws {
    let bench = try Bench(live: false)
    let input = AsyncStream<InputLine> { continuation in
      continuation.yield(.text("open arcade://cart"))
      continuation.finish()
    }
    await bench.mode.run(input)
    #expect(bench.storefront.opened == ["arcade://cart"])
    #expect(bench.mode.outcome == .fine)
  }

  @Test("H10: a card is typed where a payment is asked for, and nowhere else")
  func card() async throws {
    let result = try await run(["card ok"])
    #expect(result.errors == ["line 1: there is no payment.number here"])

    let window = Window()
    var typed: [String] = []
    window.rootViewController = ContentViewController<String>(
      content: {
        Content(
          title: "Payment",
          sections: [
            Section(
              nil,
              ["number", "expiry", "code"].map { name in
                .control(
                  .field(ControlID("payment.\(name)"), name, text: "", typed: { "\(name) \($0)" }))
              })
          ])
      }, onEvent: { typed.append($0) })
    #expect(window.fillIn(.lateDeclined, on: window.token) == .handled)
    #expect(typed == ["number 4000 0000 0000 0119", "expiry 12/39", "code 123"])
  }
}
