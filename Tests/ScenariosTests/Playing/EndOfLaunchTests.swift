import Testing
import TextUI

@testable import Scenarios

/// The end of a launch takes no time of the world's: the next one begins at the moment at which the
/// one before ended.
@Suite(.serialized)
struct EndOfLaunchTests {
  @Test(
    "What ends with its screen lets no time pass after the end",
    arguments: [Window.Pace.immediate, .stepped])
  func screens(pace: Window.Pace) async {
    let failure = await play(
      """
      scenario A clock that goes on
      > type shop.search x
      < title "Second 0"
      ! advance 2s
      < title "Second 2"
      ! relaunch
      > type shop.search x
      < title "Second 2"
      """, on: TickingStorefront.self, pace: pace)
    #expect(failure?.report == nil)
  }

  @Test(
    "Nor does an answer that is late when its caller has ended",
    arguments: [Window.Pace.immediate, .stepped])
  func lateAnswers(pace: Window.Pace) async {
    let failure = await play(
      """
      scenario A late answer
      ! delay cart.change 7s
      > tap shop.item.mug
      > tap detail.add
      ! relaunch
      < tabs *Shop Cart(1)
      > type shop.search x
      < title "Second 0"
      """, on: TickingStorefront.self, pace: pace)
    #expect(failure?.report == nil)
  }

  @Test(
    "Nor does being killed",
    arguments: [Window.Pace.immediate, .stepped])
  func kills(pace: Window.Pace) async {
    let failure = await play(
      """
      scenario A kill
      ! delay cart.change 7s
      > tap shop.item.mug
      ! advance 1s
      ! kill at write 1
      > tap detail.add
      < tabs *Shop Cart(1)
      > type shop.search x
      < title "Second 1"
      """, on: TickingStorefront.self, pace: pace)
    #expect(failure?.report == nil)
  }
}
