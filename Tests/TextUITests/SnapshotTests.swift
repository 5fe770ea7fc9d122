import Foundation
import Testing

@testable import TextUI

@Suite("Snapshots and their text")
struct SnapshotTests {
  let stage = Stage()

  func show(_ content: Content<String>) -> Snapshot {
    stage.window.rootViewController = ContentViewController<String> { content }
    return stage.window.snapshot()
  }

  @Test("every kind of row and control, as it is read")
  func lines() {
    let snapshot = show(
      Content(
        title: "Everything", notices: ["Prices have changed"],
        bar: [.button("all.save", "Save", "s")],
        sections: [
          Section(
            "Rows",
            [
              .text("First line\nsecond line"),
              .group(
                texts: ["Navy mug, Large", "£12.00 each", "was £14.00"],
                controls: [.button("all.line.M.remove", "Remove", "r")]),
              .stepper(
                label: "Quantity: 2", decrease: .button("all.line.M.decrease", "−", "d"),
                value: .field("all.line.M.quantity", "Quantity", text: "2") { $0 },
                increase: .button("all.line.M.increase", "+", "i", state: .disabled("Only 2 left"))),
              .amount(label: "Subtotal", value: "£24.00", isTotal: false),
              .amount(label: "Total", value: "£24.00", isTotal: true),
              .progress("Loading more"),
              .failure("The shop is offline", retry: .button("all.retry", "Retry", "again")),
              .empty(
                title: "Nothing saved", detail: "What you save stands here.",
                action: .button("all.browse", "Browse", "b")),
            ]),
          Section(
            "Controls",
            [
              .control(.item("all.item.mug", "Mug", details: ["£12.00", "In stock"], "m")),
              .control(.item("all.item.cup", "Cup", "c")),
              .control(.toggle("all.on", "In stock only", isOn: true, "t")),
              .control(.toggle("all.off", "Sold out too", isOn: false, "t")),
              .control(
                .picker("all.sort", "Sort", options: ["Featured", "Name"], selected: 1) { _ in "" }),
              .control(
                .picker("all.none", "State", options: ["NY", "CA"], selected: nil) { _ in "" }),
              .control(
                .field("all.mail", "E-mail", text: "", placeholder: "you@example.com") { $0 }),
              .control(.field("all.code", "Code", text: "", error: "Enter three digits") { $0 }),
              .control(.button("all.pay", "Pay", "p", state: .busy("Paying"))),
            ]),
        ]))
    let expected = """
      === Everything ===
      ! Prices have changed
      [Save]  {all.save}

      -- Rows --
      First line
      second line
      Navy mug, Large
        £12.00 each
        was £14.00
        [Remove]  {all.line.M.remove}
      Quantity: 2
        [−]  {all.line.M.decrease}
        Quantity: 2  {all.line.M.quantity}
        [+] (not now: Only 2 left)  {all.line.M.increase}
      Subtotal: £24.00
      = Total: £24.00
      ~ Loading more
      Failed: The shop is offline
        [Retry]  {all.retry}
      Nothing saved
        What you save stands here.
        [Browse]  {all.browse}

      -- Controls --
      Mug · £12.00 · In stock  {all.item.mug}
      Cup  {all.item.cup}
      [x] In stock only  {all.on}
      [ ] Sold out too  {all.off}
      Sort: Featured  [Name]  {all.sort}
      State: NY  CA  {all.none}
      E-mail: ____ (you@example.com)  {all.mail}
      Code: ____  {all.code}
        ! Enter three digits
      [Pay] (busy: Paying)  {all.pay}
      """
    #expect(snapshot.lines == expected.components(separatedBy: "\n"))
  }

  @Test("a stepper whose field says what is counted does not say it twice")
  func stepper() {
    let row = RowSnapshot(
      kind: .stepper, texts: ["Quantity"],
      controls: [
        ControlSnapshot(id: "a.b.less", kind: .button, label: "−"),
        ControlSnapshot(id: "a.b.value", kind: .field, label: "Quantity", value: "3"),
        ControlSnapshot(id: "a.b.more", kind: .button, label: "+"),
      ])
    let snapshot = Snapshot(title: "A", sections: [SectionSnapshot(rows: [row])])
    #expect(
      snapshot.lines == [
        "=== A ===", "", "  [−]  {a.b.less}", "  Quantity: 3  {a.b.value}", "  [+]  {a.b.more}",
      ])
  }

  @Test("tabs, breadcrumb, focus, and what is above the first row in view")
  func chrome() {
    let root = stage.page("Shop")
    let page = stage.page("Navy mug")
    page.extra = [
      Section(
        "More",
        [.text("One"), .control(.button("p.two", "Two", "2")), .text("Three")])
    ]
    let shop = NavigationController(rootViewController: root)
    shop.tabBarItem = TabBarItem(title: "Shop")
    let cart = NavigationController()
    cart.tabBarItem = TabBarItem(title: "Cart", badge: "2")
    let tabs = TabBarController(viewControllers: [shop, cart])
    stage.window.rootViewController = tabs
    shop.pushViewController(page)
    stage.tap("p.two")
    _ = stage.window.perform(.scroll("p.two"), on: stage.window.token)
    #expect(
      stage.window.snapshot().lines == [
        "=== Navy mug ===", "Shop › Navy mug", "[Shop]  Cart (2)", "",
        "[Use Navy mug]  {Navy mug.use}", "", "-- More --", "One", "^^^ 2 above ^^^",
        "> [Two]  {p.two}", "Three",
      ])
    #expect(stage.window.snapshot().selectedTab == "Shop")
    let modal = stage.page("Pay")
    modal.blocksLeaving = "Your payment is being made"
    tabs.present(modal)
    #expect(
      stage.window.snapshot().lines == [
        "=== Pay === (modal)", "[Shop]  Cart (2)  (covered)",
        "Cannot be left now: Your payment is being made", "", "[Use Pay]  {Pay.use}",
      ])
    modal.present(AlertController(title: "Sure?", message: "m", yes: "Pay") { _ in })
    #expect(stage.window.snapshot().lines.first == "=== Sure? === (modal 2)")
  }

  @Test("line breaks of data make lines, and nothing else does")
  func lineBreaks() {
    let snapshot = show(
      Content(
        title: "a\r\nb", notices: ["c\nd"],
        sections: [
          Section("e\u{2028}f", [.control(.button("x.y", "g\nh", "", state: .busy("i\rj")))])
        ]))
    #expect(
      snapshot.lines == [
        "=== a", "b ===", "! c", "d", "", "-- e", "f --", "[g", "h] (busy: i", "j)  {x.y}",
      ])
  }

  @Test("what can be read in a row is one text, without ids")
  func readable() {
    let snapshot = show(
      Content(
        title: "t", bar: [.button("t.bar", "Bar", "")],
        sections: [
          Section(
            "Head",
            [
              .group(
                texts: ["Mug", "£1.00"],
                controls: [.field("t.n", "Number", text: "3", error: "Too many") { $0 }]),
              .amount(label: "Total", value: "£1.00", isTotal: true),
            ])
        ]))
    #expect(
      snapshot.readableRows == [
        "[Bar]", "Head", "Mug  £1.00  Number: 3 ! Too many", "Total: £1.00",
      ])
    #expect(snapshot.control("t.n")?.value == "3")
    #expect(snapshot.control("t.bar")?.label == "Bar")
    #expect(snapshot.control("t.none") == nil)
    #expect(snapshot.controls.map(\.id) == ["t.bar", "t.n"])
    #expect(snapshot.rows.count == 2)
  }

  @Test("two options of one label are marked once, and an option that is not there not at all")
  func markedOnce() {
    func shown(_ selected: Int?) -> String? {
      show(
        Content(
          title: "t",
          sections: [
            Section(
              nil,
              [
                .control(
                  .picker("t.p", "P", options: ["A", "A"], selected: selected) { _ in "" })
              ])
          ])
      ).control("t.p")?.readable
    }
    #expect(shown(0) == "P: [A]  A")
    #expect(shown(nil) == "P: A  A")
    #expect(shown(5) == "P: A  A")
  }

  @Test("a snapshot survives being written and read")
  func codable() throws {
    let snapshot = show(
      Content(
        title: "t", notices: ["n"], bar: [.button("t.b", "B", "", state: .disabled("d"))],
        sections: [
          Section("h", [.control(.field("t.f", "F", text: "v", error: "e") { $0 })])
        ], focus: "t.f"))
    let read = try JSONDecoder().decode(Snapshot.self, from: JSONEncoder().encode(snapshot))
    #expect(read == snapshot)
    #expect(read.focus == "t.f")
  }

  @Test("the deep snapshot holds every loaded screen of every tab, stack and modal, once")
  func deep() {
    let one = stage.stack("one", [stage.page("a"), stage.page("b")])
    one.tabBarItem.title = "One"
    let two = stage.stack("two", [stage.page("c")])
    two.tabBarItem.title = "Two"
    let three = stage.stack("three", [stage.page("d")])
    let tabs = TabBarController(viewControllers: [one, two, three])
    stage.window.rootViewController = tabs
    one.popViewController()
    one.pushViewController(stage.page("e"))
    tabs.selectedIndex = 1
    tabs.present(stage.stack("modal", [stage.page("m")]))
    let deep = stage.window.deepSnapshot()
    #expect(deep.top.title == "m")
    #expect(deep.screens.map(\.title) == ["a", "e", "c"])
    #expect(deep.screens.map(\.place) == ["root/One/0", "root/One/1", "root/Two/0"])
    #expect(stage.window.liveScreens.count == 4)
    #expect(deep == stage.window.deepSnapshot())
  }

  @Test("content that is mapped keeps everything but its events")
  func map() {
    var sent: [Int] = []
    let content = Content<String>(
      title: "t", notices: ["n"], bar: [.toggle("t.t", "T", isOn: true, "12345")],
      sections: [
        Section(
          "h",
          [
            .text("x"), .amount(label: "l", value: "v", isTotal: true), .progress("p"),
            .group(texts: ["g"], controls: [.item("t.i", "I", details: ["d"], "1")]),
            .stepper(
              label: "s", decrease: .button("t.d", "-", ""),
              value: .field("t.v", "V", text: "") { $0 },
              increase: .button("t.u", "+", "123")),
            .empty(title: "e", detail: "", action: .button("t.e", "E", "")),
            .failure("f", retry: .button("t.r", "R", "", state: .busy("b"))),
            .control(
              .picker("t.p", "P", options: ["1", "2"], selected: 0) {
                String(repeating: "x", count: $0)
              }),
          ])
      ], focus: "t.i")
    let mapped = content.map(\.count)
    let before = show(content)
    let screen = ContentViewController<Int>(content: { mapped }, onEvent: { sent.append($0) })
    stage.window.rootViewController = screen
    #expect(stage.window.snapshot() == before)
    let token = stage.window.token
    for id: ControlID in ["t.t", "t.i", "t.d", "t.u"] { _ = stage.window.tap(id, on: token) }
    _ = stage.window.tap("t.v", on: token, text: "four")
    _ = stage.window.choose("2", of: "t.p", on: token)
    #expect(sent == [5, 1, 0, 3, 4, 1])
  }
}
