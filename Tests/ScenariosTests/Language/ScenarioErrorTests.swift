import Testing

@testable import Scenarios

nonisolated struct ScenarioErrorTests {
  private func errors(_ text: String) -> [String] {
    do {
      _ = try Scenario(path: "a.scenario", bytes: Array(text.utf8))
      return []
    } catch {
      return error.errors.map(\.description)
    }
  }

  /// The errors of a scenario that is otherwise in order, with `line` as its second.
  private func errors(inLine line: String) -> [String] {
    errors("scenario A\n\(line)\n< depth 1")
  }

  @Test(
    "A line that means nothing is told with file, line, column and what was meant",
    arguments: [
      (
        "foo bar",
        "a.scenario:2:1: foo is no beginning of a line: scenario, rules, given, >, >>, "
          + "!, <, |, repeat, end"
      ),
      (
        "sceanrio B",
        "a.scenario:2:1: sceanrio is no beginning of a line: scenario, rules, given, "
          + ">, >>, !, <, |, repeat, end; did you mean scenario?"
      ),
      ("  > tpa cart.undo", "a.scenario:2:5: “tpa” is no act"),
      (">tap cart.undo", "a.scenario:2:1: >tap is no beginning of a line"),
      ("> tap", "a.scenario:2:3: ID is missing: write tap ID"),
      ("> tap nothing", "a.scenario:2:7: “nothing” is no id of a control"),
      ("> tap a.b c", "a.scenario:2:11: a word too many: write tap ID"),
      ("> type a.b \"c", "a.scenario:2:12: the quote that begins here has no end"),
      (">> back", "a.scenario:2:1: after >> stand two acts or more"),
      (">> back ; ", "a.scenario:2:1: an act is missing"),
      ("> release cart.change", "a.scenario:2:3: “release” is no act"),
      (">> back ; release cart", "a.scenario:2:19: cart is no call of the shop"),
      (">> back ; release cart.change 2", "a.scenario:2:31: 2 is no number of a held call"),
      (">> back ; release cart.change #2 x", "a.scenario:2:34: a word too many: x"),
      ("> card gold", "a.scenario:2:8: write card ok|declined|funds|late|late-declined"),
      (
        "> type signIn.email <secret>",
        "a.scenario:2:21: the text for signIn.email was left out when this was saved: it cannot be "
          + "played"
      ),
      ("! wait 3s", "a.scenario:2:3: wait is no thing that happens: advance, set,"),
      ("! advance", "a.scenario:2:3: a time is missing"),
      ("! advance 3", "a.scenario:2:11: 3 is no time: write 300ms, 2s, 5m, 1h or 1d"),
      ("! advance 99999999999999999d", "a.scenario:2:11: 99999999999999999d is no time"),
      ("! advance 1s 2s", "a.scenario:2:14: a word too many: 2s; quote a text with spaces"),
      (
        "! set prise MUG 1",
        "a.scenario:2:7: prise is no thing that can be set: price, stock; did "
          + "you mean price?"
      ),
      ("! set stock MUG -1", "a.scenario:2:17: the stock is a number from 0 to 999999, not -1"),
      (
        "! fail catalog.pages offline",
        "a.scenario:2:8: catalog.pages is no call of the shop: session.read,"
      ),
      (
        "! fail catalog.page broken",
        "a.scenario:2:21: broken is no reason: offline, timeout, refused, damaged"
      ),
      ("! release cart.set 1", "a.scenario:2:20: 1 is no number of a held call: write #1"),
      ("! kill at 3", "a.scenario:2:8: write kill at write, and the number of the write"),
      (
        "! kill at write 0",
        "a.scenario:2:17: the write's number is a number from 1 to 10000, not 0"
      ),
      ("! lose heart", "a.scenario:2:3: write lose charge"),
      ("! import small.csv", "a.scenario:2:10: a catalogue is named without its folder"),
      ("! import", "a.scenario:2:3: the catalogue's name is missing"),
      ("! ship one", "a.scenario:2:8: the order's number is a number from 1 to 999999, not one"),
      ("< titel Cart", "a.scenario:2:3: titel is no check: screen, title,"),
      ("< sees", "a.scenario:2:3: the text is missing"),
      ("< sees \"\"", "a.scenario:2:8: an empty text is in every row"),
      ("< control cart", "a.scenario:2:11: cart is no control's id"),
      (
        "< control a.b enabled", "a.scenario:2:15: enabled is no check of a control: disabled, busy"
      ),
      (
        "< control a.b absent value x",
        "a.scenario:2:28: of a control that is absent nothing else can be so"
      ),
      ("< live before", "a.scenario:2:8: there is no mark before above this line"),
      ("< orders some", "a.scenario:2:10: the number is a number from 0 to 9999, not some"),
      ("< status 1001", "a.scenario:2:10: the status is missing"),
      ("< screen", "a.scenario:2:1: no rows follow this screen"),
      ("| row", "a.scenario:2:1: a row of a screen stands directly below < screen, or another row"),
      ("end", "a.scenario:2:1: there is no repeat to end here"),
      ("repeat 0", "a.scenario:2:8: how often is a number from 1 to 10000, not 0"),
      ("repeat 2", "a.scenario:2:1: this repeat has no end"),
      ("scenario B", "a.scenario:2:1: there is a scenario line already"),
      ("rules s4", "a.scenario:2:7: s4 is no rule's id, such as S4 or BD-L22"),
      ("rules S4x", "a.scenario:2:7: S4x is no rule's id"),
      ("rules A-B-S4", "a.scenario:2:7: A-B-S4 is no rule's id"),
      ("rules", "a.scenario:2:1: a rule's id is missing"),
      ("given weather fine", "a.scenario:2:7: weather is no thing that can be given: catalogue,"),
      ("given account a@b.c", "a.scenario:2:15: a password is missing"),
      ("given signed on a@b.c", "a.scenario:2:14: on is no way to be signed: in, out"),
      ("given coupon TEN half", "a.scenario:2:18: half is no kind: percent, amount, free-delivery"),
      (
        "given coupon TEN percent 101",
        "a.scenario:2:26: the percentage is a number from 1 to 100, not 101"
      ),
      (
        "given coupon TEN percent 10 untill 2026-01-02",
        "a.scenario:2:29: untill is no condition: minimum, category, from, until; did you mean until?"
      ),
      (
        "given coupon TEN percent 10 from today",
        "a.scenario:2:34: today is no day: write 2026-01-02"
      ),
      ("given catalogue ../small", "a.scenario:2:17: a catalogue is named without its folder"),
      ("given clock today", "a.scenario:2:13: today is no date: write 2026-01-02T14:05:00Z"),
      ("given region FR", "a.scenario:2:14: FR is no region: GB, US, DE, JP"),
      ("given onboarded maybe", "a.scenario:2:17: maybe is no answer: yes, no"),
      ("given cart MUG 0", "a.scenario:2:16: the quantity is a number from 1 to 9999, not 0"),
    ])
  func line(text: String, message: String) {
    let errors = errors(inLine: text)
    #expect(errors.first?.hasPrefix(message) == true, "\(errors)")
  }

  @Test("A head below the first act cannot be meant")
  func lateHead() {
    #expect(
      errors("scenario A\n> back\ngiven region JP\n< depth 1") == [
        "a.scenario:3:1: the head ends where the first act stands: move this line up"
      ])
    #expect(
      errors("scenario A\ngiven region JP\ngiven region GB\n< depth 1") == [
        "a.scenario:3:7: given region stands above already"
      ])
  }

  @Test("Accounts are made before what is somebody's: they would take a guest's cart with them")
  func lateAccount() {
    for line in ["cart MUG", "signed out", "saved mug", "order MUG", "signed in a@b.c"] {
      #expect(
        errors("scenario A\ngiven \(line)\ngiven account a@b.c secret12\n< depth 1") == [
          "a.scenario:3:21: accounts stand before what is somebody's"
        ])
    }
  }

  @Test("A row of a screen cannot be reached once another line stands between")
  func lateRow() {
    for between in ["< depth 1", "# comment", ""] {
      #expect(
        errors("scenario A\n< screen\n| x\n\(between)\n| y") == [
          "a.scenario:5:1: a row of a screen stands directly below < screen, or another row"
        ])
    }
  }

  @Test("A scenario without a check, or without a name, is an error")
  func empty() {
    #expect(errors("scenario A\n> back") == ["a.scenario:1:1: the scenario checks nothing"])
    #expect(errors("< depth 1") == ["a.scenario:1:1: there is no scenario line"])
    #expect(errors("") == ["a.scenario:1:1: there is no scenario line"])
    #expect(errors("scenario\n< depth 1").first?.contains("sentence is missing") == true)
  }

  @Test("Everything that is wrong is told, in the order of the lines")
  func all() {
    let errors = errors("rules x\n> jump\n\n! nap\nrepeat 3\n< depth 0")
    #expect(
      errors.map { $0.split(separator: ":")[1] } == ["1", "1", "2", "4", "5", "6"],
      "\(errors)")
  }

  @Test("A file that is not UTF-8 is none")
  func notUTF8() {
    #expect(throws: ScenarioErrors.self) {
      try Scenario(path: "a.scenario", bytes: [0x73, 0xFF, 0x0A])
    }
  }
}
