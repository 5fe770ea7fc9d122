import Testing

@testable import Scenarios

struct ImportTests {
  @Test("I7, W2: a catalogue is imported between two launches, and what somebody has stays")
  func importAnew() async {
    let failure = await play(
      """
      scenario Another season
      > tap shop.item.mug
      > tap detail.add
      ! advance 1h
      ! hold cart.change
      > tap detail.add
      ! import order
      < title Shop
      < calls session.read catalog.page
      < not Mug
      < tabs *Shop Cart(1)
      ! import shipped
      < sees "Mug"
      < tabs *Shop Cart(1)
      """)
    #expect(failure?.report == nil)
  }

  @Test("I7: of half the catalogue every second product is no longer sold")
  func half() async {
    let failure = await play(
      """
      scenario Fewer
      < sees "Mug"
      < sees "Lamp"
      ! import half
      < sees "Mug"
      < not "Lamp"
      ! import shipped
      < sees "Lamp"
      """)
    #expect(failure?.report == nil)
  }

  @Test("What cannot be imported is told at its line, and the shop has what it had")
  func missing() async {
    let failure = await play("scenario A\n! import sofa\n< title Shop")
    #expect(failure?.line == 2)
    #expect(
      failure?.mismatch.message
        == "there is no sofa.csv in a Fixtures folder beside or above the scenario")
  }
}
