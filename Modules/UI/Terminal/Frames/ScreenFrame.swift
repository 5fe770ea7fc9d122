import TextUI

/// A screen as a full screen shows it: the title above, the tabs below, and between them as many
/// rows as there is room for, from the first row in view on. Rule: G14.
public nonisolated enum ScreenFrame {
  /// The least width that a screen is shown in, in cells.
  public static let leastColumns = 40
  /// The least height, in rows.
  public static let leastRows = 12

  /// Rows are no wider than this, so that an eye finds from a name to its price.
  private static let widestRow = 84
  /// Rows of the screen that are seen whatever there is to tell.
  private static let leastContent = 3

  /// Composes a screen. In less than the least size it is one line, which says what size is needed.
  ///
  /// - Parameters:
  ///   - columns: the width of the frame, in cells.
  ///   - rows: its height.
  public static func compose(_ snapshot: Snapshot, columns: Int, rows: Int) -> Frame {
    var frame = Frame(columns: columns, rows: rows)
    guard columns >= leastColumns, rows >= leastRows else {
      frame.write(tooSmall(columns), row: 0)
      return frame
    }
    let top = title(snapshot, columns)
    let bottom = tabs(snapshot, columns)
    let room = rows - top.count - bottom.count - 2
    var told = notices(snapshot, columns, room: room - leastContent)
    // A line of air, where it costs nothing that is wanted more.
    if !told.isEmpty, room - told.count > 2 * leastContent + 2 { told.append("") }
    let view = viewport(snapshot, columns, height: room - told.count)

    var lines = top + [rule(columns, above: view.above)] + told + view.lines
    lines += Array(repeating: "", count: max(0, rows - bottom.count - 1 - lines.count))
    lines += [rule(columns, below: view.below)] + bottom
    for (row, line) in lines.enumerated() { frame.write(line, row: row) }
    return frame
  }

  private static func tooSmall(_ columns: Int) -> String {
    let size = "\(leastColumns) columns and \(leastRows) rows"
    let texts = [
      "This window is too small: \(size) are needed", "\(size) are needed",
      "Needs \(leastColumns) × \(leastRows)",
    ]
    return texts.first { CellWidth.of($0) <= columns } ?? "\(leastColumns)×\(leastRows)"
  }

  // MARK: - Above and below the rows

  /// The way to the screen, or its title alone where that does not fit; two lines at most.
  private static func title(_ snapshot: Snapshot, _ columns: Int) -> [String] {
    let mark =
      switch snapshot.modals {
      case 0: ""
      case 1: "(modal)"
      default: "(modal \(snapshot.modals))"
      }
    let width = columns - 2 - (mark.isEmpty ? 1 : CellWidth.of(mark) + 3)
    let way = TerminalText.escaped(
      snapshot.breadcrumb.count > 1
        ? snapshot.breadcrumb.joined(separator: " › ") : snapshot.title)
    var lines =
      CellWidth.of(way) <= width ? [way] : TextFitting.lines(snapshot.title, width: width)
    if lines.count > 2 { lines = [lines[0], TextFitting.cut(lines[1] + "…", width: width)] }
    lines = lines.map { "  \($0)" }
    if !mark.isEmpty {
      lines[0] = lines[0].padded(toCells: columns - CellWidth.of(mark) - 1) + mark
    }
    return lines
  }

  /// What there is to tell, and the actions beside the title. When there is too much of it the rest
  /// is counted.
  private static func notices(_ snapshot: Snapshot, _ columns: Int, room: Int) -> [String] {
    func told(_ text: String) -> [String] {
      TextFitting.lines(text, width: columns - 3).enumerated().map { index, line in
        (index == 0 ? "! " : "  ") + line
      }
    }
    let bar = ScreenLines(bar: snapshot.bar, focus: snapshot.focus, width: row(columns))
      .lines.map(\.text)
    var texts = snapshot.notices.map(told)
    if let blocked = snapshot.blocked { texts.append(told("Cannot be left now: \(blocked)")) }
    let left = max(1, room - bar.count)
    var lines = texts.flatMap(\.self)
    if lines.count > left {
      let more = lines.count - left + 1
      lines = lines.prefix(left - 1) + ["  … and \(more) more lines to tell"]
    }
    return lines + bar
  }

  /// The tabs on one line: with room around them, or close to each other where that does not fit.
  private static func tabs(_ snapshot: Snapshot, _ columns: Int) -> [String] {
    guard !snapshot.tabs.isEmpty else { return [] }
    let names = snapshot.tabs.map { tab in
      let name = tab.badge.map { "\(tab.name) (\($0))" } ?? tab.name
      return (wide: tab.isSelected ? "[\(name)]" : " \(name) ", isSelected: tab.isSelected, name)
    }
    let covered = snapshot.tabsAreCovered ? "  (covered)" : ""
    let wide = " " + names.map(\.wide).joined(separator: " ")
    let close = names.map { $0.isSelected ? "[\($0.2)]" : $0.2 }.joined(separator: " ")
    let all = [wide + covered, wide, close].map(TerminalText.escaped)
    return [all.first { CellWidth.of($0) <= columns } ?? TextFitting.cut(close, width: columns)]
  }

  private static func rule(_ columns: Int, above: Int = 0, below: Int = 0) -> String {
    let word = above > 0 ? "above" : "below"
    let count = max(above, below)
    let text = count == 0 ? "" : " \(count) \(count == 1 ? "row" : "rows") \(word) "
    let rest = columns - 2 - CellWidth.of(text)
    return "──" + text + String(repeating: "─", count: max(0, rest))
  }

  // MARK: - The rows

  /// The lines from the first row in view on, as many as there is room for; and how many rows cannot
  /// be seen, or not to their end.
  private static func viewport(
    _ snapshot: Snapshot, _ columns: Int, height: Int
  ) -> (lines: [String], above: Int, below: Int) {
    let lines = ScreenLines(snapshot, width: row(columns)).lines
    let first = lines.firstIndex { $0.row >= snapshot.firstRow && !$0.text.isEmpty } ?? 0
    // The last row stands at the bottom, rather than emptiness below it.
    let start = snapshot.firstRow == 0 ? 0 : min(first, max(0, lines.count - height))
    let end = min(lines.count, start + height)
    let above = start > 0 ? Set(lines[..<start].map(\.row)) : []
    let below = end < lines.count ? Set(lines[end...].filter { !$0.text.isEmpty }.map(\.row)) : []
    return (lines[start..<end].map(\.text), above.count, below.count)
  }

  private static func row(_ columns: Int) -> Int { min(columns - 2, widestRow) }
}
