import Testing

@testable import Terminal

nonisolated struct NearMissTests {
  private let known = ["run", "play", "import", "help", "version"]

  @Test(
    "The word that was meant is found through one slip or two",
    arguments: [
      ("plya", "play"), ("PLAY", "play"), ("imprt", "import"), ("versoin", "version"),
      ("ruin", "run"), ("helpp", "help"), ("versions", "version"), ("imp", "import"),
    ])
  func found(word: String, meant: String) {
    #expect(NearMiss.nearest(to: word, in: known) == meant)
    #expect(NearMiss.hint(for: word, in: known) == "; did you mean \(meant)?")
  }

  @Test(
    "A word that is far from all is not guessed at", arguments: ["", "x", "shop", "exploration"])
  func notFound(word: String) {
    #expect(NearMiss.nearest(to: word, in: known) == nil)
    #expect(NearMiss.hint(for: word, in: known) == "")
  }

  @Test("Of two that are as near, the first known is meant")
  func order() {
    #expect(NearMiss.nearest(to: "cart.c", in: ["cart.b", "cart.a"]) == "cart.b")
  }

  @Test("The distance counts each slip once")
  func distance() {
    #expect(NearMiss.distance("", "abc") == 3)
    #expect(NearMiss.distance("abc", "abc") == 0)
    #expect(NearMiss.distance("abcd", "acbd") == 1)
    #expect(NearMiss.distance("kitten", "sitting") == 3)
  }
}
