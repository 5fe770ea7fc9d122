import TextUI

/// What stands in a line of acts.
public nonisolated enum PlayedAct: Equatable, Sendable {
  /// Something that the shopper does.
  case act(Act)
  /// Held calls are let go between two acts, one by its number or all: what they answer has not come
  /// yet when the next act is done. Only in a line of several.
  case release(ServiceName, number: Int?)

  /// Reads an act's words.
  ///
  /// - Parameter isAmongOthers: whether a release may stand there.
  /// - Throws: when they are no act; when a text is to be typed that was left out as the scenario
  ///   was saved, since it was a secret.
  init(_ words: [Words.Word], isAmongOthers: Bool = false) throws(LineError) {
    if isAmongOthers, words.first?.text == "release" {
      var rest = LineWords(words)
      let event = try WorldEvent(&rest)
      try rest.end()
      if case .release(let service, let number) = event {
        self = .release(service, number: number)
        return
      }
    }
    let act = try Act(words)
    if case .type(let id, "<secret>") = act {
      throw LineError(
        column: words.last?.column ?? 1,
        "the text for \(id) was left out when this was saved: it cannot be played")
    }
    self = .act(act)
  }

  /// The act; nil for a release.
  public var act: Act? {
    if case .act(let act) = self { act } else { nil }
  }

  /// As a scenario holds it, between two semicolons.
  public var text: String {
    switch self {
    case .act(let act): act.text
    case .release(let service, let number): WorldEvent.release(service, number: number).text
    }
  }
}
