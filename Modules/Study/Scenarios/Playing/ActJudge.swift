import Terminal
import TextUI

/// Tells an act that a shopper could have made from one that nobody can make.
nonisolated enum ActJudge {
  /// Accepts what became of an act, or says why the scenario cannot have meant it.
  ///
  /// A control that cannot be used may be tapped, which does nothing. One that is not there may
  /// not, unless the act follows another without a wait: then the screen may have gone meanwhile.
  /// There need be nothing to go back to, or to dismiss. Rule: G2, G3, G13.
  static func accept(
    _ result: ActResult, of act: Act, isFollower: Bool, on screen: Snapshot
  ) throws(Mismatch) {
    switch result {
    case .handled, .disabled: return
    case .stale:
      guard !isFollower else { return }
      throw Mismatch("the screen was being left already")
    case .noSuchControl:
      guard !isFollower else { return }
      let ids = screen.controls.map(\.id.text)
      let id = act.controlID?.text ?? ""
      throw Mismatch("there is no \(id)\(NearMiss.hint(for: id, in: ids))", shown: ids)
    case .impossible(let reason):
      if act == .back || act == .dismiss { return }
      throw Mismatch(reason)
    }
  }
}
