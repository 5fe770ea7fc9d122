import Terminal
import Testing
import TextUI

nonisolated struct ScreenFrameTests {
  private static let tabs = [
    Snapshot.Tab(name: "Shop"), Snapshot.Tab(name: "Cart", badge: "2", isSelected: true),
    Snapshot.Tab(name: "Saved"), Snapshot.Tab(name: "Orders"), Snapshot.Tab(name: "Account"),
  ]

  private func button(
    _ id: ControlID, _ label: String, _ state: ControlSnapshot.State = .enabled,
    reason: String = ""
  ) -> ControlSnapshot {
    ControlSnapshot(id: id, kind: .button, label: label, state: state, reason: reason)
  }

  private var cart: Snapshot {
    Snapshot(
      title: "Cart", breadcrumb: ["Cart"], tabs: Self.tabs,
      notices: ["Only 2 of 抹茶碗 in stock"],
      sections: [
        SectionSnapshot(
          header: "抹茶碗, Black",
          rows: [
            RowSnapshot(kind: .amount, texts: ["2 × £42.00", "£84.00"]),
            RowSnapshot(
              kind: .stepper, texts: ["Quantity"],
              controls: [
                button("cart.line.A.decrease", "−"),
                ControlSnapshot(
                  id: "cart.line.A.quantity", kind: .field, label: "Quantity", value: "2"),
                button("cart.line.A.increase", "+"),
              ]),
            RowSnapshot(kind: .control, controls: [button("cart.line.A.remove", "Remove")]),
          ]),
        SectionSnapshot(rows: [
          RowSnapshot(kind: .text, texts: ["Delivery from £3.95"]),
          RowSnapshot(kind: .total, texts: ["Total before delivery", "£84.00"]),
        ]),
        SectionSnapshot(rows: [
          RowSnapshot(
            kind: .control,
            controls: [
              button(
                "cart.checkout", "Checkout", .disabled, reason: "抹茶碗, Black: Only 1 left")
            ])
        ]),
      ],
      focus: "cart.line.A.increase")
  }

  private func compose(_ snapshot: Snapshot, _ columns: Int, _ rows: Int) -> [String] {
    ScreenFrame.compose(snapshot, columns: columns, rows: rows).lines
  }

  /// The rows without the spaces at their ends, after a look at their widths.
  private func rows(_ snapshot: Snapshot, _ columns: Int, _ rows: Int) -> [String] {
    let lines = compose(snapshot, columns, rows)
    #expect(lines.count == rows)
    #expect(lines.allSatisfy { CellWidth.of($0) == columns })
    return lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  @Test("G14: a screen between its title and its tabs, with the focus, notices and sums")
  func wide() {
    #expect(
      rows(cart, 60, 18) == [
        "  Cart",
        String(repeating: "─", count: 60),
        "! Only 2 of 抹茶碗 in stock",
        "",
        "  ─ 抹茶碗, Black ─",
        "  2 × £42.00 " + String(repeating: "·", count: 38) + " £84.00",
        "  [−]   Quantity: 2 > [+]",
        "  [Remove]",
        "",
        "  Delivery from £3.95",
        "= Total before delivery " + String(repeating: "·", count: 27) + " £84.00",
        "",
        "  [Checkout] (not now: 抹茶碗, Black: Only 1 left)",
        "", "", "",
        String(repeating: "─", count: 60),
        "  Shop  [Cart (2)]  Saved   Orders   Account",
      ])
  }

  @Test("G14: in a narrow and low window it is the same, from the first row in view on")
  func narrow() {
    var snapshot = cart
    #expect(
      rows(snapshot, 40, 12) == [
        "  Cart",
        String(repeating: "─", count: 40),
        "! Only 2 of 抹茶碗 in stock",
        "  ─ 抹茶碗, Black ─",
        "  2 × £42.00 ·················· £84.00",
        "  [−]   Quantity: 2 > [+]",
        "  [Remove]",
        "",
        "  Delivery from £3.95",
        "= Total before delivery ······· £84.00",
        "── 1 row below " + String(repeating: "─", count: 25),
        "Shop [Cart (2)] Saved Orders Account",
      ])
    snapshot.firstRow = 3
    #expect(
      rows(snapshot, 40, 12) == [
        "  Cart",
        "── 2 rows above " + String(repeating: "─", count: 24),
        "! Only 2 of 抹茶碗 in stock",
        "  [Remove]",
        "",
        "  Delivery from £3.95",
        "= Total before delivery ······· £84.00",
        "",
        "  [Checkout] (not now: 抹茶碗, Black:",
        "  Only 1 left)",
        String(repeating: "─", count: 40),
        "Shop [Cart (2)] Saved Orders Account",
      ])
  }

  @Test("G14, G13: a modal says so, with the way to it, and its errors at their fields")
  func modal() {
    let snapshot = Snapshot(
      title: "Delivery", breadcrumb: ["Delivery address", "Delivery"], tabs: Self.tabs,
      tabsAreCovered: true, modals: 1, bar: [button("checkout.cancel", "Cancel")],
      sections: [
        SectionSnapshot(rows: [
          RowSnapshot(
            kind: .control,
            controls: [
              ControlSnapshot(
                id: "delivery.option", kind: .picker, label: "Send it by", value: "Express",
                options: ["Standard", "Express", "By the next boat"])
            ]),
          RowSnapshot(
            kind: .control,
            controls: [
              ControlSnapshot(
                id: "address.name", kind: .field, label: "Name", options: ["Ada"],
                error: "Type a name")
            ]),
          RowSnapshot(kind: .progress, texts: ["Looking for ways to send it…"]),
          RowSnapshot(
            kind: .failure, texts: ["The shop cannot be reached"],
            controls: [button("delivery.retry", "Retry")]),
        ])
      ], focus: "address.name", blocked: "Your order is being placed")
    #expect(
      rows(snapshot, 40, 16) == [
        "  Delivery address › Delivery   (modal)",
        String(repeating: "─", count: 40),
        "! Cannot be left now: Your order is",
        "  being placed",
        "  [Cancel]",
        "",
        "  Send it by: Standard  [Express]",
        "    By the next boat",
        "> Name: ____ (Ada)",
        "    ! Type a name",
        "~ Looking for ways to send it…",
        "! Failed: The shop cannot be reached",
        "  [Retry]",
        "",
        String(repeating: "─", count: 40),
        "Shop [Cart (2)] Saved Orders Account",
      ])
  }

  @Test("G14: of too much to tell the rest is counted, and the rows keep their place")
  func muchToTell() {
    var snapshot = cart
    snapshot.notices = (1...9).map { "Notice \($0)" }
    #expect(
      rows(snapshot, 40, 12)[2..<10] == [
        "! Notice 1", "! Notice 2", "! Notice 3", "! Notice 4", "  … and 5 more lines to tell",
        "  ─ 抹茶碗, Black ─", "  2 × £42.00 ·················· £84.00",
        "  [−]   Quantity: 2 > [+]",
      ])
  }

  @Test("G14: a name that is too long for its line stands on two, and is cut there")
  func longTitle() {
    var snapshot = cart
    snapshot.breadcrumb = [
      "Shop", "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
    ]
    snapshot.title = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
    #expect(
      rows(snapshot, 40, 14).prefix(2) == [
        "  Rindfleischetikettierungsüberwachungs", "  aufgabenübertragungsgesetz",
      ])
    snapshot.title += " der Länder und Gemeinden"
    #expect(
      rows(snapshot, 40, 14).prefix(2) == [
        "  Rindfleischetikettierungsüberwachungs", "  aufgabenübertragungsgesetz der Lände…",
      ])
  }

  @Test("G14: in less than the least size there is one line, which says what size is needed")
  func tooSmall() {
    let first = { (columns: Int, rows: Int) in compose(cart, columns, rows).first ?? "" }
    #expect(compose(cart, 60, 11).dropFirst().allSatisfy { $0.allSatisfy { $0 == " " } })
    #expect(
      first(60, 11) == "This window is too small: 40 columns and 12 rows are needed ")
    #expect(first(39, 40) == "40 columns and 12 rows are needed      ")
    #expect(first(14, 2) == "Needs 40 × 12 ")
    #expect(first(6, 2) == "40×12 ")
    #expect(first(3, 2) == "40×")
    #expect(compose(cart, 0, 2) == ["", ""])
    #expect(compose(cart, 5, 0) == [])
  }
}
