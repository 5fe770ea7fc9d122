import Testing

@testable import TextUI

@Suite("Words and acts as text")
struct WordsTests {
  func words(_ line: String) throws -> [String] { try Words(parsing: line).words.map(\.text) }

  func error(_ line: String) -> LineError? {
    do throws(LineError) {
      _ = try Words(parsing: line)
      return nil
    } catch {
      return error
    }
  }

  func actError(_ line: String) -> LineError? {
    do throws(LineError) {
      _ = try Act(parsing: line)
      return nil
    } catch {
      return error
    }
  }

  @Test("words stand apart by spaces, quotes keep them together")
  func plain() throws {
    #expect(try words("tap cart.checkout") == ["tap", "cart.checkout"])
    #expect(
      try words("  type\t signIn.email   ada@example.com ") == [
        "type", "signIn.email", "ada@example.com",
      ])
    #expect(try words(#"type x.y "correct horse" """#) == ["type", "x.y", "correct horse", ""])
    #expect(try words(#""" ";" ;"#) == ["", ";", ";"])
    #expect(try words("") == [])
    #expect(try words(" \t ") == [])
    #expect(try words("ナ 価格 👩‍👩‍👧") == ["ナ", "価格", "👩‍👩‍👧"])
  }

  @Test("escapes stand in quotes")
  func escapes() throws {
    #expect(
      try words(#""a\nb" "\e[31m" "\"" "\\" "\u{1F600}" "\u{202e}""#) == [
        "a\nb", "\u{1B}[31m", "\"", "\\", "😀", "\u{202E}",
      ])
  }

  @Test("# begins a comment, in quotes and inside a word it does not, and #2 is a number")
  func comments() throws {
    #expect(try words("back # to the list") == ["back"])
    #expect(try words("# nothing \" here") == [])
    #expect(try words("back #") == ["back"])
    #expect(try words("type a.b \"# 1\"") == ["type", "a.b", "# 1"])
    #expect(try words("open arcade://x#y") == ["open", "arcade://x#y"])
    #expect(try words("release catalog.page #2 # the second") == ["release", "catalog.page", "#2"])
  }

  @Test("words know where they stand and whether they were quoted")
  func columns() throws {
    #expect(
      try Words(parsing: #" a "b c"  ;"#).words == [
        Words.Word("a", column: 2), Words.Word("b c", isQuoted: true, column: 4),
        Words.Word(";", column: 11),
      ])
  }

  @Test("errors say what and where")
  func errors() {
    #expect(error(#"tap "abc"#) == LineError(column: 5, "the quote that begins here has no end"))
    #expect(error(#"tap "abc"x"#) == LineError(column: 10, "a space is missing after the quote"))
    #expect(error(#"tap a"b"#) == LineError(column: 6, #"a word with " is quoted as a whole"#))
    #expect(error(#"tap a\n"#) == LineError(column: 6, #"a word with \ is quoted as a whole"#))
    #expect(error(#""\x""#)?.column == 2)
    #expect(error(#""\x""#)?.message == #"there is no such escape, only \e, \n, \", \\ and \u{…}"#)
    for line in [
      #""\u{}""#, #""\u{110000}""#, #""\u{D800}""#, #""\u41""#, #""\u{41""#, #""\u{+41}""#,
      #""\u{0000000000041}""#, #""\u"#,
    ] {
      #expect(error(line)?.column == 2, "\(line)")
      #expect(error(line)?.message.contains("hexadecimal") == true, "\(line)")
    }
    #expect(
      error("tap \u{1B}[31m")?.description
        == "column 5: a control character cannot stand in a line: write \\u{1B} in quotes")
    #expect(error("\"\u{7F}\"")?.column == 2)
    #expect(error(#""\"#)?.column == 2)
  }

  @Test("what is quoted is read back, whatever it is")
  func roundTrip() throws {
    for text in [
      "", " ", "a b", "plain", "#", "#1", "a#b", ";", "a;b", "\"", "\\", "\n", "\r\n", "\t",
      "\u{1B}[31m", "\u{202E}abc", "\u{2028}", "\u{A0}", "\u{FEFF}", "\u{0}", "é", "e\u{301}",
      "👩‍👩‍👧", "\u{E000}", "-5", "£12.00",
    ] {
      let quoted = Words.quote(text)
      #expect(
        try words("x \(quoted) y").map { Array($0.unicodeScalars) }
          == ["x", text, "y"].map { Array($0.unicodeScalars) })
      #expect(quoted.unicodeScalars.allSatisfy { !$0.mustBeEscaped })
    }
    #expect(Words.quote("plain") == "plain")
    #expect(Words.quote("a b") == "\"a b\"")
    #expect(Words.quote("\u{1B}") == #""\e""#)
    #expect(Words.quote("\u{202E}") == #""\u{202E}""#)
    #expect(Words.quote(";") == #"";""#)
  }

  @Test("every act has a text that is read back as the same act")
  func acts() throws {
    let acts: [Act] = [
      .tap("cart.line.MUG-NAVY.increase"), .type("signIn.password", "correct horse"),
      .type("catalog.search", ""), .type("catalog.search", "\u{1B}\"\\\n"),
      .clear("catalog.search"), .choose("product.option.Size", option: "Extra large"),
      .scroll("catalog.item.mug"), .back, .dismiss, .tab("Shop"), .tab("My tab"),
      .open("arcade://search?q=%20"), .confirm(true), .confirm(false),
      .resize(width: 80, height: 24), .tap(ControlID("cart.line", key: "a b.ü", part: "remove")),
    ]
    for act in acts + Act.TestCard.allCases.map(Act.card) {
      #expect(try Act(parsing: act.text) == act, "\(act.text)")
    }
    #expect(
      Act.type("signIn.password", "correct horse").text
        == #"type signIn.password "correct horse""#)
    #expect(try Act(parsing: "  tap  cart.checkout # go") == .tap("cart.checkout"))
    #expect(try Act(parsing: "card late-declined") == .card(.lateDeclined))
  }

  @Test("what is no act says what to write, and where")
  func noActs() {
    #expect(actError("tap") == LineError(column: 1, "ID is missing: write tap ID"))
    #expect(actError(" type a.b") == LineError(column: 2, "TEXT is missing: write type ID TEXT"))
    #expect(actError("back now") == LineError(column: 6, "a word too many: write back"))
    #expect(actError("confirm maybe") == LineError(column: 9, "write confirm yes|no"))
    #expect(actError("card gold")?.message == "write card ok|declined|funds|late|late-declined")
    #expect(actError("resize 80 zero")?.column == 11)
    #expect(actError("resize 0 24")?.column == 8)
    #expect(actError("resize 80 99999")?.column == 11)
    #expect(actError("tap checkout")?.column == 5)
    #expect(actError("tap checkout")?.message.contains("no id of a control") == true)
    #expect(
      actError("fly away")?.message.hasPrefix("“fly” is no act: tap ID, type ID TEXT") == true)
    #expect(actError("")?.message.hasPrefix("an act is missing") == true)
    #expect(actError("# back")?.message.hasPrefix("an act is missing") == true)
    #expect(actError("TAP a.b") != nil)
  }

  @Test("G1: keys are percent-encoded, so that an id never holds a space or a point of its own")
  func ids() {
    #expect(
      ControlID("cart.line", key: "MUG-NAVY_1", part: "increase").text
        == "cart.line.MUG-NAVY_1.increase")
    #expect(ControlID("cart.line", key: "90.750").text == "cart.line.90%2E750")
    #expect(ControlID("a.b", key: "ü %/\u{1B}").text == "a.b.%C3%BC%20%25%2F%1B")
    #expect(ControlID("a.b", key: "ü %/\u{1B}", part: "c").isWellFormed)
    for good in ["a.b", "a.b.c", "a.b.c.d", "signIn.e-mail_1", "a.b.%C3%BC"] {
      #expect(ControlID(good).isWellFormed, "\(good)")
    }
    for bad in [
      "", "a", "a.", ".b", "a..b", "a.b.c.d.e", "a b.c", "a.ü", "a.b.%", "a.b.%2", "a.b.%2g",
      "a.b.%2e", "a.b\n", "a.b.%%41",
    ] {
      #expect(!ControlID(bad).isWellFormed, "\(bad)")
    }
  }

  @Test("G1: different keys make different ids")
  func distinctIDs() {
    let keys = ["a", "A", "a.b", "a%2Eb", "a b", "", "é", "e\u{301}", "-", "_"]
    #expect(Set(keys.map { ControlID("x.y", key: $0).text }).count == keys.count)
  }
}
