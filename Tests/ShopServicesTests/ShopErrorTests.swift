import ShopServices
import Testing

/// Every reason has one text.
struct ShopErrorTests {
  @Test("V20: every reason for a failure has its own text")
  func texts() {
    let reasons: [ShopError] = [.offline, .timeout, .refused, .damaged, .inUse, .cancelled]
    #expect(Set(reasons.map(\.text)).count == reasons.count)
    #expect(reasons.allSatisfy { !$0.text.isEmpty })
  }

  @Test("W2: a database in use says so, an unusable one says its own text")
  func database() {
    #expect(ShopError.inUse.text == "The database is in use")
    #expect(ShopError.unusable("The disk is full: x").text == "The disk is full: x")
  }
}
