import StorefrontInterface
import Testing

@testable import Scenarios

/// What the player says of a scenario, or a storefront, that is not in order.
struct PlayerFailureTests {
  /// The body of a scenario that fails, the line that it fails on, and what is said of it.
  private func expectFailure(
    _ body: String, _ line: Int, _ message: String,
    on storefront: any Storefront.Type = SmallStorefront.self
  ) async {
    let failure = await play("scenario A\n\(body)", on: storefront)
    #expect(failure?.line == line, "\(failure?.report ?? [])")
    #expect(failure?.mismatch.message.hasPrefix(message) == true, "\(failure?.report ?? [])")
    #expect(failure?.path == "Tests/Scenarios/a.scenario")
    #expect(failure?.architecture == storefront.id)
  }

  @Test("A check that does not hold fails on its line, with the act before it")
  func check() async {
    let failure = await play("scenario A\n> tap shop.item.mug\n\n< screen\n| === Mug ===\n| x")
    #expect(
      failure?.report == [
        "Tests/Scenarios/a.scenario:4: small: the screen is not as it should be",
        "  after line 2: > tap shop.item.mug",
        "    expected    | shown",
        "    === Mug === | === Mug ===",
        "  ! x           | Shop › Mug",
        "  !             | [Shop]  Cart",
        "  !             |",
        "  !             | A fine thing",
        "  !             | [Add]  {detail.add}",
      ])
  }

  @Test("A control that is not there is an error, with the one that was meant")
  func control() async {
    await expectFailure(
      "> tap shop.relaod\n< depth 1", 2, "there is no shop.relaod; did you mean shop.reload?")
    await expectFailure(
      "> choose shop.sort Sideways\n< depth 1", 2,
      "shop.sort has no option “Sideways”, only “Up”, “Down”")
    await expectFailure("> type shop.reload x\n< depth 1", 2, "shop.reload is not a field")
    await expectFailure("> tab Basket\n< depth 1", 2, "there is no tab “Basket”")
    await expectFailure("> confirm yes\n< depth 1", 2, "there is nothing to confirm")
  }

  @Test("What cannot be given fails on its line")
  func given() async {
    let account = "given account ada@example.com \"correct horse\"\n"
    await expectFailure(
      "given signed in ada@example.com\n< depth 1", 2,
      "there is no account of ada@example.com above this line")
    await expectFailure(
      account + account + "< depth 1", 3, "ada@example.com cannot have an account: rejected")
    await expectFailure("given order MUG-NAVY\n< depth 1", 2, "an order is somebody's")
    let signedIn = account + "given signed in ada@example.com\n"
    await expectFailure(
      signedIn + "given cart LAMP\n< depth 1", 4, "1 of LAMP cannot be in the cart")
    await expectFailure(
      signedIn + "given cart MUG-NAVY\ngiven order MUG-NAVY\n< depth 1", 5,
      "an order stands before what is in the cart")
    await expectFailure(
      "given coupon TEN percent 10 category toys\n< depth 1", 2, "there is no category toys")
    await expectFailure("given coupon TEN amount 1,00\n< depth 1", 2, "“1,00”")
  }

  @Test("What the shop has kept is told when it is something else; a guest has no orders")
  func record() async {
    await expectFailure("< orders 0", 2, "nobody is signed in, so there are no orders")
    await expectFailure("< charges 1", 2, "the gateway has taken another number of payments")
    await expectFailure("! ship 1001\n< depth 1", 2, "order 1001 cannot be sent")
    await expectFailure("> card ok\n< depth 1", 2, "there is no payment.number")
  }

  @Test("Behind a semicolon a control that is gone is an ignored act, before it it is an error")
  func chain() async {
    let ignored = await play(
      "scenario A\n>> tap shop.item.mug ; tap shop.item.mug ; tap shop.none\n< depth 2")
    #expect(ignored?.report == nil)
    await expectFailure(">> tap shop.none ; back\n< depth 1", 2, "there is no shop.none")
  }

  @Test("The line inside a block is told")
  func block() async {
    await expectFailure(
      "repeat 2\n> tap shop.reload\n< depth 2\nend", 4, "the stack is 1 deep, not 2")
  }

  @Test("What is given must be possible")
  func givens() async {
    await expectFailure(
      "given cart MUG-NAVY 11\n< depth 1", 2, "11 of MUG-NAVY cannot be in the cart")
    await expectFailure("given cart NONE\n< depth 1", 2, "1 of NONE cannot be in the cart")
    await expectFailure(
      "\ngiven catalogue none\n< depth 1", 3, "there is no none.csv in a Fixtures folder")
  }

  @Test("What happens in the world must be possible")
  func world() async {
    await expectFailure("! set price NONE 1.00\n< depth 1", 2, "there is no NONE in the catalogue")
    await expectFailure("! set stock NONE 1\n< depth 1", 2, "there is no NONE in the catalogue")
    await expectFailure("! set price MUG-NAVY 4,20\n< depth 1", 2, "“4,20”")
    await expectFailure("! release cart.set\n< depth 1", 2, "cart.set is not held")
    await expectFailure(
      "! hold cart.set\n! release cart.set #1\n< depth 1", 3, "there is no cart.set #1")
    await expectFailure(
      "! hold catalog.page\n> tap shop.reload\n! release catalog.page #1\n"
        + "! release catalog.page #1\n< depth 1", 5, "catalog.page #1 has been released before")
    await expectFailure(
      "! kill at write 1\n! kill at write 2\n< depth 1", 3, "a kill is prepared already, on line 2")
    await expectFailure(
      "! kill at write 1\n< depth 1", 2, "the write that was to be the last one never came")
  }

  @Test("K9, G8: a frame whose badge is not the sum of the lines fails the act that made it")
  func badge() async {
    await expectFailure(
      "> tap shop.item.mug\n> tap detail.add\n< depth 2", 3, "the badge is not the sum of",
      on: WrongBadge.self)
  }

  @Test(
    "G8: a change that reaches no frame fails the act that made it, also before the clock moves")
  func undrawn() async {
    await expectFailure(
      "> tap shop.reload\n> type shop.search x\n< depth 1", 3,
      "the last frame is not what there is to see", on: Undrawn.self)
  }

  @Test("Nodes that own other screens than there are fail the act that made them so")
  func tree() async {
    await expectFailure(
      "> tap shop.reload\n> tab cart\n< depth 1", 3, "the nodes do not own exactly the screens",
      on: WrongTree.self)
  }

  @Test("A screen that is kept after it was left fails the act that left it")
  func leak() async {
    let failure = await play(
      "scenario A\n> tap shop.item.mug\n> back\n< depth 1", on: Leaking.self)
    #expect(failure?.line == 3)
    #expect(failure?.mismatch.shown == ["Detail"])
  }

  @Test("Misuse fails the act that it was reported in")
  func misuse() async {
    let failure = await play("scenario A\n> type shop.search x\n< depth 1", on: Misusing.self)
    #expect(failure?.line == 2)
    #expect(
      failure?.mismatch.shown == [
        "waiting-for-itself: Small: something was misused; do not"
      ])
  }

  @Test("A storefront that does not come to rest fails the act, with what is running and its place")
  func restless() async {
    let failure = await play(
      "scenario A\n> type shop.search x\n< depth 1", on: Restless.self,
      patience: { Restless.isAtWork ? .milliseconds(1) : .seconds(60) })
    #expect(failure?.line == 2)
    let message = failure?.mismatch.message ?? ""
    #expect(message.hasPrefix("it does not come to rest: still running: Small.search"))
    #expect(message.contains("FaultyStorefronts.swift:"))
  }

  @Test("What is alive after the storefront's end is told by kind")
  func undead() async {
    let failure = await play("scenario A\n< depth 1", on: Undead.self)
    #expect(failure?.mismatch.shown == ["alive: Node 1"])
    #expect(failure?.mismatch.message == "something is left of the storefront after its end")
  }

  @Test("What is at work after the storefront's end is told by name and place")
  func unending() async {
    let failure = await play("scenario A\n< depth 1", on: Unending.self)
    #expect(failure?.mismatch.shown.first?.hasPrefix("at work: Unending.stop") == true)
  }
}
