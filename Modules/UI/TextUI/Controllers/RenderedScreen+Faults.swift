extension RenderedScreen {
  /// Something wrong with a control.
  struct Fault {
    /// What is told once, however often it is composed.
    var key: String { "\(misuse.kind) \(id)" }
    var id: ControlID
    var misuse: Misuse
  }

  /// What is wrong with the controls of a screen of this kind: ids that stand twice or are
  /// malformed, a control that cannot be used and does not say why. Ids that are those of
  /// `previous` are not looked at again.
  func faults(at kind: String, since previous: RenderedScreen) -> [Fault] {
    let hasNewIDs = !controls.elementsEqual(previous.controls) { $0.id == $1.id }
    return (hasNewIDs ? idFaults(at: kind) : []) + reasonFaults(at: kind)
  }

  private func idFaults(at kind: String) -> [Fault] {
    var faults: [Fault] = []
    var seen: Set<ControlID> = []
    for id in controls.map(\.id) {
      if !seen.insert(id).inserted {
        let misuse = Misuse(
          .duplicateControl, at: kind, "two controls have the id \(id)",
          advice: "give each control of a screen its own id")
        faults.append(Fault(id: id, misuse: misuse))
      }
      if !id.isWellFormed {
        let misuse = Misuse(
          .malformedControl, at: kind, "“\(id)” is no id of a control",
          advice: "write screen.element, and make keys with ControlID(_:key:part:)")
        faults.append(Fault(id: id, misuse: misuse))
      }
    }
    return faults
  }

  private func reasonFaults(at kind: String) -> [Fault] {
    controls.filter { $0.state != .enabled && $0.reason.isEmpty }.map { control in
      Fault(
        id: control.id,
        misuse: Misuse(
          .missingReason, at: kind, "\(control.id) cannot be used and does not say why",
          advice: "give the reason that a person will read"))
    }
  }
}
