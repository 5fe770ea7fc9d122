import Foundation
import ShopModel
import Testing

@Suite("Numbers, dates and folded names")
struct FormatTests {
  @Test("G11: numbers are grouped by three")
  func numbers() {
    let numbers = [0, 999, 1_000, 12_345, -1_000_000, -12, .min]
    #expect(
      numbers.map(Format.number) == [
        "0", "999", "1,000", "12,345", "−1,000,000", "−12", "−9,223,372,036,854,775,808",
      ])
    #expect(Format.count(1, "line") == "1 line")
    #expect(Format.count(0, "line") == "0 lines")
    #expect(Format.count(2_000, "entry", "entries") == "2,000 entries")
  }

  @Test(
    "G11: a moment is printed in UTC, to the minute",
    arguments: [
      (1_767_362_700, "2 Jan 2026 14:05"), (0, "1 Jan 1970 00:00"),
      (-1, "31 Dec 1969 23:59"), (1_709_251_199, "29 Feb 2024 23:59"),
      (951_782_400, "29 Feb 2000 00:00"), (4_107_542_400, "1 Mar 2100 00:00"),
      (4_107_542_399, "28 Feb 2100 23:59"), (-62_135_596_800, "1 Jan 1 00:00"),
      (253_402_300_799, "31 Dec 9999 23:59"),
    ] as [(Int, String)])
  func moments(seconds: Int, text: String) {
    #expect(Format.moment(Date(timeIntervalSince1970: Double(seconds))) == text)
  }

  @Test("G11: a moment beyond the calendar is cut to it, and none is a trap")
  func farMoments() {
    for interval in [Double.infinity, 1e300, 1e15] {
      #expect(Format.moment(Date(timeIntervalSince1970: interval)) == "31 Dec 9999 23:59")
    }
    for interval in [-Double.infinity, -1e300] {
      #expect(Format.moment(Date(timeIntervalSince1970: interval)) == "1 Jan 1 00:00")
    }
    #expect(Format.moment(Date(timeIntervalSince1970: .nan)) == "1 Jan 1970 00:00")
  }

  @Test("G11: every day of eight centuries follows the one before, and is read back")
  func everyDay() throws {
    var before = try day("1599-12-31")
    var wrong: [String] = []
    for number in (before.daysSince1970 + 1)...(before.daysSince1970 + 292_194) {
      let next = Day(Date(timeIntervalSince1970: Double(number) * 86_400 + 43_199))
      let follows =
        next.day == 1
        ? before.day == Day.length(ofMonth: before.month, year: before.year)
        : next.day == before.day + 1 && next.month == before.month
      if !follows || next.daysSince1970 != number || !(before < next) {
        wrong.append(next.description)
      }
      before = next
    }
    #expect(wrong.isEmpty)
    #expect(before.description == "2399-12-31")
  }

  @Test("G11: a day is printed and written, and what is none is refused")
  func days() throws {
    #expect(Format.day(try day("2026-01-02")) == "2 Jan 2026")
    #expect(try day("0099-12-31").description == "0099-12-31")
    #expect(try day("2026-03-01").start == Date(timeIntervalSince1970: 1_772_323_200))
    for text in [
      "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-2", "2026-01-32", "0000-01-01", "", "x",
      "2026-01-02 ", "+026-01-02", "2026-01-0２",
    ] {
      #expect(Day(parsing: text) == nil, "\(text)")
    }
    #expect(Day(year: 2_024, month: 2, day: 29) != nil)
    #expect(Day(year: 2_100, month: 2, day: 29) == nil)
    #expect(Day(year: 2_026, month: 13, day: 1) == nil)
    #expect(Day(year: 2_026, month: .max, day: .min) == nil)
  }

  @Test("G11: a day is kept as a text, and read back")
  func coding() throws {
    let days = [try day("2026-01-02")]
    let data = try JSONEncoder().encode(days)
    #expect(String(decoding: data, as: UTF8.self) == "[\"2026-01-02\"]")
    #expect(try JSONDecoder().decode([Day].self, from: data) == days)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Day].self, from: Data("[\"2026-02-30\"]".utf8))
    }
  }

  @Test(
    "C2: names are folded in case and diacritics, whatever the machine's language",
    arguments: [
      ("Café", "cafe"), ("CAFE\u{301}", "cafe"), ("ÉTAGÈRE", "etagere"), ("Ñandú", "nandu"),
      ("I", "i"), ("İ", "i"), ("Straße", "straße"), ("ΆΛΦΑ", "αλφα"), ("が", "が"), ("茶碗", "茶碗"),
      ("שָׁלוֹם", "שָׁלוֹם"), ("plain", "plain"), ("", ""),
    ])
  func folding(text: String, folded: String) {
    #expect(Folding.fold(text) == folded)
  }

  @Test(
    "I2: an id is the folded name, runs of anything else than letters and digits as one -",
    arguments: [
      ("Tea & Coffee", "tea-coffee"), ("Home", "home"), ("Étagère №1", "etagere-1"),
      ("(Sale)", "-sale-"), ("a--b__c", "a-b-c"), ("2 × 4", "2-4"), ("茶 道具", "茶-道具"),
      ("🎁", "-"), ("כלי בית", "כלי-בית"),
    ])
  func ids(name: String, id: String) {
    #expect(Folding.id(name) == id)
  }
}
