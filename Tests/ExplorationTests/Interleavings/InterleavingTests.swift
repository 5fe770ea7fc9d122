import Scenarios
import ShopServices
import Testing
import TextUI

@testable import Exploration

nonisolated struct InterleavingTests {
  private let situation = Situation(
    name: "A pair", head: ["given cart MUG-NAVY 2"], opening: ["> tab Cart"],
    contenders: [
      Contender("one", [["> tap a.one"]], .cartChange),
      Contender("other", [["> type a.text x"], ["! advance 300ms"]], .cartChange, .savedSet),
      Contender("hand", [["! ship 1001"]]),
    ],
    departures: [Departure("back", ["> back", "> back"])], rules: ["G5"])

  private func order(
    _ steps: [Interleaving.Step], fates: [[ShopError?]] = [[nil], [nil, nil], []],
    departure: Int? = nil
  ) -> Interleaving {
    Interleaving(situation: situation, fates: fates, departure: departure, steps: steps)
  }

  @Test("Calls of one service are let go by the numbers that they get in this order")
  func numbers() {
    let lines = order([
      .act(contender: 1, stage: 0), .act(contender: 1, stage: 1), .act(contender: 0, stage: 0),
      .work(contender: 0, call: 0), .work(contender: 1, call: 1), .reply(contender: 0, call: 0),
      .act(contender: 2, stage: 0), .work(contender: 1, call: 0), .reply(contender: 1, call: 1),
      .reply(contender: 1, call: 0),
    ]).lines
    #expect(
      lines == [
        "> tab Cart", "! hold cart.change both", "! hold saved.set both", "> type a.text x",
        "! advance 300ms", "> tap a.one", "! release cart.change #2", "! release saved.set #1",
        "! release cart.change #2", "! ship 1001", "! release cart.change #1",
        "! release saved.set #1", "! release cart.change #1", "! release cart.change",
        "! release saved.set",
      ])
  }

  @Test(
    "What fails is told so just before it is asked for, and both halves of its hold end at once")
  func failures() {
    let lines = order(
      [
        .act(contender: 1, stage: 0), .act(contender: 0, stage: 0), .leave,
        .reply(contender: 0, call: 0),
      ], fates: [[.refused], [], []], departure: 0
    ).lines
    #expect(
      lines.dropFirst(3) == [
        "> type a.text x", "! fail cart.change refused", "> tap a.one", "> back", "> back",
        "! release cart.change #1", "! release cart.change #1", "! release cart.change",
        "! release saved.set",
      ])
  }

  @Test(
    "Orders that must end alike are of one kind: by what failed, what was begun, how it was left")
  func kinds() {
    let one = [
      Interleaving.Step.act(contender: 0, stage: 0), .act(contender: 1, stage: 0),
      .work(contender: 0, call: 0), .reply(contender: 0, call: 0),
    ]
    let fates: [[ShopError?]] = [[nil], [], []]
    let turned = [one[1], one[0], one[2], one[3]]
    #expect(order(one, fates: fates).kind == order(turned, fates: fates).kind)
    #expect(order(one, fates: fates).kind != order(one, fates: [[.offline], [], []]).kind)
    #expect(order(one, fates: fates).kind != order(one, fates: fates, departure: 0).kind)
    #expect(order(one, fates: fates).kind != order([one[0], one[2], one[3]], fates: fates).kind)
    var asking = order(one, fates: fates)
    var askingTurned = order(turned, fates: fates)
    asking.situation.deciders = [.asking]
    askingTurned.situation.deciders = [.asking]
    #expect(asking.kind != askingTurned.kind)
    askingTurned.situation.deciders = [.work]
    asking.situation.deciders = [.work]
    #expect(asking.kind == askingTurned.kind)
  }

  @Test("Where something has failed more may decide: what had been asked for when an answer came")
  func failing() {
    let steps = [
      Interleaving.Step.act(contender: 0, stage: 0), .act(contender: 1, stage: 0),
      .reply(contender: 0, call: 0),
    ]
    for (fate, isAlike) in [(nil, true), (.offline, false)] as [(ShopError?, Bool)] {
      var late = order(steps, fates: [[fate], [], []])
      var early = order([steps[0], steps[2], steps[1]], fates: [[fate], [], []])
      #expect(late.kind == early.kind)
      late.situation.decidersOfFailure = [.answer]
      early.situation.decidersOfFailure = [.answer]
      #expect((late.kind == early.kind) == isAlike)
    }
  }

  @Test("What another hand does counts as work, before or after that of a call")
  func otherHand() {
    var before = order([
      .act(contender: 0, stage: 0), .act(contender: 2, stage: 0), .work(contender: 0, call: 0),
    ])
    var after = before
    after.steps = [before.steps[0], before.steps[2], before.steps[1]]
    #expect(before.kind == after.kind)
    before.situation.deciders = [.work]
    after.situation.deciders = [.work]
    #expect(before.kind != after.kind)
  }

  @Test("In the end nothing is on its way: neither calls, nor busy controls, nor loading screens")
  func endings() {
    func shown(_ row: RowSnapshot) -> Snapshot {
      Snapshot(title: "A", sections: [SectionSnapshot(rows: [row])])
    }
    let calm = shown(RowSnapshot(kind: .text, texts: ["Done"]))
    #expect(Ending.mismatch(calm, unanswered: 0) == nil)
    #expect(Ending.mismatch(calm, unanswered: 2)?.shown == ["2 calls"])
    let loading = shown(RowSnapshot(kind: .progress, texts: ["Loading the cart"]))
    #expect(Ending.mismatch(loading, unanswered: 0)?.shown == ["Loading the cart"])
    let control = ControlSnapshot(
      id: "a.b", kind: .button, label: "A", state: .busy, reason: "It is asked for")
    let busy = shown(RowSnapshot(kind: .control, controls: [control]))
    #expect(Ending.mismatch(busy, unanswered: 0)?.shown == ["a.b is busy"])
  }

  @Test("Endings are compared by what is shown, and by what is shown last; not by notices or focus")
  func comparisons() {
    let one = Ending(steps: ["> a"], rows: ["x"], lastRows: ["y", "total £3.00"])
    var other = one
    other.steps = ["> b"]
    #expect(one.mismatch(from: other) == nil)
    other.lastRows = ["z"]
    #expect(one.mismatch(from: other)?.expected == ["> b", "x", "z"])
    #expect(one.mismatch(from: other)?.shown == ["> a", "x", "y", "total £3.00"])
    #expect(one.mismatch(showing: ["£3.00", "y"]) == nil)
    #expect(one.mismatch(showing: ["£3.00", "£4.00"])?.expected == ["£4.00"])
    var shown = Snapshot(title: "A", notices: ["Done"], focus: "a.b")
    let rows = Ending.rows(shown)
    shown.notices = []
    shown.focus = nil
    #expect(rows == Ending.rows(shown))
  }
}
