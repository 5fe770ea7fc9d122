/// Where a person is on a screen: the control that has the focus, and the first row in view. It
/// stays with the screen while that is covered.
///
/// Both are kept as the control that was meant, and the place where it stood then: when the
/// control is gone, what stands in its place now takes it over. So they depend on what was done
/// and on what is shown, never on how often it was rendered in between.
struct Attention {
  private struct Mark {
    var id: ControlID?
    var index: Int
  }

  private var focused: Mark?
  private var topmost: Mark?
  private var lastWish: ControlID?

  /// Takes up what the content wishes, when that is another control than it wished before.
  mutating func take(wish: ControlID?, in screen: RenderedScreen) {
    guard wish != lastWish else { return }
    if let wish {
      // A wish for a control that is still to come is kept until it has come.
      guard screen.control(wish) != nil else { return }
      moveFocus(to: wish, in: screen)
    }
    lastWish = wish
  }

  /// After a person used a button, a standing wish counts anew: a form that still has its error
  /// leads back to the field.
  mutating func renewWish() {
    lastWish = nil
  }

  /// Moves the focus, and brings its row into view when it is above.
  mutating func moveFocus(to id: ControlID, in screen: RenderedScreen) {
    guard let index = screen.controls.firstIndex(where: { $0.id == id }) else { return }
    focused = Mark(id: id, index: index)
    let row = screen.row(of: id) ?? 0
    if row < firstRow(in: screen) { scroll(to: row, in: screen) }
  }

  /// Makes a row the first in view.
  mutating func scroll(to row: Int, in screen: RenderedScreen) {
    let rows = screen.rows
    let row = max(0, min(row, rows.count - 1))
    topmost = row == 0 ? nil : Mark(id: rows[row].controls.first?.id, index: row)
  }

  /// The control that has the focus; nil while nothing was used or wished for.
  func focus(in screen: RenderedScreen) -> ControlID? {
    guard let focused else { return nil }
    let controls = screen.controls
    if controls.contains(where: { $0.id == focused.id }) { return focused.id }
    return controls.isEmpty ? nil : controls[min(focused.index, controls.count - 1)].id
  }

  /// The first row in view; 0 at the top.
  func firstRow(in screen: RenderedScreen) -> Int {
    guard let topmost else { return 0 }
    if let id = topmost.id, let row = screen.row(of: id) { return row }
    return max(0, min(topmost.index, screen.rows.count - 1))
  }
}
