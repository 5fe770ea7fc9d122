/// Rows of cells, written one below the other as lines of text.
public nonisolated struct TextTable: Equatable, Sendable {
  /// What stands above the columns.
  public var header: [String]
  /// The rows; each has a cell for every column.
  public var rows: [[String]] = []

  /// Makes a table without rows.
  public init(header: [String]) {
    self.header = header
  }

  /// The lines, the header first. Two spaces stand between columns, and none at a line's end.
  public var lines: [String] {
    let all = ([header] + rows).map { $0.map(TerminalText.escaped) }
    let widths = header.indices.map { column in
      all.map { column < $0.count ? CellWidth.of($0[column]) : 0 }.max() ?? 0
    }
    return all.map { row in
      var line = ""
      for (cell, width) in zip(row, widths) {
        line += cell.padded(toCells: width) + "  "
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
