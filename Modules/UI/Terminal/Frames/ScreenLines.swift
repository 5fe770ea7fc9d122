import TextUI

/// The rows of a screen as lines of a given width, each with the row that it belongs to.
///
/// A line has a margin of two cells, for the mark of the focus and the like. Nothing is cut off:
/// what is too long goes on on the next line.
nonisolated struct ScreenLines {
  /// A line, with its margin.
  struct Line: Equatable {
    /// What is written.
    var text: String
    /// The row that it belongs to, counted over all sections; a heading belongs to the row below.
    var row: Int
  }

  private(set) var lines: [Line] = []

  private let focus: ControlID?
  private let width: Int
  private var row = 0

  /// Lays out the sections of a screen.
  ///
  /// - Parameter width: in cells, the margin included.
  init(_ snapshot: Snapshot, width: Int) {
    focus = snapshot.focus
    self.width = max(1, width - Self.margin)
    for (index, section) in snapshot.sections.enumerated() {
      if index > 0 { add([""]) }
      if let header = section.header { add(wrapped("─ \(header) ─")) }
      for one in section.rows {
        add(layout(one))
        row += 1
      }
    }
  }

  /// Lays out the actions beside a title.
  init(bar: [ControlSnapshot], focus: ControlID?, width: Int) {
    self.focus = focus
    self.width = max(1, width - Self.margin)
    add(flow(bar))
  }

  static let margin = 2

  private mutating func add(_ texts: [String]) {
    lines += texts.map { Line(text: $0, row: row) }
  }

  // MARK: - Rows

  private func layout(_ row: RowSnapshot) -> [String] {
    switch row.kind {
    case .text: row.texts.flatMap { wrapped($0) }
    case .control: row.texts.flatMap { wrapped($0) } + row.controls.flatMap(layout)
    case .amount: leader(row.texts.first ?? "", row.texts.dropFirst().joined(separator: " "))
    case .total:
      leader(row.texts.first ?? "", row.texts.dropFirst().joined(separator: " "), mark: "= ")
    case .group, .empty: row.texts.flatMap { wrapped($0) } + flow(row.controls)
    case .stepper:
      // Its field says it already, when it has the same label.
      row.texts.filter { text in !row.controls.contains { $0.label == text } }
        .flatMap { wrapped($0) } + flow(row.controls)
    case .progress: row.texts.flatMap { wrapped($0, mark: "~ ") } + flow(row.controls)
    case .failure: row.texts.flatMap { wrapped("Failed: \($0)", mark: "! ") } + flow(row.controls)
    }
  }

  /// A control on lines of its own. Of an item the details stand at the right.
  private func layout(_ control: ControlSnapshot) -> [String] {
    let mark = control.id == focus ? "> " : "  "
    if control.kind == .item, control.state == .enabled, !control.value.isEmpty {
      return leader(control.label, control.value, mark: mark)
    }
    if control.kind == .picker { return choices(control, mark: mark) + errors(control) }
    return wrapped(text(control), mark: mark) + errors(control)
  }

  /// A picker: what can be chosen is broken between the choices, and goes on further in.
  private func choices(_ control: ControlSnapshot, mark: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for choice in TerminalText.escaped(text(control)).split(separator: "  ").map(String.init) {
      let next = line + "  " + choice
      if !line.isEmpty, CellWidth.of(next) <= width + Self.margin {
        line = next
        continue
      }
      if !line.isEmpty { lines.append(line) }
      let own = wrapped(choice, mark: lines.isEmpty ? mark : "    ")
      lines += own.dropLast()
      line = own.last ?? ""
    }
    return lines + [line]
  }

  /// A label at the left and a value at the right; below it, where both do not fit on a line.
  private func leader(_ label: String, _ value: String, mark: String = "  ") -> [String] {
    let left = TerminalText.escaped(label)
    let right = TerminalText.escaped(value)
    let cells = CellWidth.of(left) + CellWidth.of(right)
    // Three cells at least: a space, a dot that leads the eye, a space.
    if cells + 3 <= width, !left.contains(where: \.isNewline) {
      return ["\(mark)\(left) \(String(repeating: "·", count: width - cells - 2)) \(right)"]
    }
    return wrapped(label, mark: mark) + wrapped(value, mark: "    ")
  }

  /// Controls one after the other, as many on a line as fit. The focus stands before its control.
  private func flow(_ controls: [ControlSnapshot]) -> [String] {
    var lines: [String] = []
    var line = ""
    for control in controls {
      let isFocused = control.id == focus
      let shown = TerminalText.escaped(text(control))
      let next = line + (isFocused ? " > " : "   ") + shown
      if !line.isEmpty, CellWidth.of(next) <= width + Self.margin {
        line = next
      } else {
        if !line.isEmpty { lines.append(line) }
        let own = wrapped(shown, mark: isFocused ? "> " : "  ")
        lines += own.dropLast()
        line = own.last ?? ""
      }
      let errors = errors(control)
      if !errors.isEmpty {
        lines += [line] + errors
        line = ""
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  // MARK: - Texts

  private func text(_ control: ControlSnapshot) -> String {
    var control = control
    control.error = nil
    return control.readable
  }

  private func errors(_ control: ControlSnapshot) -> [String] {
    control.error.map { wrapped("! \($0)", mark: "    ") } ?? []
  }

  /// The lines of a text behind a mark; those that follow are as far in.
  private func wrapped(_ text: String, mark: String = "  ") -> [String] {
    let indent = CellWidth.of(mark)
    let lines = TextFitting.lines(text, width: width + Self.margin - indent)
    return lines.enumerated().map { index, line in
      (index == 0 ? mark : String(repeating: " ", count: indent)) + line
    }
  }
}
