import Scenarios
import Testing
import TextUI

@testable import Exploration

/// What lives at a place, each time that it is reached.
struct KnownPlacesTests {
  private func launched(_ storefront: TinyStorefront.Type) async throws -> PlayedStorefront {
    let played = PlayedStorefront(
      Tiny.settings(storefront), given: try WalkScript(head: []).given(), path: "a.scenario")
    try await played.start()
    return played
  }

  private func ask(_ played: PlayedStorefront) async throws {
    _ = try played.perform(.tap("tiny.ask"), on: try played.window().token)
    try await played.settle()
  }

  @Test("G6: as many live as before: nothing is said; one more: it is told with both counts")
  func grows() async throws {
    var places = KnownPlaces()
    let played = try await launched(Hoarding.self)
    #expect(try places.mismatch(played) == nil)
    try await ask(played)
    #expect(try places.mismatch(played) == nil)
    try await ask(played)
    let mismatch = try #require(try places.mismatch(played))
    #expect(mismatch.message == "others are alive than when this place was reached before")
    #expect(!mismatch.expected.contains { $0.hasPrefix("Kept") })
    #expect(mismatch.shown.contains("Kept 1"))
    #expect(mismatch.shown.filter { $0 != "Kept 1" } == mismatch.expected)
    await played.abandon()
  }

  @Test("G6: nothing is said, and nothing remembered, while a call is unanswered")
  func unanswered() async throws {
    var places = KnownPlaces()
    let played = try await launched(Hoarding.self)
    try await ask(played)
    #expect(try places.mismatch(played) == nil)
    #expect(try await played.happen(.hold(.catalogCategories, .reply)) == nil)
    try await ask(played)
    try await ask(played)
    #expect(try await played.happen(.release(.catalogCategories, number: 1)) == nil)
    try await played.settle()
    #expect(played.alive["Kept"] == 1)
    #expect(try places.mismatch(played) == nil)
    #expect(try await played.happen(.release(.catalogCategories, number: nil)) == nil)
    try await played.settle()
    #expect(try places.mismatch(played)?.shown.contains("Kept 2") == true)
    await played.abandon()
  }

  @Test("Where another node is held, it is another place")
  func held() async throws {
    var places = KnownPlaces()
    let played = try await launched(HeldHoarding.self)
    #expect(try places.mismatch(played) == nil)
    try await ask(played)
    #expect(played.held == ["wish"])
    #expect(played.alive["Kept"] == 1)
    #expect(try places.mismatch(played) == nil)
    await played.abandon()
  }

  @Test("Where what waits is something else, it is another place")
  func parked() async throws {
    var places = KnownPlaces()
    let played = try await launched(WaitingHoarding.self)
    #expect(try places.mismatch(played) == nil)
    try await ask(played)
    #expect(!played.parked.isEmpty)
    #expect(played.alive["Kept"] == 1)
    #expect(try places.mismatch(played) == nil)
    await played.abandon()
  }
}
