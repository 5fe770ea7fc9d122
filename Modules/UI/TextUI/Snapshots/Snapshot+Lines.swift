// The text form: the line mode prints it, screen readers read it, and the `screen` blocks of
// scenarios hold it. No cursor codes, no columns: nothing depends on how wide a character is.
nonisolated extension Snapshot {
  /// The snapshot as lines of text. Every control stands on a line of its own that ends with its
  /// id in braces; `>` marks the focus.
  public var lines: [String] {
    var text = ["=== \(title) ===\(modalMark)"].split()
    if breadcrumb.count > 1 { text += [breadcrumb.joined(separator: " › ")].split() }
    if !tabs.isEmpty { text.append(tabLine) }
    if let blocked { text += ["Cannot be left now: \(blocked)"].split() }
    text += notices.map { "! \($0)" }.split()
    text += bar.flatMap { lines(of: $0, indented: false) }

    var row = 0
    for section in sections {
      text.append("")
      if let header = section.header { text += ["-- \(header) --"].split() }
      for one in section.rows {
        if row == firstRow, row > 0 { text.append("^^^ \(row) above ^^^") }
        text += lines(of: one)
        row += 1
      }
    }
    return text
  }

  private var modalMark: String {
    switch modals {
    case 0: ""
    case 1: " (modal)"
    default: " (modal \(modals))"
    }
  }

  private var tabLine: String {
    let names = tabs.map { tab in
      let name = tab.badge.map { "\(tab.name) (\($0))" } ?? tab.name
      return tab.isSelected ? "[\(name)]" : name
    }
    return names.joined(separator: "  ") + (tabsAreCovered ? "  (covered)" : "")
  }

  private func lines(of row: RowSnapshot) -> [String] {
    let texts: [String] =
      switch row.kind {
      case .text, .control: row.texts
      case .amount: [row.texts.joined(separator: ": ")]
      case .total: ["= " + row.texts.joined(separator: ": ")]
      case .group, .empty:
        row.texts.prefix(1) + row.texts.dropFirst().map { "  \($0)" }
      case .stepper:
        // Its field says it already, when it has the same label.
        row.texts.filter { text in !row.controls.contains { $0.label == text } }
      case .progress: row.texts.map { "~ \($0)" }
      case .failure: row.texts.map { "Failed: \($0)" }
      }
    let isPart = row.kind != .control
    return texts.split() + row.controls.flatMap { lines(of: $0, indented: isPart) }
  }

  private func lines(of control: ControlSnapshot, indented: Bool) -> [String] {
    var shown = control
    shown.error = nil
    let margin = indented ? "  " : ""
    let focused = control.id == focus ? "> " : ""
    let errors = control.error.map { ["\(margin)  ! \($0)"] } ?? []
    return (["\(margin)\(focused)\(shown.readable)  {\(control.id)}"] + errors).split()
  }
}

nonisolated extension [String] {
  /// The same texts with each of their line breaks as one.
  fileprivate func split() -> [String] {
    flatMap { text in
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    }
  }
}
