import ShopModel
import Testing

@Suite("Addresses")
struct AddressTests {
  @Test(
    "H2, M7: postcodes by country, in their own form",
    arguments: [
      (Region.unitedKingdom, "sw1a1aa", "SW1A 1AA"), (.unitedKingdom, " M1  1ae ", "M1 1AE"),
      (.unitedKingdom, "CR2 6XH", "CR2 6XH"), (.unitedKingdom, "DN551PT", "DN55 1PT"),
      (.unitedKingdom, "W1P 1HQ", "W1P 1HQ"), (.unitedKingdom, "B33 8TH", "B33 8TH"),
      (.unitedKingdom, "gir 0aa", "GIR 0AA"), (.unitedStates, "78701", "78701"),
      (.unitedStates, "787011234", "78701-1234"), (.unitedStates, "78701-1234", "78701-1234"),
      (.germany, "10115", "10115"), (.germany, "01067", "01067"), (.japan, "1000001", "100-0001"),
      (.japan, "〒100-0001", "100-0001"),
    ])
  func postcodes(region: Region, text: String, normalized: String) {
    #expect(Postcode.normalized(text, in: region) == normalized)
    #expect(Postcode.normalized(normalized, in: region) == normalized)
  }

  @Test(
    "H2: what is no postcode of the country is refused",
    arguments: [
      (Region.unitedKingdom, "SW1A"), (.unitedKingdom, "1AA SW1"), (.unitedKingdom, "AAA 1AA"),
      (.unitedKingdom, "SW1A 1A1"), (.unitedKingdom, "78701"), (.unitedKingdom, "ÄB1 1AA"),
      (.unitedKingdom, ""), (.unitedStates, "7870"), (.unitedStates, "787011"),
      (.unitedStates, "7870A"), (.germany, "1011"), (.germany, "101155"), (.germany, "00999"),
      (.germany, "1011x"), (.japan, "100001"), (.japan, "10000012"), (.japan, "１００000１"),
      (.unitedStates, "７８７０１"),
    ])
  func noPostcodes(region: Region, text: String) {
    #expect(Postcode.normalized(text, in: region) == nil)
  }

  @Test("H2: the example of each country is one of its postcodes", arguments: Region.allCases)
  func examples(region: Region) {
    #expect(Postcode.normalized(Postcode.example(region), in: region) == Postcode.example(region))
  }

  @Test("H2: errors stand at their fields, in the form's order; a state in US only")
  func problems() {
    #expect(
      Address().problems(in: .unitedKingdom).map { "\($0.field): \($0.text)" } == [
        "name: Type a name", "street: Type a street and a number", "city: Type a city",
        "postcode: Type a postcode",
      ])
    #expect(
      Address().problems(in: .unitedStates).map(\.field) == [
        .name, .street, .city, .state, .postcode,
      ])
    let wrong = Address(
      name: " ", street: "1 Main St", city: String(repeating: "x", count: 101), state: "Tejas",
      postcode: "x")
    #expect(
      wrong.problems(in: .unitedStates).map(\.text) == [
        "Type a name", "At most 100 characters", "Type a state's two letters, such as TX",
        "Type a postcode such as 78701",
      ])
    let right = Address(
      name: "Ada", street: "1 Main St", city: "Austin", state: "tx", postcode: "78701")
    #expect(right.problems(in: .unitedStates) == [])
  }

  @Test("H2: an address is kept trimmed, on one line each, in its country's form")
  func normalized() {
    let typed = Address(
      name: " Ada\nLovelace ", street: "1  Main St", city: "Austin ", state: "texas",
      postcode: "787011234")
    #expect(
      typed.normalized(in: .unitedStates)
        == Address(
          name: "Ada Lovelace", street: "1 Main St", city: "Austin", state: "TX",
          postcode: "78701-1234"))
    #expect(typed.normalized(in: .germany).state == "")
    #expect(typed.normalized(in: .germany).postcode == "787011234")
  }

  @Test("H5, O1: a label has its lines in the country's order")
  func labels() {
    let address = Address(name: "Ada", street: "1 Main", city: "Town", state: "TX", postcode: "P")
    #expect(
      Region.allCases.map { address.lines(in: $0).joined(separator: "|") } == [
        "Ada|1 Main|Town|P|United Kingdom", "Ada|1 Main|Town, TX P|United States",
        "Ada|1 Main|P Town|Germany", "Ada|1 Main|Town P|Japan",
      ])
  }
}
