import Foundation
import Testing

@testable import Scenarios

struct RecordingTests {
  private func record(_ text: String) async throws -> String {
    let bytes = Array(text.utf8)
    let scenario = try Scenario(path: "Tests/Scenarios/a.scenario", bytes: bytes)
    let player = ScenarioPlayer(
      .init(storefront: SmallStorefront.self, shippedCatalogue: Array(smallCatalogue.utf8)))
    return String(decoding: try await player.record(scenario).rewritten(bytes), as: UTF8.self)
  }

  @Test("What is shown takes the place of the rows of a screen, and nothing else changes")
  func rewrites() async throws {
    let text = """
      scenario A  # as it is
      given   cart MUG-NAVY

      > tap shop.item.mug
        < screen
        | old
        | === Mug ===
        # a comment
      < title Mug
      > tab cart
      < screen
      |
      """
    let recorded = try await record(text)
    #expect(
      recorded == """
        scenario A  # as it is
        given   cart MUG-NAVY

        > tap shop.item.mug
          < screen
          | === Mug ===
          | Shop › Mug
          | [Shop]  Cart (1)
          |
          | A fine thing
          | [Add]  {detail.add}
          # a comment
        < title Mug
        > tab cart
        < screen
        | === Cart ===
        | Shop  [Cart (1)]
        |
        | -- Mug --
        | 1 × £12.00: £12.00
        | [+]  {cart.line.MUG-NAVY.increase}
        |
        | [Clear]  {cart.clear}
        | Subtotal: £12.00
        | = Total: £12.00
        """)
    #expect(try await record(recorded) == recorded)
    #expect(await play(recorded)?.report == nil)
  }

  @Test("The file's line ends stay as they are")
  func lineEnds() async throws {
    let text = "scenario A\r\n< screen\r\n| x\r\n< depth 1\r\n"
    let recorded = try await record(text)
    #expect(
      recorded.hasPrefix("scenario A\r\n< screen\r\n| === Shop ===\r\n| [Shop]  Cart\r\n|\r\n"))
    #expect(recorded.hasSuffix("\r\n< depth 1\r\n"))
    #expect(!recorded.unicodeScalars.split(separator: "\n").dropLast().contains { $0.last != "\r" })
  }

  @Test("A scenario in which something else is wrong is not recorded")
  func fails() async {
    await #expect(throws: ScenarioFailure.self) {
      try await record("scenario A\n< screen\n| x\n< title Cart")
    }
  }
}
