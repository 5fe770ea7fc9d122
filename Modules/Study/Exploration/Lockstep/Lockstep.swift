import Scenarios
import ShopServices
import Terminal
import TextUI

/// Several storefronts that are played the same script, line by line, and must agree after each.
public final class Lockstep {
  /// The storefronts, the one that the others are compared with first.
  public let all: [PlayedStorefront]
  /// What became of the last line, as all of them agree.
  private(set) var last: Sighting?

  /// The acts of the last line, with what was answered to them.
  private(set) var acts: [(act: Act, result: ActResult)] = []

  private var places: [KnownPlaces]
  /// How many pieces there were in each shop, which stays so.
  private var pieces: [Int?]

  /// Will play on these, from what is given on.
  public init(_ settings: [ScenarioPlayer.Settings], given: Givens) {
    all = settings.map { PlayedStorefront($0, given: given, path: "walk.scenario") }
    places = all.map { _ in KnownPlaces() }
    pieces = all.map { _ in nil }
  }

  /// The storefront that the others are compared with.
  public var reference: PlayedStorefront? { all.first }

  /// What a person sees; an empty screen while nothing runs.
  public var snapshot: Snapshot { last?.snapshot ?? Snapshot(title: "") }

  /// The calls that the last line made.
  public var calls: [ServiceCall] { last?.calls ?? [] }

  /// What became of the last line, for a trace: the screen and the calls, and what was kept.
  var trace: [String] {
    guard let last else { return [] }
    return ScreenText.rows(last.snapshot).map { "  | \($0)" }
      + last.answers.map { "  = \($0)" } + last.calls.map { "  call \($0)" }
      + ["  books \(last.books.digest)"]
  }

  /// Launches all of them.
  ///
  /// - Throws: what is wrong.
  public func start() async throws(Difference) {
    for played in all {
      try await blaming(played) { () async throws(Mismatch) in try await played.start() }
    }
    try await look(after: nil, all.map { _ in [] })
  }

  /// Plays a line on all of them, and compares.
  ///
  /// - Throws: what is wrong.
  public func play(_ line: WalkLine) async throws(Difference) {
    acts = []
    var answers: [[String]] = []
    for played in all {
      answers.append(
        try await blaming(played) { () async throws(Mismatch) in try await play(line, on: played) })
    }
    try await look(after: line, answers)
  }

  /// Ends all of them.
  ///
  /// - Throws: what is left.
  public func end() async throws(Difference) {
    for played in all {
      try await blaming(played) { () async throws(Mismatch) in try await played.end() }
    }
    await abandon()
  }

  /// Ends what is left after a difference.
  public func abandon() async {
    for played in all { await played.abandon() }
  }

  private func play(
    _ line: WalkLine, on played: PlayedStorefront
  ) async throws(Mismatch) -> [String] {
    played.beginLine()
    var answers: [String] = []
    switch line {
    case .acts(let acts):
      let token = try played.window().token
      for one in acts {
        switch one {
        case .act(let act):
          let result = try played.perform(act, on: token)
          answers.append("\(act.text): \(result)")
          if played === reference { self.acts.append((act, result)) }
        case .release(let service, let number):
          if let refusal = try played.release(service, number: number) {
            answers.append(refusal.message)
          }
        }
      }
    case .world(let event):
      if let refusal = try await played.happen(event) { answers.append(refusal.message) }
    }
    try await played.settle()
    return answers
  }

  /// Holds each storefront to the rules, and compares it with the first.
  private func look(after line: WalkLine?, _ answers: [[String]]) async throws(Difference) {
    var first: Sighting?
    for (index, played) in all.enumerated() {
      let sighting = try await blaming(played) { () async throws(Mismatch) in
        Sighting(
          answers: answers[index], snapshot: try played.window().snapshot(), calls: played.calls,
          books: try await played.books())
      }
      if let mismatch = try await rule(index, line, sighting) {
        throw Difference(.rule, played.architecture, mismatch)
      }
      guard let reference = first else {
        first = sighting
        continue
      }
      if let found = reference.difference(from: sighting) {
        throw Difference(
          found.kind, played.architecture, comparedWith: all.first?.architecture, found.mismatch)
      }
    }
    last = first
  }

  private func rule(
    _ index: Int, _ line: WalkLine?, _ sighting: Sighting
  ) async throws(Difference) -> Mismatch? {
    let findings = sighting.books.findings
    guard findings.isEmpty else { return Mismatch("the books do not add up", shown: findings) }
    // Another hand that counts anew says how many there are from now on.
    if let before = pieces[index], let now = sighting.books.pieces, before != now,
      line?.countsAnew != true
    {
      return Mismatch(
        "pieces are lost, or come from nowhere", expected: ["\(before) pieces"],
        shown: ["\(now) pieces"])
    }
    pieces[index] = sighting.books.pieces
    let played = all[index]
    return try await blaming(played) { () async throws(Mismatch) in
      try places[index].mismatch(played)
    }
  }

  /// What is wrong in `body` is this storefront's fault.
  private func blaming<Value>(
    _ played: PlayedStorefront, _ body: () async throws(Mismatch) -> Value
  ) async throws(Difference) -> Value {
    do throws(Mismatch) {
      return try await body()
    } catch {
      throw Difference(.fault, played.architecture, error)
    }
  }
}

extension WalkLine {
  /// Whether somebody says how many pieces there are: another hand, or a catalogue.
  fileprivate nonisolated var countsAnew: Bool {
    switch self {
    case .world(.setStock), .world(.importCatalogue): true
    default: false
    }
  }
}
