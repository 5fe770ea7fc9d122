/// What a screen shows, as values, and the way from a control back to its event.
struct RenderedScreen {
  var title = ""
  var notices: [String] = []
  var bar: [ControlSnapshot] = []
  var sections: [SectionSnapshot] = []
  var wish: ControlID?
  /// What using a control does; looked up only when it is used.
  var use: (ControlID) -> ControlUse? = { _ in nil }
  /// Every row, over all sections.
  private(set) var rows: [RowSnapshot] = []
  /// Every control, in the order in which a person meets them.
  private(set) var controls: [ControlSnapshot] = []

  func control(_ id: ControlID) -> ControlSnapshot? {
    controls.first { $0.id == id }
  }

  /// The row of a control, counted over all sections; nil for one of the bar.
  func row(of id: ControlID) -> Int? {
    rows.firstIndex { $0.controls.contains { $0.id == id } }
  }
}

extension RenderedScreen {
  /// Takes the values out of a content; `send` gets the events of what is used.
  init<Event>(_ content: Content<Event>, send: @escaping (Event) -> Void) {
    title = content.title
    notices = content.notices
    bar = content.bar.map(ControlSnapshot.init)
    sections = content.sections.map { section in
      SectionSnapshot(header: section.header, rows: section.rows.map(RowSnapshot.init))
    }
    wish = content.focus
    rows = sections.flatMap(\.rows)
    controls = bar + rows.flatMap(\.controls)
    use = { id in
      switch content.control(id)?.kind {
      case .button(let event), .item(_, let event), .toggle(_, let event):
        .press { send(event) }
      case .field(_, _, let typed): .type { send(typed($0)) }
      case .picker(_, _, let chosen): .choose { send(chosen($0)) }
      case nil: nil
      }
    }
  }
}

extension ControlSnapshot {
  init<Event>(_ control: Control<Event>) {
    let kind: Kind
    var value = ""
    var options: [String] = []
    switch control.kind {
    case .button: kind = .button
    case .item(let details, _):
      kind = .item
      value = details.joined(separator: " · ")
    case .field(let text, let placeholder, _):
      kind = .field
      value = text
      options = placeholder.isEmpty ? [] : [placeholder]
    case .picker(let all, let selected, _):
      kind = .picker
      options = all
      if let selected, all.indices.contains(selected) { value = all[selected] }
    case .toggle(let isOn, _):
      kind = .toggle
      value = isOn ? "on" : "off"
    }
    let state: State
    var reason = ""
    switch control.state {
    case .enabled: state = .enabled
    case .disabled(let why):
      state = .disabled
      reason = why
    case .busy(let why):
      state = .busy
      reason = why
    }
    self.init(
      id: control.id, kind: kind, label: control.label, value: value, options: options,
      state: state, reason: reason, error: control.error)
  }
}

extension RowSnapshot {
  init<Event>(_ row: Row<Event>) {
    let controls = row.controls.map(ControlSnapshot.init)
    switch row {
    case .text(let text): self.init(kind: .text, texts: [text])
    case .control: self.init(kind: .control, controls: controls)
    case .group(let texts, _): self.init(kind: .group, texts: texts, controls: controls)
    case .stepper(let label, _, _, _):
      self.init(kind: .stepper, texts: [label], controls: controls)
    case .amount(let label, let value, let isTotal):
      self.init(kind: isTotal ? .total : .amount, texts: [label, value])
    case .empty(let title, let detail, _):
      self.init(kind: .empty, texts: [title, detail], controls: controls)
    case .progress(let text): self.init(kind: .progress, texts: [text])
    case .failure(let reason, _):
      self.init(kind: .failure, texts: [reason], controls: controls)
    }
  }
}
