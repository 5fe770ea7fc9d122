/// A rectangle of cells, as a terminal shows it.
///
/// A cell holds a grapheme, or is the tail of a wide one that begins in the cell before. Whatever is
/// done to a frame, each of its rows stays as wide as the frame: what does not fit is cut off at the
/// edge, never through a grapheme, and nothing in it can steer a terminal. Rule: G14, G7.
public nonisolated struct Frame: Equatable, Sendable {
  /// What one cell holds.
  public nonisolated enum Cell: Equatable, Sendable {
    /// A grapheme begins here. It takes this cell, or this one and a tail.
    case grapheme(Character)
    /// The second half of the grapheme in the cell before.
    case tail

    fileprivate static let blank = Cell.grapheme(" ")
  }

  /// The width, in cells.
  public let columns: Int
  /// The cells, row by row, each as long as the frame is wide.
  public private(set) var rows: [[Cell]]

  /// Makes an empty frame: spaces only. A size below nothing is nothing.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = Array(
      repeating: Array(repeating: .blank, count: self.columns), count: max(0, rows))
  }

  /// Makes a frame of lines, one below the other, as wide as the widest.
  public init(lines: [String]) {
    let lines = lines.map(TerminalText.escaped)
    self.init(columns: lines.map(CellWidth.of).max() ?? 0, rows: lines.count)
    for (row, line) in lines.enumerated() { write(line, row: row) }
  }

  /// The rows as text. Each takes as many cells as the frame is wide.
  public var lines: [String] {
    rows.map { row in
      var line = ""
      for case .grapheme(let character) in row { line.append(character) }
      return line
    }
  }

  // MARK: - Writing

  /// Writes a text on one row, over what stands there. Where it goes beyond the frame, or is longer
  /// than `limit` cells, it is cut off; a wide grapheme of which only a half fits is left out.
  public mutating func write(_ text: String, row: Int, column: Int = 0, limit: Int = .max) {
    guard rows.indices.contains(row), column < columns else { return }
    let end = limit < columns - column ? column + limit : columns
    var place = column
    for character in TerminalText.escaped(text) {
      let cells = CellWidth.of(character)
      // A mark without a letter has no cell to stand in.
      guard cells > 0 else { continue }
      guard place < end else { return }
      if place >= 0, place + cells <= end {
        put(character, cells, row, place)
      } else {
        for half in max(0, place)..<max(0, min(place + cells, end)) { put(" ", 1, row, half) }
      }
      place += cells
    }
  }

  /// Lays another frame over this one, cut off where it goes beyond.
  public mutating func place(_ other: Frame, row: Int = 0, column: Int = 0) {
    for (offset, line) in other.lines.enumerated() {
      write(line, row: row + offset, column: column)
    }
  }

  /// The frame with spaces to the right and empty rows below, so that it is at least that large.
  public func padded(columns: Int = 0, rows: Int = 0) -> Frame {
    var frame = Frame(
      columns: max(columns, self.columns), rows: max(rows, self.rows.count))
    frame.place(self)
    return frame
  }

  /// Two frames side by side, with a separator on every row between them; the lower one is filled up.
  public static func beside(_ left: Frame, _ right: Frame, separator: String = " ") -> Frame {
    let separator = TerminalText.escaped(separator)
    let gap = CellWidth.of(separator)
    var frame = Frame(
      columns: left.columns + gap + right.columns, rows: max(left.rows.count, right.rows.count))
    for row in frame.rows.indices { frame.write(separator, row: row, column: left.columns) }
    frame.place(left)
    frame.place(right, column: left.columns + gap)
    return frame
  }

  // MARK: - Cells

  private mutating func put(_ character: Character, _ cells: Int, _ row: Int, _ column: Int) {
    // Of a wide grapheme that loses a half the other half is a space.
    if rows[row][column] == .tail { rows[row][column - 1] = .blank }
    let after = column + cells
    if after < columns, rows[row][after] == .tail { rows[row][after] = .blank }

    let isApart = !melts(character, into: row, column, after)
    rows[row][column] = .grapheme(isApart ? character : Self.replacement)
    if cells == 2 { rows[row][column + 1] = isApart ? .tail : .grapheme(Self.replacement) }
  }

  /// Whether a terminal would make one grapheme of this one and a neighbour: a colour of skin that
  /// stands alone, half a flag. It would take fewer cells then than the two are given.
  private func melts(_ character: Character, into row: Int, _ column: Int, _ after: Int) -> Bool {
    if column > 0 {
      var head = column - 1
      if rows[row][head] == .tail { head -= 1 }
      if case .grapheme(let left) = rows[row][head], Self.melt(left, character) { return true }
    }
    if after < columns, case .grapheme(let right) = rows[row][after] {
      return Self.melt(character, right)
    }
    return false
  }

  private static func melt(_ left: Character, _ right: Character) -> Bool {
    if standsAlone(left), standsAlone(right) { return false }
    return (String(left) + String(right)).count == 1
  }

  /// Whether it is one of those that most rows are made of, which melt with none of their kind.
  private static func standsAlone(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    return scalars.count == 1 && scalars.allSatisfy(CellWidth.isPlain)
  }

  private static let replacement: Character = "\u{FFFD}"
}
