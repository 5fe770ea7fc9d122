import TextUI

/// A screen's content as lines, one for each thing that a person reads: what these tests compare.
enum ScreenText {
  static func lines<Event>(_ content: Content<Event>) -> [String] {
    ["# \(content.title)"] + content.bar.map(line)
      + content.sections.flatMap { section in
        ["--"] + (section.header.map { ["## \($0)"] } ?? []) + section.rows.flatMap(lines)
      }
  }

  private static func lines<Event>(_ row: Row<Event>) -> [String] {
    switch row {
    case .text(let text): [text]
    case .control(let control): [line(control)]
    case .group(let texts, let controls): texts + controls.map(line)
    case .stepper(let label, let decrease, let value, let increase):
      ["\(label):"] + ([decrease] + (value.map { [$0] } ?? []) + [increase]).map(line)
    case .amount(let label, let value, let isTotal):
      ["\(label) .. \(value)\(isTotal ? " (total)" : "")"]
    case .empty(let title, let detail, let action):
      ["(empty) \(title): \(detail)"] + (action.map { [line($0)] } ?? [])
    case .progress(let text): ["(progress) \(text)"]
    case .failure(let reason, let retry): ["(failure) \(reason)", line(retry)]
    }
  }

  private static func line<Event>(_ control: Control<Event>) -> String {
    let holds =
      switch control.kind {
      case .button: ""
      case .item(let details, _): " | " + details.joined(separator: " | ")
      case .field(let text, let placeholder, _):
        " = “\(text)”" + (placeholder.isEmpty ? "" : " (\(placeholder))")
      case .picker(let options, let selected, _):
        " = "
          + options.enumerated().map { $0 == selected ? "*\($1)" : $1 }.joined(separator: " / ")
      case .toggle(let isOn, _): isOn ? " = on" : " = off"
      }
    let state =
      switch control.state {
      case .enabled: ""
      case .disabled(let reason): " — disabled: \(reason)"
      case .busy(let reason): " — busy: \(reason)"
      }
    let error = control.error.map { " — error: \($0)" } ?? ""
    return "[\(control.id)] \(control.label)\(holds)\(state)\(error)"
  }
}

extension Content {
  /// What using a control makes: with `text` for a field, with `option` for a picker.
  func event(_ id: ControlID, text: String = "", option: Int = 0) -> Event? {
    guard let control = controls.first(where: { $0.id == id }) else { return nil }
    return switch control.kind {
    case .button(let event), .item(_, let event), .toggle(_, let event): event
    case .field(_, _, let typed): typed(text)
    case .picker(_, _, let chosen): chosen(option)
    }
  }

  /// The ids that stand more than once, and the controls that cannot be used and give no reason.
  var faults: [String] {
    var seen: Set<ControlID> = []
    let twice = controls.map(\.id).filter { !seen.insert($0).inserted }.map { "twice: \($0)" }
    let mute = controls.filter { $0.state == .disabled("") || $0.state == .busy("") }
    return twice + mute.map { "no reason: \($0.id)" }
  }
}
