import ShopModel
import StorefrontInterface
import Testing

@testable import Scenarios
@testable import TextUI

/// Nothing of a shopper stays when they have signed out, on any frame.
struct VisitorRulesTests {
  private let signingOut = """
    scenario Signing out
    given account ada@example.com "correct horse"
    given signed in ada@example.com
    < title Shop
    > type shop.search x
    < depth 2
    """

  private func expectFault(_ message: String, on storefront: any Storefront.Type) async {
    for pace in [Window.Pace.immediate, .stepped] {
      let failure = await play(signingOut, on: storefront, pace: pace)
      #expect(failure?.line == 5)
      #expect(failure?.mismatch.message == message)
    }
  }

  @Test("S6: an e-mail that is left on a screen fails the act that signed its shopper out")
  func text() async {
    await expectFault(
      "the e-mail of a shopper who has signed out is on the screen on top", on: KeepingText.self)
  }

  @Test("S6: so does one on a screen that is covered")
  func below() async {
    await expectFault(
      "the e-mail of a shopper who has signed out is on root/Shop/1", on: KeepingBelow.self)
  }

  @Test("S6, S4: so does a control that only a shopper can use")
  func control() async {
    await expectFault("a guest has orders.more on the screen on top", on: KeepingControl.self)
  }

  @Test(
    "S6: what is removed with its shopper is no fault, however long its removal takes",
    arguments: [Window.Pace.immediate, .stepped])
  func nothing(pace: Window.Pace) async {
    let failure = await play(
      signingOut.replacing("depth 2", with: "depth 1"), on: KeepingNothing.self, pace: pace)
    #expect(failure?.report == nil)
  }

  @Test("S1: what somebody has typed is no fault")
  func field() async {
    let failure = await play(signingOut, on: KeepingField.self)
    #expect(failure?.report == nil)
  }

  // MARK: - By hand

  private func frame(_ text: String, control: ControlID = "product.add") -> DeepSnapshot {
    let row = RowSnapshot(
      kind: .group, texts: [text],
      controls: [ControlSnapshot(id: control, kind: .button, label: "Do")])
    return DeepSnapshot(
      top: Snapshot(title: "A", sections: [SectionSnapshot(rows: [row])]), screens: [])
  }

  private func visitors(_ shoppers: Shopper?...) -> Visitors {
    shoppers.reduce(into: Visitors()) { $0.tell($1) }
  }

  private let ada = Shopper(id: 1, email: "ada@example.com")
  private let bob = Shopper(id: 2, email: "bob@example.com")

  @Test("S6: of two shoppers the one who is here may be named, the one who was here may not")
  func another() {
    let frame = frame("Order of ada@example.com", control: "order.again")
    #expect(VisitorRules.mismatch(frame, visitors(ada)) == nil)
    #expect(VisitorRules.mismatch(frame, visitors(ada, nil, bob, nil, ada)) == nil)
    #expect(
      VisitorRules.mismatch(frame, visitors(ada, nil, bob))?.shown == [
        "Order of ada@example.com"
      ])
  }

  @Test("S4: before anybody is known nothing is held against a screen, a guest is, after a launch")
  func unknown() {
    let frame = frame("", control: "saved.remove.mug")
    #expect(VisitorRules.mismatch(frame, Visitors()) == nil)
    #expect(VisitorRules.mismatch(frame, visitors(nil)) != nil)
    var relaunched = Visitors(after: visitors(ada))
    #expect(VisitorRules.mismatch(frame, relaunched) == nil)
    #expect(VisitorRules.mismatch(self.frame("ada@example.com"), relaunched) != nil)
    relaunched.tell(ada)
    #expect(VisitorRules.mismatch(self.frame("ada@example.com"), relaunched) == nil)
  }

  @Test("S4: what a guest may use is that of Shop, Cart, Account and the form")
  func guests() {
    let open: [ControlID] = [
      "catalog.item.order", "product.save", "cart.checkout", "account.signIn", "signIn.email",
      "missing.home",
    ]
    let closed: [ControlID] = [
      "account.signOut", "saved.browse", "orders.retry", "order.cancel", "checkout.cancel",
      "address.name", "delivery.option", "payment.code", "review.place", "checking.retry",
      "confirmation.done",
    ]
    for id in open { #expect(VisitorRules.mismatch(frame("", control: id), visitors(nil)) == nil) }
    for id in closed {
      #expect(VisitorRules.mismatch(frame("", control: id), visitors(nil)) != nil)
    }
  }

  @Test("S6: title, breadcrumb, notices and headings are read, too")
  func everywhere() {
    let email = "ada@example.com"
    let frames = [
      Snapshot(title: email), Snapshot(title: "A", breadcrumb: [email]),
      Snapshot(title: "A", notices: ["For \(email)"]),
      Snapshot(title: "A", sections: [SectionSnapshot(header: email)]),
      Snapshot(
        title: "A", bar: [ControlSnapshot(id: "a.b", kind: .button, label: email)]),
    ]
    for frame in frames {
      let deep = DeepSnapshot(top: frame, screens: [])
      #expect(VisitorRules.mismatch(deep, visitors(ada, nil)) != nil)
    }
  }
}
