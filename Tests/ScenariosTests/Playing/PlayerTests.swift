import Foundation
import Testing
import TextUI

@testable import Scenarios

/// What the player does with a storefront that is in order.
struct PlayerTests {
  @Test(
    "A scenario whose every line holds passes, at both paces of the window",
    arguments: [Window.Pace.immediate, .stepped])
  func passes(pace: Window.Pace) async {
    let failure = await play(
      """
      scenario  Everything
      given     cart MUG-NAVY 2
      < title "Shop"
      < calls session.read catalog.page
      < tabs *Shop Cart(2)
      < depth 1
      ! mark before
      > tap shop.item.mug
      < title Mug
      < depth 2
      < sees "fine thing"
      < calls
      >> tap detail.add ; tap detail.add
      < tabs *Shop Cart(4)
      < calls cart.change cart.change
      < focus detail.add
      > back
      < live before
      > tap shop.off
      < unchanged
      < calls
      < control shop.off disabled label Off
      > back
      < unchanged
      > tab cart
      < total £48.00
      > tap cart.clear
      < modal "Clear the cart?"
      > confirm no
      < modal
      < total £48.00
      > tap cart.clear
      > confirm yes
      < tabs Shop *Cart
      > open arcade://nowhere
      < notice "The link cannot be opened: there is no place called nowhere"
      > tab shop
      > scroll shop.item.mug
      < top shop.item.mug
      repeat 3
        > tap shop.item.mug
        < title Mug
        > back
      end
      """, pace: pace)
    #expect(failure?.report == nil)
  }

  @Test(
    "The player counts the acts of all that it plays, those of a block each time, and of a failure")
  func actCount() async throws {
    let player = ScenarioPlayer(
      ScenarioPlayer.Settings(
        storefront: SmallStorefront.self, shippedCatalogue: Array(smallCatalogue.utf8)))
    #expect(player.actCount == 0)
    func scenario(_ body: String) throws -> Scenario {
      try Scenario(path: "Tests/Scenarios/a.scenario", bytes: Array("scenario A\n\(body)".utf8))
    }
    try await player.play(
      try scenario(
        "repeat 3\n> tap shop.item.mug\n> back\nend\n>> tap shop.item.mug ; back\n< title Mug"))
    #expect(player.actCount == 8)
    await #expect(throws: ScenarioFailure.self) {
      try await player.play(try scenario("> tab cart\n< title Shop\n> tab shop"))
    }
    #expect(player.actCount == 9)
  }

  @Test("The clock moves as it is told, from one thing that is due to the next")
  func advance() async {
    let failure = await play(
      """
      scenario A search waits
      > type shop.search mug
      < calls
      ! advance 299ms
      < calls
      ! advance 1ms
      < calls catalog.page
      < not Lamp
      """)
    #expect(failure?.report == nil)
  }

  @Test("Calls are those since the last act or world line; a check in between counts as neither")
  func calls() async {
    let failure = await play(
      """
      scenario Calls
      > tap shop.reload
      < calls catalog.page
      < title Shop
      < calls catalog.page
      ! mark m
      < calls
      > type shop.search mug
      ! advance 300ms
      < calls catalog.page
      ! relaunch
      < calls session.read catalog.page
      < live m
      """)
    #expect(failure?.report == nil)
  }

  @Test("Two things that are due in one advance find what the one before has brought about")
  func advanceInSteps() async {
    let failure = await play(
      """
      scenario Late twice
      ! delay catalog.page 1s
      > type shop.search mug
      ! advance 2s
      < calls catalog.page
      < not Lamp
      < not Loading
      """, pace: .stepped)
    #expect(failure?.report == nil)
  }

  @Test("Another hand's change is told, a silent one is found out later")
  func otherHand() async {
    let failure = await play(
      """
      scenario Prices
      given cart MUG-NAVY
      > tab cart
      ! set price MUG-NAVY 13.50
      < total £13.50
      ! set stock MUG-NAVY 1
      ! set price MUG-NAVY 15.00 silently
      < total £13.50
      > tap cart.line.MUG-NAVY.increase
      < total £15.00
      """)
    #expect(failure?.report == nil)
  }

  @Test("A call can fail, be late, be held before its work and after it, and be let go by number")
  func script() async {
    let failure = await play(
      """
      scenario Calls go wrong
      ! fail catalog.page offline
      > tap shop.reload
      < sees "The shop cannot be reached"
      > tap shop.retry
      < not "The shop cannot be reached"
      ! delay catalog.page 2s
      > tap shop.reload
      < sees Loading
      ! advance 2s
      < not Loading
      ! delay catalog.page 0s
      ! hold cart.change
      > tap shop.item.mug
      > tap detail.add
      > tap detail.add
      < tabs *Shop Cart
      ! release cart.change #2
      < tabs *Shop Cart(1)
      ! release cart.change
      < tabs *Shop Cart(2)
      ! hold cart.change reply
      > tap detail.add
      < tabs *Shop Cart(3)
      ! release cart.change
      ! hold catalog.page
      > back
      > tap shop.reload
      > tap shop.reload
      ! release catalog.page #1
      < sees Loading
      ! release catalog.page
      < not Loading
      """)
    #expect(failure?.report == nil)
  }

  @Test("G6: a call that changes the shop is done on its release, whoever has gone")
  func shielded() async {
    let failure = await play(
      """
      scenario Its caller has gone
      ! hold cart.change
      > tap shop.item.mug
      > tap detail.add
      > back
      < tabs *Shop Cart
      ! release cart.change
      < tabs *Shop Cart(1)
      """)
    #expect(failure?.report == nil)
  }

  @Test("W1: what is in the database survives a relaunch, and the time goes on")
  func relaunch() async {
    let failure = await play(
      """
      scenario Again
      > tap shop.item.mug
      > tap detail.add
      ! advance 1h
      ! hold cart.change
      > tap detail.add
      ! relaunch
      < title Shop
      < tabs *Shop Cart(1)
      < calls session.read catalog.page
      """)
    #expect(failure?.report == nil)
  }

  @Test("L1: what is said of calls to come still holds after a relaunch; what was held is lost")
  func worldGoesOn() async {
    let failure = await play(
      """
      scenario Again
      ! hold catalog.page
      > tap shop.reload
      ! fail session.read offline
      ! relaunch
      < title Opening
      < calls session.read
      ! relaunch
      < title Shop
      < sees Loading
      ! release catalog.page #1
      < sees Lamp
      """)
    #expect(failure?.report == nil)
  }

  @Test("Accounts, coupons, orders and carts are given, and what the shop keeps of them is checked")
  func given() async {
    let failure = await play(
      """
      scenario Given
      given coupon TEN percent 10 category other until 2026-12-31
      given account ada@example.com "correct horse"
      given account bob@example.com "wrong horse!"
      given signed in ada@example.com
      given order MUG-NAVY 2
      given cart MUG-NAVY 3
      < tabs *Shop Cart(3)
      < orders 1
      < charges 1
      < status 1001 Placed
      < sees "Mug"
      ! ship 1001
      < status 1001 Sent
      """)
    #expect(failure?.report == nil)
    let guest = await play(
      """
      scenario A guest's cart, and an account's
      given account ada@example.com "correct horse"
      given signed in ada@example.com
      given cart MUG-NAVY 3
      given saved mug
      given signed out
      given cart MUG-WHITE 1
      < tabs *Shop Cart(1)
      < charges 0
      """)
    #expect(guest?.report == nil)
  }

  @Test("A kill leaves what was written by then, and nothing later")
  func kill() async {
    let failure = await play(
      """
      scenario Killed
      given cart MUG-NAVY 3
      > tap shop.item.mug
      ! kill at write 2
      > tap detail.add
      < tabs *Shop Cart(4)
      < title Mug
      >> tap detail.add ; tap detail.add
      < tabs *Shop Cart(5)
      < title Shop
      < depth 1
      """)
    #expect(failure?.report == nil)
  }

  @Test("What a released call answers comes after the act that follows without a wait")
  func actsAcrossRelease() async throws {
    let failure = await play(
      """
      scenario Let go in between
      ! hold catalog.page
      ! relaunch
      >> release catalog.page ; tap shop.item.mug
      < depth 1
      < control shop.item.mug
      ! hold cart.change
      > tap shop.item.mug
      >> tap detail.add ; release cart.change #1 ; tap detail.add
      < tabs *Shop Cart(1)
      < calls cart.change cart.change
      >> tap detail.add ; release cart.change
      < tabs *Shop Cart(3)
      """)
    #expect(failure?.report == nil)
    let refused = await play("scenario A\n>> tap shop.item.mug ; release cart.change\n< depth 1")
    #expect(refused?.mismatch.message.hasPrefix("cart.change is not held") == true)
  }

  @Test("The folder of a scenario is gone after it, passed or failed, with those of its kills")
  func cleansUp() async throws {
    let scratch = NSTemporaryDirectory() + "/arcade-cleans-up-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let steps = "! kill at write 1\n> tap shop.item.mug\n> tap detail.add\n! relaunch\n"
    let passed = await play("scenario A\n\(steps)< title Shop", scratch: scratch)
    let failed = await play("scenario A\n\(steps)< title Cart", scratch: scratch)
    #expect(passed == nil)
    #expect(failed?.line == 6)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch) == [])
  }

  @Test("The same scenario can be played twice at the same time")
  func sideBySide() async {
    let text = "scenario A\n> tap shop.item.mug\n> tap detail.add\n< tabs *Shop Cart(1)"
    async let one = play(text)
    async let other = play(text)
    #expect(await one?.report == nil)
    #expect(await other?.report == nil)
  }
}
