import ShopModel
import ShopServices
import TextUI

extension WorldEvent {
  private nonisolated static let verbs = [
    "advance", "set", "fail", "delay", "hold", "release", "lose", "ship", "relaunch", "import",
    "kill",
    "mark",
  ]

  /// Reads the words after `!`.
  nonisolated init(_ words: inout LineWords) throws(LineError) {
    let verb = try words.next("what happens")
    switch verb {
    case "advance": self = .advance(try words.duration())
    case "set": self = try Self.setting(&words)
    case "fail":
      self = .fail(try words.service(), try words.oneOf("reason", FailureReason.self).error)
    case "delay": self = .delay(try words.service(), try words.duration())
    case "hold":
      let service = try words.service()
      self =
        words.skip("both")
        ? .holdBoth(service) : .hold(service, words.skip("reply") ? .reply : .request)
    case "release": self = .release(try words.service(), number: try words.heldNumber())
    case "relaunch": self = .relaunch
    case "import": self = .importCatalogue(try GivenCatalogue(&words))
    case "kill":
      guard words.skip("at"), words.skip("write") else {
        throw words.error("write kill at write, and the number of the write")
      }
      self = .killAtWrite(try words.number("the write's number", in: 1...10_000))
    case "mark": self = .mark(try words.next("the mark's name"))
    case "lose":
      guard words.skip("charge") else { throw words.error("write lose charge") }
      self = .loseCharge
    case "ship": self = .ship(try words.number("the order's number", in: 1...999_999))
    default: throw words.unknown("thing that happens", verb, Self.verbs)
    }
  }

  private nonisolated static func setting(
    _ words: inout LineWords
  ) throws(LineError) -> WorldEvent {
    switch try words.next("price or stock") {
    case "price":
      let sku = SKU(try words.next("a SKU"))
      let price = try words.next("a price")
      return .setPrice(sku, price, silently: words.skip("silently"))
    case "stock":
      let sku = SKU(try words.next("a SKU"))
      let stock = try words.number("the stock", in: 0...999_999)
      return .setStock(sku, stock, silently: words.skip("silently"))
    case let word: throw words.unknown("thing that can be set", word, ["price", "stock"])
    }
  }
}

extension LineWords {
  /// The next word as the name of a call.
  nonisolated mutating func service() throws(LineError) -> ServiceName {
    let word = try next("the name of a call")
    if let service = ServiceName(rawValue: word) { return service }
    throw unknown("call of the shop", word, ServiceName.allCases.map(\.rawValue))
  }

  /// `#n`, if it stands there.
  fileprivate nonisolated mutating func heldNumber() throws(LineError) -> Int? {
    guard !isAtEnd else { return nil }
    let word = try next("a number")
    guard word.hasPrefix("#"), let number = Int(word.dropFirst()), number > 0 else {
      throw error("\(Words.quote(word)) is no number of a held call: write #1")
    }
    return number
  }
}
