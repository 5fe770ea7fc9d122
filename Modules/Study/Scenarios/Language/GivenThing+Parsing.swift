import ShopModel
import TextUI

extension GivenThing.Kind {
  /// The words that such a line can begin with.
  nonisolated static let words = ["account", "signed", "coupon", "cart", "saved", "order"]

  /// Reads the words after `given`, of which the first was `word`.
  nonisolated init(_ word: String, _ words: inout LineWords) throws(LineError) {
    switch word {
    case "account":
      self = .account(
        email: try words.next("an e-mail address"), password: try words.next("a password"))
    case "signed":
      switch try words.next("in or out") {
      case "in": self = .signedIn(email: try words.next("an e-mail address"))
      case "out": self = .signedOut
      case let other: throw words.unknown("way to be signed", other, ["in", "out"])
      }
    case "coupon": self = .coupon(try GivenCoupon(&words))
    case "cart": self = .cart(SKU(try words.next("a SKU")), try words.quantity())
    case "saved": self = .saved(Handle(try words.next("a product's handle")))
    case "order": self = .order(SKU(try words.next("a SKU")), try words.quantity())
    default: throw words.unknown("thing that can be given", word, Self.words)
    }
  }

  /// Whether it belongs to somebody, so that accounts have to be there before.
  nonisolated var isSomebodys: Bool {
    switch self {
    case .account, .coupon: false
    case .signedIn, .signedOut, .cart, .saved, .order: true
    }
  }
}

extension GivenCoupon {
  /// Reads `CODE percent 10`, `CODE amount 5.00` or `CODE free-delivery`, and its conditions.
  fileprivate nonisolated init(_ words: inout LineWords) throws(LineError) {
    let code = try words.next("a code")
    switch try words.next("what it takes off") {
    case "percent":
      self.init(code: code, kind: .percent(try words.number("the percentage", in: 1...100)))
    case "amount": self.init(code: code, kind: .amount(try words.next("an amount")))
    case "free-delivery": self.init(code: code, kind: .freeDelivery)
    case let word: throw words.unknown("kind", word, ["percent", "amount", "free-delivery"])
    }
    while !words.isAtEnd {
      switch try words.next("a condition") {
      case "minimum": minimum = try words.next("an amount")
      case "category": category = try words.next("a category's id")
      case "from": firstDay = try words.day()
      case "until": lastDay = try words.day()
      case let word:
        throw words.unknown("condition", word, ["minimum", "category", "from", "until"])
      }
    }
  }
}

extension LineWords {
  /// How many, if it is said; else one.
  fileprivate nonisolated mutating func quantity() throws(LineError) -> Int {
    isAtEnd ? 1 : try number("the quantity", in: 1...9_999)
  }

  /// The next word as a day, such as `2026-01-02`.
  fileprivate nonisolated mutating func day() throws(LineError) -> Day {
    let word = try next("a day")
    guard let day = Day(parsing: word) else {
      throw error("\(Words.quote(word)) is no day: write 2026-01-02")
    }
    return day
  }
}
