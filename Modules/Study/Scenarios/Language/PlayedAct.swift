import TextUI

/// An act as it stands in a scenario.
public nonisolated struct PlayedAct: Equatable, Sendable {
  /// What is done.
  public var act: Act

  /// Reads an act's words.
  ///
  /// - Throws: when they are no act; when a text is to be typed that was left out as the scenario
  ///   was saved, since it was a secret.
  init(_ words: [Words.Word]) throws(LineError) {
    act = try Act(words)
    if case .type(let id, "<secret>") = act {
      throw LineError(
        column: words.last?.column ?? 1,
        "the text for \(id) was left out when this was saved: it cannot be played")
    }
  }
}
