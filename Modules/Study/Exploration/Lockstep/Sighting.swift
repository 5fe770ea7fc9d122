import Scenarios
import ShopDatabase
import Terminal
import TextUI

/// What became of a line on one storefront: all in which two of them must agree.
nonisolated struct Sighting: Equatable {
  /// What was answered to each act, or why what was to happen could not.
  var answers: [String]
  /// What a person sees now.
  var snapshot: Snapshot
  /// The calls that were made, in order.
  var calls: [ServiceCall]
  /// What the shop has kept.
  var books: ShopBooks

  /// In what another storefront differs; nil when they agree.
  func difference(from other: Sighting) -> (kind: Difference.Kind, mismatch: Mismatch)? {
    if answers != other.answers {
      return (
        .answers,
        Mismatch("an act is answered differently", expected: answers, shown: other.answers)
      )
    }
    if let calls = Sighting.difference(calls, other.calls) { return (.calls, calls) }
    if snapshot != other.snapshot {
      return (.screens, Sighting.difference(snapshot, other.snapshot))
    }
    if books != other.books {
      return (
        .books,
        Mismatch(
          "the shops have kept different things", expected: books.lines, shown: other.books.lines)
      )
    }
    return nil
  }

  /// The same calls the same number of times, and in the same order within one service and key.
  private static func difference(_ one: [ServiceCall], _ other: [ServiceCall]) -> Mismatch? {
    let (mine, others) = (sorted(one), sorted(other))
    guard mine != others else { return nil }
    return Mismatch("different calls were made", expected: mine, shown: others)
  }

  /// By service and key; those of one service and key in the order in which they were made.
  private static func sorted(_ calls: [ServiceCall]) -> [String] {
    calls.enumerated().sorted { one, other in
      let (name, otherName) = (one.element.service.rawValue, other.element.service.rawValue)
      if name != otherName { return name < otherName }
      if one.element.key != other.element.key { return one.element.key < other.element.key }
      return one.offset < other.offset
    }.map(\.element.description)
  }

  private static func difference(_ one: Snapshot, _ other: Snapshot) -> Mismatch {
    let (rows, others) = (ScreenText.rows(one), ScreenText.rows(other))
    guard rows == others else {
      return Mismatch("different screens are shown", expected: rows, shown: others)
    }
    return Mismatch(
      "the screens look alike and are not", expected: [detail(one)], shown: [detail(other)])
  }

  private static func detail(_ snapshot: Snapshot) -> String {
    "focus \(snapshot.focus?.text ?? "none"), first row \(snapshot.firstRow), "
      + "breadcrumb \(snapshot.breadcrumb.joined(separator: " › "))"
  }
}

extension ShopBooks {
  /// What there is to compare.
  fileprivate nonisolated var lines: [String] {
    let figures = inspection.figures.map { ["\($0)"] } ?? []
    return ["digest \(digest)"] + figures + findings
  }

  /// What does not add up, a line each.
  nonisolated var findings: [String] {
    inspection.results.flatMap(\.findings).map { "\($0.place): \($0.what)" }
  }

  /// How many pieces there are, wherever they are.
  nonisolated var pieces: Int? {
    inspection.figures.map { $0.piecesInStock + $0.piecesReserved + $0.piecesSold }
  }
}
