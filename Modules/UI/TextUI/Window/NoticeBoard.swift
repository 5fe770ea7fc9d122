/// The notices of the screen on top, and what becomes of them. Rule: G9.
///
/// Each notice belongs to the *event* that raised it: an act of the shopper from its beginning to
/// its end, or what one turn of the main actor brings. An event lasts until the transitions that
/// were asked for in it are committed. When another screen comes on top, the notices of that event
/// go with it, and older ones are gone: so a notice that is raised before its screen is closed, or
/// after, stands on the one that appears.
struct NoticeBoard {
  private struct Raised {
    var notice: Notice
    var event: Int
  }

  private var raised: [Raised] = []
  private var event = 0
  private(set) var isInAct = false
  private var endsWhenSettled = false

  /// What a person reads, in its order.
  var texts: [String] { raised.map(\.notice.text) }

  /// Adds a notice, in the order of kinds among those of its event. An act that raises one clears
  /// those that were there before it.
  mutating func raise(_ notice: Notice) {
    if isInAct { clearOlder() }
    let place =
      raised.lastIndex { $0.event < event || $0.notice.kind <= notice.kind }.map { $0 + 1 } ?? 0
    raised.insert(Raised(notice: notice, event: event), at: place)
  }

  mutating func beginAct() {
    endEvent()
    isInAct = true
  }

  /// The screen on top takes the act: what it told before is read.
  mutating func actIsHandled() {
    clearOlder()
  }

  mutating func endAct(isSettled: Bool) {
    isInAct = false
    endOfTurn(isSettled: isSettled)
  }

  mutating func endOfTurn(isSettled: Bool) {
    if isSettled { endEvent() } else { endsWhenSettled = true }
  }

  /// No transition is queued any more.
  mutating func settled() {
    if endsWhenSettled { endEvent() }
  }

  /// Another screen is on top.
  mutating func topChanged() {
    clearOlder()
  }

  private mutating func clearOlder() {
    raised.removeAll { $0.event < event }
  }

  private mutating func endEvent() {
    endsWhenSettled = false
    event += 1
  }
}
