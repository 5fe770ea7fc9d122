import Terminal
import TextUI

/// Compares what must be so with what is.
nonisolated enum Judge {
  /// What is not as `check` says; nil when everything is.
  static func mismatch(_ check: Check, _ seen: Observation) -> Mismatch? {
    let now = seen.now
    switch check {
    case .screen(let rows):
      return difference("the screen is not as it should be", rows, ScreenText.rows(now))
    case .title(let title):
      return difference("the title is another", [title], [now.title])
    case .modal(let title):
      let shown = now.modals > 0 ? [now.title] : []
      return difference(
        title == nil ? "there is a modal" : "the modal on top is another",
        title.map { [$0] } ?? [], shown)
    case .depth(let depth):
      return now.breadcrumb.count == depth
        ? nil
        : Mismatch(
          "the stack is \(now.breadcrumb.count) deep, not \(depth)",
          shown: now.breadcrumb)
    case .tabs(let tabs):
      return difference("the tabs are others", tabs.map(\.text), now.tabs.map(\.text))
    case .sees(let text):
      let rows = now.readableRows
      return rows.contains { $0.contains(text) }
        ? nil : Mismatch("no row has \(Words.quote(text))", shown: rows)
    case .not(let text):
      let rows = now.readableRows.filter { $0.contains(text) }
      return rows.isEmpty ? nil : Mismatch("there is \(Words.quote(text))", shown: rows)
    case .control(let id, let traits):
      return mismatch(of: id, traits, now)
    case .focus(let id):
      return difference(
        "the focus is elsewhere", [id.text], [now.focus?.text ?? "nothing has the focus"])
    case .top(let id):
      let ids = now.rows.dropFirst(now.firstRow).first?.controls.map(\.id.text) ?? []
      return now.isFirstRow(of: id)
        ? nil : Mismatch("another row is the first in view", expected: [id.text], shown: ids)
    case .notice(let text):
      guard let text else { return difference("there are notices", [], now.notices) }
      return now.notices.contains(text)
        ? nil : Mismatch("there is no such notice", expected: [text], shown: now.notices)
    case .total(let text):
      let totals = now.rows.filter { $0.kind == .total }.compactMap { $0.texts.last }
      return difference("the total is another", [text], totals.suffix(1))
    case .calls(let services):
      return difference(
        "other calls were made", services.map(\.rawValue).sorted(),
        seen.calls.map(\.rawValue).sorted())
    case .unchanged:
      guard let before = seen.beforeAct else {
        return Mismatch("there was no act before this line")
      }
      if before == now { return nil }
      let (old, new) = (ScreenText.rows(before), ScreenText.rows(now))
      return difference("the screen has changed", old, new)
        ?? Mismatch("the focus or the first row in view has changed")
    case .orders, .charges, .status:
      guard let record = seen.record else {
        return Mismatch("what the shop has kept was not looked up")
      }
      return record.mismatch(check)
    case .live(let name):
      return difference(
        "others are alive than at the mark \(name)", lines(seen.marks[name] ?? [:]),
        lines(seen.alive))
    }
  }

  private static func mismatch(
    of id: ControlID, _ traits: [Check.ControlTrait], _ now: Snapshot
  ) -> Mismatch? {
    let control = now.controls.first { $0.id == id }
    if traits == [.absent] {
      return control.map { Mismatch("\(id) is there", shown: [$0.readable]) }
    }
    guard let control else {
      let ids = now.controls.map(\.id.text)
      return Mismatch("there is no \(id)\(NearMiss.hint(for: id.text, in: ids))", shown: ids)
    }
    if traits.isEmpty {
      return control.state == .enabled
        ? nil : Mismatch("\(id) is \(control.state)", shown: [control.readable])
    }
    for trait in traits {
      let mismatch: Mismatch? =
        switch trait {
        case .disabled: difference("\(id) is not disabled", ["disabled"], ["\(control.state)"])
        case .busy: difference("\(id) is not busy", ["busy"], ["\(control.state)"])
        case .absent: nil
        case .label(let text): difference("\(id) has another label", [text], [control.label])
        case .value(let text): difference("\(id) has another value", [text], [control.value])
        }
      if let mismatch { return mismatch }
    }
    return nil
  }

  private static func difference(
    _ message: String, _ expected: [String], _ shown: some Sequence<String>
  ) -> Mismatch? {
    let shown = Array(shown)
    return expected == shown ? nil : Mismatch(message, expected: expected, shown: shown)
  }

  private static func lines(_ counts: [String: Int]) -> [String] {
    counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
  }
}

extension Check.ExpectedTab {
  /// As a check of the tabs writes it.
  fileprivate nonisolated var text: String {
    (isSelected ? "*" : "") + name + (badge.map { "(\($0))" } ?? "")
  }
}

extension Snapshot.Tab {
  /// As a check of the tabs writes it.
  fileprivate nonisolated var text: String {
    (isSelected ? "*" : "") + name + (badge.map { "(\($0))" } ?? "")
  }
}
