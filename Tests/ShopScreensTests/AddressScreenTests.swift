import ShopModel
import ShopScreens
import Testing
import TextUI

struct AddressScreenTests {
  private func form(
    _ region: Region = .unitedKingdom, _ address: Address = Samples.ada
  ) -> Content<AddressScreen.Event> {
    AddressScreen.content(.form(region, address, problems: []))
  }

  @Test("H0, H2: the form of a region without states, as it is filled in, and the way out")
  func filled() {
    let content = form()
    #expect(
      ScreenText.lines(content) == [
        "# Delivery address", "[checkout.cancel] Cancel", "--",
        "[address.name] Name = “Ada Lovelace”",
        "[address.street] Street and number = “12 St James's Square”",
        "[address.city] City = “London”", "[address.postcode] Postcode = “SW1Y 4JH” (SW1A 1AA)",
        "Country: United Kingdom", "--", "[address.submit] Continue",
      ])
    #expect(content.focus == nil)
    #expect(content.faults == [])
  }

  @Test("H2, M7: in the United States there is a state as well")
  func state() {
    let content = form(.unitedStates, Address(state: "TX"))
    #expect(
      ScreenText.lines(content).dropFirst(3) == [
        "[address.name] Name = “”", "[address.street] Street and number = “”",
        "[address.city] City = “”", "[address.state] State = “TX” (TX)",
        "[address.postcode] Postcode = “” (78701)", "Country: United States", "--",
        "[address.submit] Continue",
      ])
  }

  @Test("H2: errors stand at their fields, and the first of them wants the focus")
  func problems() {
    let address = Address(name: "Ada", street: " ", city: "London", postcode: "1")
    let content = AddressScreen.content(
      .form(.unitedKingdom, address, problems: address.problems(in: .unitedKingdom)))
    #expect(
      ScreenText.lines(content)[3...6] == [
        "[address.name] Name = “Ada”",
        "[address.street] Street and number = “ ” — error: Type a street and a number",
        "[address.city] City = “London”",
        "[address.postcode] Postcode = “1” (SW1A 1AA) — error: "
          + "Type a postcode such as SW1A 1AA",
      ])
    #expect(content.focus == "address.street")
  }

  @Test("H2: what is typed is told with its field")
  func events() {
    let content = form(.unitedStates)
    for field in AddressProblem.Field.allCases {
      #expect(content.event(AddressScreen.field(field), text: "x") == .typed(field, "x"))
    }
    #expect(content.event("address.submit") == .submitTapped)
    #expect(content.event("checkout.cancel") == .cancelTapped)
  }

  @Test("G4, V9: what the checkout begins with is loaded; a failure has its reason and Retry")
  func loading() {
    #expect(
      ScreenText.lines(AddressScreen.content(.loading)) == [
        "# Delivery address", "[checkout.cancel] Cancel", "--", "(progress) Opening the checkout…",
      ])
    let failed = AddressScreen.content(.failed("The shop cannot be reached"))
    #expect(
      ScreenText.lines(failed).suffix(3) == [
        "--", "(failure) The shop cannot be reached", "[address.retry] Retry",
      ])
    #expect(failed.event("address.retry") == .retryTapped)
  }
}
