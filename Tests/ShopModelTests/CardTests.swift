import Foundation
import ShopModel
import Testing

@Suite("Cards and secrets")
struct CardTests {
  private func problem(_ number: String) -> String? {
    do throws(CardProblem) {
      _ = try CardNumber.summary(Secret(number))
      return nil
    } catch {
      return error.text
    }
  }

  @Test("H4: a secret is ••• in every description, dump, mirror and JSON")
  func secret() throws {
    let secret = Secret("hunter22")
    struct Form: Codable { var password: Secret }
    var dumped = ""
    dump(["password": secret], to: &dumped)
    let texts = [
      secret.description, secret.debugDescription, "\(secret)", String(reflecting: secret),
      String(describing: Secret?.some(secret)), dumped, "\(Form(password: secret))",
      String(reflecting: Form(password: secret)),
      String(decoding: try JSONEncoder().encode(Form(password: secret)), as: UTF8.self),
      String(describing: Mirror(reflecting: secret)), secret.fieldText,
    ]
    #expect(texts.allSatisfy { !$0.contains("hunter") })
    #expect(secret.description == "•••")
    #expect(secret.debugDescription == "•••")
    #expect(Mirror(reflecting: secret).children.isEmpty)
    #expect(
      String(decoding: try JSONEncoder().encode([secret]), as: UTF8.self) == "[\"•••\"]")
    #expect(secret.reveal() == "hunter22")
    #expect(
      try JSONDecoder().decode([Secret].self, from: Data("[\"x\"]".utf8)).map { $0.reveal() }
        == ["x"])
  }

  @Test("H4: a field shows ••• however long the secret is, and nothing for none")
  func fieldText() {
    #expect(Secret("").fieldText == "")
    #expect(Secret("a").fieldText == "•••")
    #expect(Secret("a").isEmpty == false)
    #expect(Secret(String(repeating: "a", count: 50)).fieldText == "•••")
  }

  @Test(
    "H4: every digit but the last four is •, grouped 4-4-4-4 or 4-6-5, also while typing",
    arguments: [
      ("", ""), ("4", "4"), ("4242", "4242"), ("42424", "•242 4"), ("4242 4242", "•••• 4242"),
      ("4242424242424242", "•••• •••• •••• 4242"), ("4242-4242-4242-4242", "•••• •••• •••• 4242"),
      ("42424242424242421", "•••• •••• •••• •242 1"), ("37828", "•782 8"),
      ("378282246310005", "•••• •••••• •0005"), ("3782822463100057", "•••• •••••• ••005 7"),
      ("12ab", "12••"), ("４２", "••"),
    ])
  func masking(typed: String, shown: String) {
    #expect(CardNumber.masked(Secret(typed)) == shown)
  }

  @Test(
    "H4: brands are told by the number, with their lengths and codes",
    arguments: [
      ("4242424242424242", CardBrand.visa), ("5555555555554444", .mastercard),
      ("2223003122003222", .mastercard), ("2720990000000007", .mastercard),
      ("378282246310005", .americanExpress), ("341111111111111", .americanExpress),
      ("6011111111111117", .discover), ("6511111111111112", .discover),
      ("3530111333300000", .jcb), ("9999999999999995", .other),
    ])
  func brands(number: String, brand: CardBrand) throws {
    let summary = try CardNumber.summary(Secret(number))
    #expect(summary.brand == brand)
    #expect(summary.lastFour == number.suffix(4))
    #expect(brand.codeLength == (brand == .americanExpress ? 4 : 3))
    #expect(brand.length == number.count)
  }

  @Test("H4: a number that is none is refused, without being told")
  func refusedNumbers() {
    #expect(problem("") == "Type the card's number")
    #expect(problem("  ") == "Type the card's number")
    #expect(problem("4242 4242 4242 424x") == "A card's number has digits only")
    #expect(problem("4242 4242 4242 424２") == "A card's number has digits only")
    #expect(problem("4242 4242 4242 424") == "A number of this kind has 16 digits")
    #expect(problem("4242 4242 4242 4242 4") == "A number of this kind has 16 digits")
    #expect(problem("3782 822463 1000") == "A number of this kind has 15 digits")
    #expect(
      problem("4242 4242 4242 4241") == "This is not a card's number: is a digit wrong?")
    #expect(problem("4242 4242 4242 4242") == nil)
  }

  @Test("H4: Luhn finds any one wrong digit")
  func luhn() {
    let digits = Array("4242424242424242")
    for position in digits.indices {
      for wrong in "0123456789" where wrong != digits[position] && position > 0 {
        var number = digits
        number[position] = wrong
        #expect(problem(String(number)) != nil)
      }
    }
  }

  @Test("H4: a card is valid through the last day of its expiry, UTC")
  func expiry() throws {
    let expiry = try #require(CardExpiry(month: 2, year: 2_028))
    #expect(!expiry.isOver(on: try day("2028-02-29")))
    #expect(expiry.isOver(on: try day("2028-03-01")))
    #expect(!expiry.isOver(on: try day("2027-12-31")))
    #expect(expiry.isOver(on: try day("2029-01-01")))
    #expect(expiry.description == "02/28")
  }

  @Test(
    "H4: an expiry is typed as MM/YY or MM/YYYY",
    arguments: ["02/28", "2/28", "02/2028", " 02 / 28 "])
  func typedExpiry(text: String) throws {
    #expect(try CardExpiry(parsing: text) == CardExpiry(month: 2, year: 2_028))
  }

  @Test(
    "H4: any other expiry is refused",
    arguments: [
      "13/28", "00/28", "0228", "02-28", "02/8", "02/28/1", "/28", "02/", "2/228", "０2/28",
    ])
  func refusedExpiry(text: String) {
    let problem = #expect(throws: CardProblem.self) { try CardExpiry(parsing: text) }
    #expect(problem == CardProblem(.expiry, "Type the expiry as MM/YY"))
  }

  @Test("H4: every field that is wrong is told, in the form's order")
  func problems() throws {
    let today = try day("2026-01-02")
    let empty = #expect(throws: CardProblems.self) {
      try Card(number: Secret(""), expiry: " ", code: Secret(""), today: today)
    }
    #expect(
      empty?.all.map(\.text) == [
        "Type the card's number", "Type the expiry", "Type the card's code",
      ])
    let wrong = #expect(throws: CardProblems.self) {
      try Card(
        number: Secret("378282246310005"), expiry: "12/25", code: Secret("123"), today: today)
    }
    #expect(wrong?.all.map(\.field) == [.expiry, .code])
    #expect(wrong?.text(.expiry) == "The card was valid until 12/25")
    #expect(wrong?.text(.code) == "The code has 4 digits")
    #expect(wrong?.text(.number) == nil)
    for code in ["12", "1234", "12a", "１２３"] {
      let problems = #expect(throws: CardProblems.self) {
        try Card(
          number: Secret("4242424242424242"), expiry: "12/26", code: Secret(code), today: today)
      }
      #expect(problems?.all == [CardProblem(.code, "The code has 3 digits")])
    }
  }

  @Test("H4: of a card only brand and last four are told")
  func card() throws {
    let card = try Card(
      number: Secret("4242 4242 4242 4242"), expiry: "01/26", code: Secret(" 123 "),
      today: try day("2026-01-31"))
    #expect(card.summary == CardSummary(brand: .visa, lastFour: "4242"))
    #expect(card.summary.description == "Visa •••• 4242")
    #expect(card.number.reveal() == "4242424242424242")
    #expect(card.code.reveal() == "123")
    #expect(!"\(card)".contains("123"))
    #expect(!"\(card)".contains("42424"))
  }

  @Test(
    "H10: each card of the gateway is a card, and known by its number",
    arguments: SampleCard.allCases)
  func sampleCards(card: SampleCard) throws {
    #expect(try CardNumber.summary(Secret(card.number)).brand == .visa)
    #expect(SampleCard(number: Secret(card.number.replacing(" ", with: ""))) == card)
  }

  @Test("H10: the cards are those of the contract, under the scenarios' names")
  func sampleNumbers() {
    #expect(
      SampleCard.allCases.map { "\($0.rawValue) \($0.number)" } == [
        "ok 4242 4242 4242 4242", "declined 4000 0000 0000 0002", "funds 4000 0000 0000 9995",
        "late 4000 0000 0000 3220", "late-declined 4000 0000 0000 0119",
      ])
    #expect(SampleCard(number: Secret("5555555555554444")) == nil)
  }
}
