import Foundation
import ShopModel
import ShopServices
import Testing
import TextUI

@testable import Scenarios

nonisolated struct ScenarioParsingTests {
  private func parse(_ text: String) throws -> Scenario {
    try Scenario(path: "a.scenario", bytes: Array(text.utf8))
  }

  @Test("A scenario's head says what it is called, what it proves, and what is so before launch")
  func head() throws {
    let scenario = try parse(
      """
      # What it is about
      scenario  It's all there, "quoted" or not
      rules     S4 BD-L22 G8
      rules     K10
      given     catalogue small
      given     cart MUG-NAVY 2
      given     cart "A B"
      given     clock 2026-03-01T00:00:00Z
      given     region JP
      given     onboarded no

      < title Cart
      """)
    #expect(scenario.path == "a.scenario")
    #expect(scenario.title == #"It's all there, "quoted" or not"#)
    #expect(scenario.rules == ["S4", "BD-L22", "G8", "K10"])
    #expect(scenario.given.catalogue == .fixture("small"))
    #expect(scenario.given.catalogueLine == 5)
    #expect(
      scenario.given.things == [
        GivenThing(.cart(SKU("MUG-NAVY"), 2), line: 6), GivenThing(.cart(SKU("A B"), 1), line: 7),
      ])
    #expect(scenario.given.clock == Date(timeIntervalSince1970: 1_772_323_200))
    #expect(scenario.given.region == .japan)
    #expect(!scenario.given.isOnboarded)
  }

  @Test("Accounts, and what is somebody's, are given in the order in which they are made")
  func things() throws {
    let scenario = try parse(
      """
      scenario A
      given coupon TEN percent 10
      given coupon FIVE amount 5.00 minimum 20.00 category games from 2026-01-02 until 2026-01-03
      given coupon POST free-delivery
      given account ada@example.com "correct horse"
      given signed in ada@example.com
      given order MUG 2
      given saved mug
      given cart MUG
      given signed out
      < depth 1
      """)
    var five = GivenCoupon(code: "FIVE", kind: .amount("5.00"))
    five.minimum = "20.00"
    five.category = "games"
    five.firstDay = Day(year: 2026, month: 1, day: 2)
    five.lastDay = Day(year: 2026, month: 1, day: 3)
    #expect(
      scenario.given.things.map(\.kind) == [
        .coupon(GivenCoupon(code: "TEN", kind: .percent(10))), .coupon(five),
        .coupon(GivenCoupon(code: "POST", kind: .freeDelivery)),
        .account(email: "ada@example.com", password: "correct horse"),
        .signedIn(email: "ada@example.com"), .order(SKU("MUG"), 2), .saved(Handle("mug")),
        .cart(SKU("MUG"), 1), .signedOut,
      ])
    #expect(scenario.given.things.map(\.line) == Array(2...10))
  }

  @Test("Without a word about it a scenario starts in Britain on a Friday afternoon, onboarded")
  func usualHead() throws {
    let scenario = try parse("scenario A\n< title Shop")
    #expect(scenario.given == Givens())
    #expect(scenario.given.catalogue == .shipped)
    #expect(scenario.given.clock == Date(timeIntervalSince1970: 1_767_362_700))
    #expect(scenario.given.region == .unitedKingdom)
    #expect(scenario.given.isOnboarded)
  }

  @Test("Acts are read as the line mode reads them, chains with their semicolons")
  func acts() throws {
    let scenario = try parse(
      """
      scenario A
      > tap cart.checkout   # a comment
        > type catalog.search "a ; b"
      >> back ; tap catalog.more ; type catalog.search ";"
      < unchanged
      """)
    let acts = scenario.steps.compactMap { step -> [Act?]? in
      if case .acts(let acts) = step.kind { acts.map(\.act) } else { nil }
    }
    #expect(
      acts == [
        [.tap("cart.checkout")],
        [.type("catalog.search", "a ; b")],
        [.back, .tap("catalog.more"), .type("catalog.search", ";")],
      ])
    #expect(scenario.steps.map(\.line) == [2, 3, 4, 5])
    #expect(scenario.steps[1].text == #"> type catalog.search "a ; b""#)
  }

  @Test("Held calls are let go between acts, and what is written so is read again")
  func releases() throws {
    let line = ">> back ; release cart.change #2 ; tap catalog.more ; release saved.set"
    let scenario = try parse("scenario A\n\(line)\n< unchanged")
    guard case .acts(let acts) = scenario.steps.first?.kind else {
      Issue.record("it is no line of acts")
      return
    }
    #expect(
      acts == [
        .act(.back), .release(.cartChange, number: 2), .act(.tap("catalog.more")),
        .release(.savedSet, number: nil),
      ])
    #expect(acts.map(\.act) == [.back, nil, .tap("catalog.more"), nil])
    #expect(">> " + acts.map(\.text).joined(separator: " ; ") == line)
  }

  @Test("Every word of the world is read")
  func world() throws {
    let scenario = try parse(
      """
      scenario A
      ! advance 300ms
      ! advance 2m
      ! set price MUG 12.50
      ! set stock MUG 0 silently
      ! fail catalog.page offline
      ! delay catalog.page 2s
      ! hold cart.change
      ! hold cart.change reply
      ! hold cart.change both
      ! release cart.change #2
      ! release cart.change
      ! lose charge
      ! ship 1001
      ! relaunch
      ! import shipped
      ! import half
      ! import small
      ! kill at write 3
      ! mark before
      < live before
      """)
    let events = scenario.steps.compactMap { step -> WorldEvent? in
      if case .world(let event) = step.kind { event } else { nil }
    }
    #expect(
      events == [
        .advance(.milliseconds(300)), .advance(.seconds(120)),
        .setPrice(SKU("MUG"), "12.50", silently: false),
        .setStock(SKU("MUG"), 0, silently: true),
        .fail(.catalogPage, .offline), .delay(.catalogPage, .seconds(2)),
        .hold(.cartChange, .request), .hold(.cartChange, .reply),
        .holdBoth(.cartChange),
        .release(.cartChange, number: 2), .release(.cartChange, number: nil),
        .loseCharge, .ship(1_001), .relaunch, .importCatalogue(.shipped), .importCatalogue(.half),
        .importCatalogue(.fixture("small")),
        .killAtWrite(3), .mark("before"),
      ])
  }

  @Test("Every check is read")
  func checks() throws {
    let scenario = try parse(
      """
      scenario A
      ! mark m
      < screen
      | === Cart ===
      |
      |   indented
      < title "Your cart"
      < modal Sign
      < modal
      < depth 2
      < tabs Shop *Cart(99+) Saved
      < tabs
      < sees "two words"
      < not Retry
      < control cart.undo
      < control cart.undo absent
      < control cart.undo busy label "Undo it" value ""
      < focus cart.undo
      < top cart.undo
      < notice "Gone"
      < notice
      < total £3.00
      < calls cart.set catalog.page cart.set
      < calls
      < unchanged
      < orders 2
      < charges 0
      < status 1001 "Checking payment"
      < live m
      """)
    let checks = scenario.steps.compactMap { step -> Check? in
      if case .check(let check) = step.kind { check } else { nil }
    }
    let tab = Check.ExpectedTab.init(name:badge:isSelected:)
    #expect(
      checks == [
        .screen(["=== Cart ===", "", "  indented"]), .title("Your cart"), .modal("Sign"),
        .modal(nil), .depth(2),
        .tabs([tab("Shop", nil, false), tab("Cart", "99+", true), tab("Saved", nil, false)]),
        .tabs([]), .sees("two words"), .not("Retry"), .control("cart.undo", []),
        .control("cart.undo", [.absent]),
        .control("cart.undo", [.busy, .label("Undo it"), .value("")]), .focus("cart.undo"),
        .top("cart.undo"), .notice("Gone"), .notice(nil), .total("£3.00"),
        .calls([.cartSet, .catalogPage, .cartSet]), .calls([]), .unchanged, .orders(2),
        .charges(0), .status(1_001, "Checking payment"), .live("m"),
      ])
  }

  @Test("A block is read as often as it says, blocks inside it too")
  func blocks() throws {
    let scenario = try parse(
      """
      scenario A
      repeat 3
        > back
        repeat 2
          < depth 1
        end
      end
      """)
    let inner = Step(line: 5, text: "< depth 1", kind: .check(.depth(1)))
    #expect(
      scenario.steps == [
        Step(
          line: 2, text: "repeat 3",
          kind: .repeated(
            3,
            [
              Step(line: 3, text: "> back", kind: .acts(scenario.steps.firstActs)),
              Step(line: 4, text: "repeat 2", kind: .repeated(2, [inner])),
            ]))
      ])
  }

  @Test("A byte order mark, and line ends of any of the three kinds, make no difference")
  func lineEnds() throws {
    let lines = ["scenario A", "", "> back", "< screen", "| x", "|  y", "< depth 1"]
    let unix = try parse(lines.joined(separator: "\n"))
    #expect(try parse("\u{FEFF}" + lines.joined(separator: "\r\n") + "\r\n") == unix)
    #expect(try parse(lines.joined(separator: "\r")) == unix)
    #expect(unix.steps.map(\.line) == [3, 4, 7])
  }

  @Test("A scenario with nothing but whole screens proves no rule")
  func screensProveNothing() throws {
    let screens = try parse("scenario A\nrules G1\n< screen\n| x")
    #expect(screens.rules == ["G1"])
    #expect(screens.provenRules == [])
    let more = try parse("scenario A\nrules G1\nrepeat 2\n< screen\n| x\n< depth 1\nend")
    #expect(more.provenRules == ["G1"])
  }
}

extension [Step] {
  /// The acts of the first step of the first block.
  fileprivate nonisolated var firstActs: [PlayedAct] {
    guard case .repeated(_, let steps) = first?.kind, case .acts(let acts) = steps.first?.kind
    else { return [] }
    return acts
  }
}
