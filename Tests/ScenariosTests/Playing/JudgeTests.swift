import ShopModel
import Testing
import TextUI

@testable import Scenarios

/// Every check, once where it holds and once, at least, where it does not.
nonisolated struct JudgeTests {
  private let snapshot = Snapshot(
    title: "Cart", breadcrumb: ["Shop", "Cart"],
    tabs: [.init(name: "Shop"), .init(name: "Cart", badge: "2", isSelected: true)],
    notices: ["Removed"],
    sections: [
      SectionSnapshot(
        header: "Mug",
        rows: [
          RowSnapshot(kind: .text, texts: ["Sold out"]),
          RowSnapshot(
            kind: .control,
            controls: [
              ControlSnapshot(
                id: "cart.undo", kind: .button, label: "Undo", state: .busy, reason: "Wait")
            ]),
          RowSnapshot(
            kind: .control,
            controls: [
              ControlSnapshot(id: "cart.field", kind: .field, label: "Quantity", value: "2")
            ]),
          RowSnapshot(kind: .total, texts: ["Total", "£5.00"]),
        ])
    ],
    focus: "cart.field", firstRow: 1)

  private let record = ShopRecord(
    orders: [
      OrderSummary(
        number: 1_002, date: Givens.usualClock, status: .checkingPayment, total: Money(1, .gbp)),
      OrderSummary(number: 1_001, date: Givens.usualClock, status: .sent, total: Money(1, .gbp)),
    ], charges: 1)

  private func judge(_ check: Check, beforeAct: Snapshot? = nil) -> Mismatch? {
    Judge.mismatch(
      check,
      Observation(
        now: snapshot, beforeAct: beforeAct, calls: [.cartSet, .cartChange, .cartSet],
        record: record, alive: ["Screen": 2, "Node": 1],
        marks: ["same": ["Node": 1, "Screen": 2], "other": ["Screen": 1]]))
  }

  private func tab(_ name: String, _ badge: String? = nil, selected: Bool = false)
    -> Check.ExpectedTab
  {
    Check.ExpectedTab(name: name, badge: badge, isSelected: selected)
  }

  @Test("What is so, passes")
  func holds() {
    let checks: [Check] = [
      .screen(snapshot.lines), .title("Cart"), .modal(nil), .depth(2),
      .tabs([tab("Shop"), tab("Cart", "2", selected: true)]), .sees("old ou"), .sees("Mug"),
      .not("Removed"), .control("cart.undo", [.busy, .label("Undo")]), .control("cart.field", []),
      .control("cart.field", [.value("2")]), .control("cart.none", [.absent]),
      .focus("cart.field"), .top("cart.undo"), .notice("Removed"), .total("£5.00"),
      .calls([.cartSet, .cartSet, .cartChange]), .live("same"), .orders(2), .charges(1),
      .status(1_001, "Sent"), .status(1_002, "Checking payment"),
    ]
    for check in checks { #expect(judge(check) == nil, "\(check)") }
    #expect(judge(.unchanged, beforeAct: snapshot) == nil)
  }

  @Test("What is not so is told, with both sides where there are two")
  func doesNotHold() {
    let checks: [(Check, Mismatch)] = [
      (.title("Shop"), Mismatch("the title is another", expected: ["Shop"], shown: ["Cart"])),
      (.modal("Cart"), Mismatch("the modal on top is another", expected: ["Cart"], shown: [])),
      (.depth(1), Mismatch("the stack is 2 deep, not 1", shown: ["Shop", "Cart"])),
      (
        .tabs([tab("Shop", selected: true), tab("Cart")]),
        Mismatch("the tabs are others", expected: ["*Shop", "Cart"], shown: ["Shop", "*Cart(2)"])
      ),
      (.not("Sold"), Mismatch("there is Sold", shown: ["Sold out"])),
      (.control("cart.undo", []), Mismatch("cart.undo is busy", shown: ["[Undo] (busy: Wait)"])),
      (
        .control("cart.undo", [.disabled]),
        Mismatch("cart.undo is not disabled", expected: ["disabled"], shown: ["busy"])
      ),
      (
        .control("cart.field", [.busy]),
        Mismatch("cart.field is not busy", expected: ["busy"], shown: ["enabled"])
      ),
      (
        .control("cart.field", [.value("3")]),
        Mismatch("cart.field has another value", expected: ["3"], shown: ["2"])
      ),
      (
        .control("cart.undo", [.label("Redo")]),
        Mismatch("cart.undo has another label", expected: ["Redo"], shown: ["Undo"])
      ),
      (
        .control("cart.undo", [.absent]),
        Mismatch("cart.undo is there", shown: ["[Undo] (busy: Wait)"])
      ),
      (
        .control("cart.und", [.busy]),
        Mismatch(
          "there is no cart.und; did you mean cart.undo?", shown: ["cart.undo", "cart.field"])
      ),
      (
        .focus("cart.undo"),
        Mismatch("the focus is elsewhere", expected: ["cart.undo"], shown: ["cart.field"])
      ),
      (
        .top("cart.field"),
        Mismatch(
          "another row is the first in view", expected: ["cart.field"], shown: ["cart.undo"])
      ),
      (
        .notice("Remove"),
        Mismatch("there is no such notice", expected: ["Remove"], shown: ["Removed"])
      ),
      (.notice(nil), Mismatch("there are notices", shown: ["Removed"])),
      (.total("£5"), Mismatch("the total is another", expected: ["£5"], shown: ["£5.00"])),
      (
        .calls([.cartSet, .cartChange]),
        Mismatch(
          "other calls were made", expected: ["cart.change", "cart.set"],
          shown: ["cart.change", "cart.set", "cart.set"])
      ),
      (
        .calls([]),
        Mismatch("other calls were made", shown: ["cart.change", "cart.set", "cart.set"])
      ),
      (.unchanged, Mismatch("there was no act before this line")),
      (
        .orders(1),
        Mismatch("there are 2 orders, not 1", shown: ["1002 Checking payment", "1001 Sent"])
      ),
      (
        .charges(2),
        Mismatch(
          "the gateway has taken another number of payments", expected: ["2"], shown: ["1"])
      ),
      (
        .status(1_001, "Placed"),
        Mismatch("order 1001 is something else", expected: ["Placed"], shown: ["Sent"])
      ),
      (
        .status(1_003, "Placed"),
        Mismatch(
          "the shopper has no order 1003", shown: ["1002 Checking payment", "1001 Sent"])
      ),
      (
        .live("other"),
        Mismatch(
          "others are alive than at the mark other", expected: ["Screen 1"],
          shown: ["Node 1", "Screen 2"])
      ),
    ]
    for (check, mismatch) in checks { #expect(judge(check) == mismatch, "\(check)") }
    #expect(judge(.sees("sold out"))?.message == #"no row has "sold out""#)
    #expect(judge(.screen(["=== Cart ==="]))?.shown == snapshot.lines)
  }

  @Test("A modal is told by its title, and that there is none")
  func modals() {
    var modal = snapshot
    modal.modals = 1
    let seen = Observation(now: modal, beforeAct: nil, calls: [], alive: [:], marks: [:])
    #expect(Judge.mismatch(.modal("Cart"), seen) == nil)
    #expect(
      Judge.mismatch(.modal(nil), seen)
        == Mismatch("there is a modal", expected: [], shown: ["Cart"]))
    #expect(Judge.mismatch(.modal("Sign in"), seen)?.shown == ["Cart"])
  }

  @Test("Unchanged is the whole screen, the focus and the first row in view as well")
  func unchanged() {
    var before = snapshot
    before.title = "Shop"
    #expect(judge(.unchanged, beforeAct: before)?.expected.first == "=== Shop ===")
    before = snapshot
    before.focus = "cart.undo"
    #expect(judge(.unchanged, beforeAct: before)?.message == "the screen has changed")
  }

  @Test("A guest has no orders to be checked; payments are the gateway's")
  func guest() {
    let record = ShopRecord(charges: 0)
    let nobody = Mismatch("nobody is signed in, so there are no orders")
    #expect(record.mismatch(.orders(0)) == nobody)
    #expect(record.mismatch(.status(1_001, "Sent")) == nobody)
    #expect(record.mismatch(.charges(0)) == nil)
  }
}
