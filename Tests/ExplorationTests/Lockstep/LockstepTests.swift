import Scenarios
import ShopServices
import Testing
import TextUI

@testable import Exploration

/// Several storefronts in lockstep, tiny ones of which each does one thing in its own way.
struct LockstepTests {
  /// Plays lines until storefronts differ. - Returns: how many lines were played, and the difference.
  private func play(
    _ lockstep: Lockstep, _ lines: [WalkLine]
  ) async -> (played: Int, difference: Difference?) {
    var played = 0
    do throws(Difference) {
      try await lockstep.start()
      for line in lines {
        try await lockstep.play(line)
        played += 1
      }
      try await lockstep.end()
      return (played, nil)
    } catch {
      await lockstep.abandon()
      return (played, error)
    }
  }

  @Test("Storefronts that do alike go on to the end")
  func alike() async throws {
    let lockstep = try Tiny.lockstep(TinyStorefront.self, TinyStorefront.self)
    let (played, difference) = await play(lockstep, [Tiny.ask, .act(.back), Tiny.ask])
    #expect(difference == nil)
    #expect(played == 3)
  }

  @Test("It stops at the first difference of screens, and names both sides with what each shows")
  func screens() async throws {
    let lockstep = try Tiny.lockstep(TinyStorefront.self, Miscounting.self)
    let (played, difference) = await play(lockstep, [Tiny.ask, Tiny.ask, Tiny.ask])
    let found = try #require(difference)
    #expect(played == 1)
    #expect(found.kind == .screens)
    #expect(found.architecture == "miscounting")
    #expect(found.reference == "tiny")
    #expect(found.summary == "tiny and miscounting: different screens are shown")
    #expect(found.mismatch.expected.contains("Answered: 2"))
    #expect(found.mismatch.shown.contains("Answered: 1"))
    #expect(found.report.contains { $0.contains("tiny") && $0.contains("miscounting") })
  }

  @Test("Different calls are told before the different screens that come of them")
  func calls() async throws {
    let lockstep = try Tiny.lockstep(TinyStorefront.self, TinyStorefront.self, TwiceAsking.self)
    let (played, difference) = await play(lockstep, [.act(.back), Tiny.ask])
    let found = try #require(difference)
    #expect(played == 1)
    #expect(found.kind == .calls)
    #expect(found.architecture == "twice")
    #expect(found.reference == "tiny")
    #expect(found.mismatch.expected == ["catalog.categories"])
    #expect(found.mismatch.shown == ["catalog.categories", "catalog.categories"])
  }

  @Test("What one does that none may is told of that one alone")
  func rule() async throws {
    let lockstep = try Tiny.lockstep(TinyStorefront.self, Hoarding.self)
    let (played, difference) = await play(lockstep, [Tiny.ask, Tiny.ask, Tiny.ask])
    let found = try #require(difference)
    #expect(played == 1)
    #expect(found.kind == .rule)
    #expect(found.architecture == "hoarding")
    #expect(found.reference == nil)
    #expect(
      found.report.first == "hoarding: others are alive than when this place was reached before")
  }

  @Test("What is to happen and cannot is an answer like any other, and calls are those of the line")
  func answers() async throws {
    let lockstep = try Tiny.lockstep(TinyStorefront.self, TinyStorefront.self)
    try await lockstep.start()
    try await lockstep.play(.world(.release(.catalogCategories, number: 1)))
    #expect(
      lockstep.last?.answers == [
        "catalog.categories is not held; hold it before the act that calls it"
      ])
    try await lockstep.play(Tiny.ask)
    #expect(lockstep.calls == [ServiceCall(.catalogCategories)])
    #expect(lockstep.last?.answers == ["tap tiny.ask: handled"])
    #expect(lockstep.snapshot.title == "Tiny")
    try await lockstep.play(.act(.back))
    #expect(lockstep.calls.isEmpty)
    try await lockstep.end()
  }
}
