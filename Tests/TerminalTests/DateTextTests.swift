import Foundation
import Terminal
import Testing

nonisolated struct DateTextTests {
  @Test("G11: a date is read whole, in UTC, whatever the machine's place")
  func reads() {
    #expect(DateText.parse("2026-01-02T14:05:00Z")?.timeIntervalSince1970 == 1_767_362_700)
    #expect(DateText.parse("2026-01-02T14:05Z")?.timeIntervalSince1970 == 1_767_362_700)
    #expect(DateText.parse("1970-01-01T00:00:59Z")?.timeIntervalSince1970 == 59)
    #expect(DateText.parse("2024-02-29T23:59:59Z") != nil)
  }

  @Test(
    "Anything else is no date",
    arguments: [
      "", "2026-01-02", "2026-01-02T14:05:00", "2026-13-02T14:05:00Z", "2025-02-29T00:00:00Z",
      "2026-01-02T24:00:00Z", "2026-01-02T14:60:00Z", "2026-01-02T14:05:60Z",
      "2026-01-02T14:05:00+01:00", "2026-01-02T14:05:00ZZ", " 2026-01-02T14:05:00Z",
      "2026-01-02T1:05:00Z", "2026-01-02T14:05:0٣Z", "2026-01-02T14:05:00.5Z",
    ])
  func refuses(text: String) {
    #expect(DateText.parse(text) == nil)
  }

  @Test("What is written is read back", arguments: [0, 951_827_696, 1_767_362_700, 4_102_444_799])
  func both(seconds: Int) {
    let date = Date(timeIntervalSince1970: Double(seconds))
    #expect(DateText.parse(DateText.text(date)) == date)
  }
}
