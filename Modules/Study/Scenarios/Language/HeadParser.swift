import Foundation
import ShopModel
import TextUI

/// Reads a scenario's head: its name, the rules that it proves, and what is so before launch.
nonisolated struct HeadParser {
  var title: String?
  var rules: [String] = []
  var given = Givens()

  private var seen: Set<String> = []

  static let words = ["scenario", "rules", "given"]

  static let givenWords =
    ["catalogue", "clock", "region", "onboarded"] + GivenThing.Kind.words

  /// Whether the text begins like a line of the head.
  static func begins(_ text: String) -> Bool {
    words.contains(String(text.prefix { !$0.isWhitespace }))
  }

  /// Reads one line of the head.
  mutating func read(_ text: String, line: Int) throws(LineError) {
    if text.prefix(while: { !$0.isWhitespace }) == "scenario" {
      // A sentence, as it stands: its apostrophes and commas are no grammar.
      guard title == nil else { throw LineError(column: 1, "there is a scenario line already") }
      title = text.dropFirst("scenario".count).trimmingCharacters(in: .whitespaces)
      if title == "" { throw LineError(column: 1, "the scenario's sentence is missing") }
      return
    }
    var words = LineWords(try Words(parsing: text).words)
    switch try words.next("a word") {
    case "rules":
      repeat { rules.append(try rule(&words)) } while !words.isAtEnd
    case "given":
      try readGiven(&words, line: line)
      try words.end()
    case let word:
      throw words.unknown("beginning of a line", word, Self.words + BodyParser.words)
    }
  }

  private func rule(_ words: inout LineWords) throws(LineError) -> String {
    let word = try words.next("a rule's id")
    guard RuleID(word) != nil else {
      throw words.error("\(Words.quote(word)) is no rule's id, such as S4 or BD-L22")
    }
    return word
  }

  private mutating func readGiven(_ words: inout LineWords, line: Int) throws(LineError) {
    let word = try words.next("what is given")
    if !GivenThing.Kind.words.contains(word), !seen.insert(word).inserted {
      throw words.error("given \(word) stands above already")
    }
    switch word {
    case "catalogue":
      given.catalogue = try GivenCatalogue(&words)
      given.catalogueLine = line
    case "clock": given.clock = try words.date()
    case "region": given.region = try words.oneOf("region", Region.self)
    case "onboarded": given.isOnboarded = try words.oneOf("answer", YesOrNo.self) == .yes
    case let word where GivenThing.Kind.words.contains(word):
      let kind = try GivenThing.Kind(word, &words)
      if case .account = kind, given.things.contains(where: { $0.kind.isSomebodys }) {
        throw words.error("accounts stand before what is somebody's")
      }
      given.things.append(GivenThing(kind, line: line))
    default:
      throw words.unknown("thing that can be given", word, Self.givenWords)
    }
  }
}

/// A choice between two.
nonisolated enum YesOrNo: String, CaseIterable {
  case yes, no
}
