import ShopModel
import ShopScreens
import Testing
import TextUI

struct DeliveryScreenTests {
  @Test("H3: every way of sending with its price and its days, one of them chosen")
  func options() {
    let content = DeliveryScreen.content(
      .loaded([Samples.standard, Samples.express], chosen: Samples.express))
    #expect(
      ScreenText.lines(content) == [
        "# Delivery", "[checkout.cancel] Cancel", "--", "Standard · £3.95 · 3–5 days",
        "Express · £7.95 · 1 day", "[delivery.option] Send it by = Standard / *Express", "--",
        "[delivery.submit] Continue",
      ])
    #expect(content.event("delivery.option", option: 0) == .optionChosen(Samples.standard))
    #expect(content.event("delivery.submit") == .submitTapped)
    #expect(content.event("checkout.cancel") == .cancelTapped)
    #expect(content.faults == [])
  }

  @Test("H3: where nothing can be sent it says so, and nothing goes on")
  func none() {
    #expect(
      ScreenText.lines(DeliveryScreen.content(.loaded([], chosen: nil))) == [
        "# Delivery", "[checkout.cancel] Cancel", "--",
        "(empty) We cannot send this to that address: "
          + "It may be too heavy: less in the cart can be sent",
      ])
  }

  @Test("G4: ways of sending that are loaded say so; a failure has its reason and Retry")
  func loading() {
    #expect(
      ScreenText.lines(DeliveryScreen.content(.loading)).last
        == "(progress) Looking for ways to send it…")
    let failed = DeliveryScreen.content(.failed("No luck"))
    #expect(
      ScreenText.lines(failed).suffix(2) == ["(failure) No luck", "[delivery.retry] Retry"])
    #expect(failed.event("delivery.retry") == .retryTapped)
  }
}
