import ShopModel
import ShopScreens
import Testing
import TextUI

struct NoticeTests {
  @Test("K2, G9: a step past the stock says how many there are")
  func atLimit() {
    #expect(
      Notice.atLimit(stock: 1_200, of: "Coffee mug, Navy")
        == Notice("Only 1,200 of Coffee mug, Navy in stock", kind: .stock))
    #expect(Notice.atLimit(stock: 0, of: "Atlas") == Notice("Atlas is sold out", kind: .stock))
  }

  @Test("K2, K7, H7: what became of a change is told, unless it is seen by itself")
  func outcomes() {
    let line = RemovedLine(sku: SKU("MUG"), name: "Mug", quantity: 2, position: 0)
    #expect(Notice.outcome(.done(added: 1), of: "Atlas") == nil)
    #expect(Notice.outcome(.removed(line), of: "Atlas") == nil)
    #expect(Notice.outcome(.atLimit(stock: 2), of: "Atlas") == .atLimit(stock: 2, of: "Atlas"))
    #expect(Notice.outcome(.clamped(to: 3), of: "Atlas") == .clamped(to: 3, of: "Atlas"))
    #expect(Notice.outcome(.unknown, of: "Atlas") == .gone("Atlas"))
    #expect(Notice.outcome(.checkingPayment, of: "Atlas") == .checkingPayment)
  }

  @Test("K2, L3: a clamped quantity says what it is now")
  func clamped() {
    #expect(
      Notice.clamped(to: 3, of: "Atlas")
        == Notice("Only 3 of Atlas in stock: that is how many are in your cart now", kind: .stock))
  }

  @Test("K7: what is no longer sold is told by its name")
  func gone() {
    #expect(Notice.gone("Atlas") == Notice("Atlas is no longer sold", kind: .stock))
  }

  @Test("K2: a text that is no quantity is refused with the text")
  func quantity() {
    #expect(
      Notice.refused(TypedQuantityError(text: "12x"))
        == Notice("“12x” is not a quantity: type a number from 0 to 9,999", kind: .other))
  }

  @Test("L3, G9: a text that is no link has its place among the notices")
  func link() {
    #expect(
      Notice.refused(LinkError("it names no place"))
        == Notice("The link cannot be opened: it names no place", kind: .links))
  }

  @Test("G4: a failure is told by its reason, after everything else")
  func failed() {
    #expect(
      Notice.failed("The shop cannot be reached")
        == Notice("The shop cannot be reached", kind: .other))
  }

  @Test("K4, K5: a coupon that is refused, and one that leaves, say why")
  func coupons() throws {
    let minimum = CouponRefusal.minimum("TEN", Samples.pounds(2_000), category: "Kitchen")
    #expect(
      Notice.refused(minimum) == Notice("TEN needs £20.00 of Kitchen in the cart", kind: .coupon))
    #expect(
      Notice.couponLeft(minimum)
        == Notice(
          "The coupon was removed: TEN needs £20.00 of Kitchen in the cart", kind: .coupon))
  }

  @Test(
    "H6, G9: what has changed since the review was seen has its place among the notices",
    arguments: [
      (
        ReviewChange.price("Atlas", from: Samples.pounds(4_000), to: Samples.pounds(4_100)),
        Notice("Atlas costs £41.00 now, was £40.00", kind: .price)
      ),
      (
        .quantity("Atlas", from: 2, to: 0),
        Notice("Atlas is no longer in the cart", kind: .stock)
      ),
      (.stock("Atlas", "Only 3 left"), Notice("Atlas: Only 3 left", kind: .stock)),
      (.coupon("TEN"), Notice("TEN no longer holds", kind: .coupon)),
      (
        .delivery(from: Samples.express, to: Samples.standard),
        Notice("Express delivery is no longer offered: Standard is chosen", kind: .other)
      ),
    ])
  func changed(change: ReviewChange, notice: Notice) {
    #expect(Notice.changed(change) == notice)
  }

  @Test("H3: a way of sending that is gone is told with the one that is chosen now")
  func vanished() {
    #expect(
      Notice.vanished(Samples.express, now: Samples.standard)
        == Notice("Express delivery is no longer offered: Standard is chosen", kind: .other))
  }

  @Test("H1, H7, H8, L4: what becomes of an order stands before all else, its links after")
  func orders() {
    #expect(Notice.cartIsEmpty == Notice("Your cart is empty", kind: .order))
    #expect(Notice.checkingPayment == Notice("Your payment is being checked", kind: .order))
    #expect(Notice.paid(order: 1_001) == Notice("Order 1001 is paid", kind: .order))
    #expect(
      Notice.declined(.insufficientFunds)
        == Notice("Your card has insufficient funds: nothing was charged", kind: .order))
    #expect(
      Notice.paymentDropped
        == Notice("Your payment did not go through: nothing was charged", kind: .order))
    #expect(Notice.openingAfterOrder == Notice("Opening after your order", kind: .links))
  }

  @Test("P4: a mark that goes back says why")
  func notSaved() {
    #expect(
      Notice.notSaved("The shop cannot be reached")
        == Notice(
          "What you saved could not be changed: The shop cannot be reached", kind: .saved))
  }

  @Test("O2: an order that is not cancelled says why, and ordering again what was left out")
  func ordersAgain() throws {
    #expect(
      Notice.notCancelled("The order has been sent")
        == Notice("The order has been sent", kind: .order))
    let lines = try Samples.order().lines
    #expect(
      Notice.leftOut(OrderAgain(lines, stock: { _ in 1 }, inCart: { _ in 0 }))
        == Notice("Left out: Coffee mug, Navy / Large (1)", kind: .stock))
    #expect(Notice.leftOut(OrderAgain(lines, stock: { _ in 9 }, inCart: { _ in 0 })) == nil)
  }

  @Test("H7, S5, K5, G9: news are a notice each; there is none where there is nothing to tell")
  func news() {
    let money = Samples.pounds(100)
    let news = ShopNews(
      settled: [
        Attempt(key: "a", shopper: 1, total: money, state: .paid(order: 1_001)),
        Attempt(key: "b", shopper: 1, total: money, state: .declined(.declined)),
      ], hasMerged: true, couponLeft: .unknown("TEN"))
    #expect(
      news.notices == [
        Notice("Order 1001 is paid", kind: .order),
        Notice("Your card was declined: nothing was charged", kind: .order),
        Notice("What you had in your cart before signing in is in it now, too", kind: .cartMerge),
        Notice("The coupon was removed: There is no coupon “TEN”", kind: .coupon),
      ])
    #expect(ShopNews().notices == [])
  }
}
