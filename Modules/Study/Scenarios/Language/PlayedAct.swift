import TextUI

/// An act as it stands in a scenario.
public nonisolated struct PlayedAct: Equatable, Sendable {
  /// What is done.
  public var act: Act

  /// Reads an act's words.
  ///
  /// - Throws: when they are no act; when a text is to be typed that was left out as the scenario
  ///   was saved, since it was a secret; when the shop cannot do it yet.
  init(_ words: [Words.Word]) throws(LineError) {
    act = try Act(words)
    let column = words.last?.column ?? 1
    switch act {
    case .type(let id, "<secret>"):
      throw LineError(
        column: column, "the text for \(id) was left out when this was saved: it cannot be played")
    case .card:
      throw LineError(column: column, "cards are not in this shop yet")
    default: break
    }
  }
}
