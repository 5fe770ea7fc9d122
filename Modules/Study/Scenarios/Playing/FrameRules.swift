import Terminal
import TextUI

/// What must be so of every frame, settled or not.
enum FrameRules {
  /// Frames in which nothing was wrong, the last one last. Most frames are shown again soon, and in a
  /// walk by every storefront: to compare one is cheaper than to draw it.
  private static var good: [Snapshot] = []
  private static let remembered = 8

  /// What is wrong with a frame; nil when nothing is.
  ///
  /// - Parameters:
  ///   - frame: everything that is shown, and every screen that is loaded below it.
  ///   - count: how many pieces the cart holds; nil while nobody has told the shopper.
  static func mismatch(_ frame: DeepSnapshot, cartCount count: Int?) -> Mismatch? {
    let screens = [frame.top.sections] + frame.screens.map(\.sections)
    return mismatch(frame.top)
      ?? CartRules.mismatch(tabs: frame.top.tabs, screens: screens, cartCount: count)
  }

  private static func mismatch(_ frame: Snapshot) -> Mismatch? {
    if good.contains(frame) { return nil }
    if let mismatch = ids(frame) ?? reasons(frame) ?? characters(frame) ?? widths(frame) {
      return mismatch
    }
    if good.count == remembered { good.removeFirst() }
    good.append(frame)
    return nil
  }

  /// G1: an id names one control.
  private static func ids(_ frame: Snapshot) -> Mismatch? {
    var seen: Set<ControlID> = []
    for control in frame.controls where !seen.insert(control.id).inserted {
      return Mismatch("two controls have the id \(control.id)")
    }
    return nil
  }

  /// G2, G10: what cannot be used says why.
  private static func reasons(_ frame: Snapshot) -> Mismatch? {
    for control in frame.controls where control.state != .enabled && control.reason.isEmpty {
      return Mismatch("\(control.id) is \(control.state) and does not say why")
    }
    return nil
  }

  /// G7: no row that is written holds what a terminal might obey.
  private static func characters(_ frame: Snapshot) -> Mismatch? {
    let rows = ScreenText.rows(frame)
    guard
      let row = rows.first(where: { $0.unicodeScalars.contains(where: TerminalText.mustBeEscaped) })
    else { return nil }
    return Mismatch("a row has a control character", shown: [TerminalText.escaped(row)])
  }

  /// G14: as a full screen of the usual size draws it, each row is as wide as the frame.
  private static func widths(_ frame: Snapshot) -> Mismatch? {
    let columns = 80
    let drawn = ScreenFrame.compose(frame, columns: columns, rows: 24).lines
    guard let row = drawn.first(where: { CellWidth.of($0) != columns }) else { return nil }
    return Mismatch(
      "a row of the frame is \(CellWidth.of(row)) cells wide, not \(columns)", shown: [row])
  }
}
