/// What a screen shows, as values, and the way from a control back to its event.
struct RenderedScreen {
  var title = ""
  var notices: [String] = []
  var bar: [ControlSnapshot] = []
  var sections: [SectionSnapshot] = []
  var wish: ControlID?
  /// What using a control does; looked up only when it is used.
  var use: (ControlID) -> ControlUse? = { _ in nil }

  /// Every control, in the order in which a person meets them.
  var controls: [ControlSnapshot] {
    bar + sections.flatMap { $0.rows.flatMap(\.controls) }
  }

  var rows: [RowSnapshot] { sections.flatMap(\.rows) }

  func control(_ id: ControlID) -> ControlSnapshot? {
    controls.first { $0.id == id }
  }

  /// The row of a control, counted over all sections; nil for one of the bar.
  func row(of id: ControlID) -> Int? {
    rows.firstIndex { $0.controls.contains { $0.id == id } }
  }
}

/// What using a control does.
enum ControlUse {
  case press(() -> Void)
  case type((String) -> Void)
  case choose((Int) -> Void)
}

extension RenderedScreen {
  /// Takes the values out of a content; `send` gets the events of what is used.
  init<Event>(_ content: Content<Event>, send: @escaping (Event) -> Void) {
    self.init(
      title: content.title, notices: content.notices, bar: content.bar.map(ControlSnapshot.init),
      sections: content.sections.map { section in
        SectionSnapshot(header: section.header, rows: section.rows.map(RowSnapshot.init))
      },
      wish: content.focus,
      use: { id in
        guard let control = content.controls.first(where: { $0.id == id }) else { return nil }
        switch control.kind {
        case .button(let event), .item(_, let event), .toggle(_, let event):
          return .press { send(event) }
        case .field(_, _, let typed): return .type { send(typed($0)) }
        case .picker(_, _, let chosen): return .choose { send(chosen($0)) }
        }
      })
  }

  /// What is wrong with the controls: ids that stand twice or are malformed, a control that cannot
  /// be used and does not say why. Each with a key by which it is told once.
  func faults(at kind: String) -> [(key: String, misuse: Misuse)] {
    var faults: [(key: String, misuse: Misuse)] = []
    var seen: Set<ControlID> = []
    for control in controls {
      if !seen.insert(control.id).inserted {
        faults.append(
          (
            "twice \(control.id)",
            Misuse(
              .duplicateControl, at: kind, "two controls have the id \(control.id)",
              advice: "give each control of a screen its own id")
          ))
      }
      if !control.id.isWellFormed {
        faults.append(
          (
            "malformed \(control.id)",
            Misuse(
              .malformedControl, at: kind, "“\(control.id)” is no id of a control",
              advice: "write screen.element, and make keys with ControlID(_:key:part:)")
          ))
      }
      if control.state != .enabled, control.reason.isEmpty {
        faults.append(
          (
            "reason \(control.id)",
            Misuse(
              .missingReason, at: kind, "\(control.id) cannot be used and does not say why",
              advice: "give the reason that a person will read")
          ))
      }
    }
    return faults
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
