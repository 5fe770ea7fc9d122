/// The way by which a destination reaches its motherboard. It keeps none alive: of what has gone it
/// tells, once for each use, and does nothing. Rule: BD-L81, BD-F4.
@MainActor
struct BoardRoute {
  let identifier: BoardID
  private weak var motherboard: Motherboard?
  private weak var sibling: Board?
  private let reporter: Reporter?

  init(_ identifier: BoardID, in motherboard: Motherboard) {
    self.identifier = identifier
    self.motherboard = motherboard
    reporter = motherboard.reporter
  }

  init(_ identifier: BoardID, from sibling: Board) {
    self.identifier = identifier
    self.sibling = sibling
    reporter = sibling.mainboard?.reporter
  }

  func activate(_ value: Any?) -> ActivationToken? {
    let input = BoardInput.target(identifier, value)
    if let sibling { return sibling.mainboard?.activateForBoard(input) ?? reportDead(sibling) }
    return found?.activateBoard(input)
  }

  /// The motherboard; nil, and reported, when it has gone.
  var found: Motherboard? { motherboard ?? sibling?.mainboard ?? reportDead(sibling) }

  private func reportDead<Nothing>(_ sibling: Board?) -> Nothing? {
    guard sibling?.isInstalled != true else { return nil }
    if let sibling {
      sibling.reportLate("something to \(identifier)")
    } else {
      reporter?.report(
        .deadMotherboard, at: identifier.rawValue, "its motherboard has gone",
        advice: "keep destinations no longer than who has made them")
    }
    return nil
  }
}
