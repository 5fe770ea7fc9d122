nonisolated extension Snapshot {
  /// Every row, over all sections.
  public var rows: [RowSnapshot] { sections.flatMap(\.rows) }

  /// Every control, in the order in which a person meets them.
  public var controls: [ControlSnapshot] { bar + rows.flatMap(\.controls) }

  /// The control with this id; nil when there is none.
  public func control(_ id: ControlID) -> ControlSnapshot? {
    controls.first { $0.id == id }
  }

  /// Whether the first row in view is the one with this control.
  public func isFirstRow(of id: ControlID) -> Bool {
    rows.indices.contains(firstRow) && rows[firstRow].controls.contains { $0.id == id }
  }

  /// What can be read, a text for each row: the actions beside the title, headings, rows. Without
  /// the title, tabs, notices and ids, which have checks of their own.
  public var readableRows: [String] {
    bar.map(\.readable)
      + sections.flatMap { section in
        (section.header.map { [$0] } ?? []) + section.rows.map(\.readable)
      }
  }

  /// The title of the tab that is selected; nil where there are no tabs.
  public var selectedTab: String? { tabs.first(where: \.isSelected)?.name }
}

nonisolated extension RowSnapshot {
  /// All that can be read in the row, as one text.
  public var readable: String {
    switch kind {
    case .amount, .total: texts.joined(separator: ": ")
    case .text, .control, .group, .stepper, .empty, .progress, .failure:
      (texts + controls.map(\.readable)).joined(separator: "  ")
    }
  }
}

nonisolated extension ControlSnapshot {
  /// All that can be read of the control, as one text: what it is, what it holds, and why it
  /// cannot be used.
  public var readable: String {
    let shown =
      switch kind {
      case .button: "[\(label)]"
      case .item: value.isEmpty ? label : "\(label) · \(value)"
      case .field: "\(label): \(value.isEmpty ? emptyField : value)"
      case .picker: "\(label): \(choices)"
      case .toggle: "[\(value == "on" ? "x" : " ")] \(label)"
      }
    let use =
      switch state {
      case .enabled: ""
      case .disabled: " (not now: \(reason))"
      case .busy: " (busy: \(reason))"
      }
    return shown + use + (error.map { " ! \($0)" } ?? "")
  }

  private var emptyField: String {
    options.first.map { "____ (\($0))" } ?? "____"
  }

  /// The options with the selected one in brackets, as tabs are.
  private var choices: String {
    var isMarked = false
    return options.map { option in
      // Two options of one label: the first is marked, as choosing by label chooses the first.
      guard option == value, !isMarked else { return option }
      isMarked = true
      return "[\(option)]"
    }.joined(separator: "  ")
  }
}
