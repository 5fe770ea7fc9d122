import Foundation
import Testing

/// The way of somebody who has never been here, through the executable alone.
nonisolated struct PurchaseTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func run(_ arguments: [String] = [], _ input: String) throws -> Executable.Ending {
    try Executable.run(
      ["run", "--data", folder.path, "--clock", "2026-01-02T14:05:00Z"] + arguments, input: input)
  }

  private static let shopping = """
    tap onboarding.next
    tap onboarding.next
    tap onboarding.next
    tap catalog.item.mug
    choose product.option.Colour White
    tap product.add
    tap product.add
    tab cart
    type cart.coupon welcome
    tap cart.coupon.apply
    tap cart.checkout
    tap signIn.switch
    type signIn.email Ada@Example.com
    type signIn.password "correct horse"
    tap signIn.submit

    """

  private static let paying = """
    type address.name "Ada Lovelace"
    type address.street "12 St James's Square"
    type address.city London
    type address.postcode "sw1y 4jh"
    tap address.submit
    tap delivery.submit
    card ok
    tap payment.submit
    tap review.place
    tap confirmation.done

    """

  @Test(
    "L1, S1, S4, H9, W1: from the first launch to an order, and the order is there the next time")
  func purchase() throws {
    let first = try run([], Self.shopping + Self.paying)
    #expect(first.errors == "")
    #expect(first.status == 0)
    var screens: [String] = []
    for title in first.titles where screens.last != title { screens.append(title) }
    #expect(
      screens == [
        "Welcome", "Find things", "Take your time", "Shop", "Harbour Mug", "Cart",
        "Sign in", "Create an account", "Delivery address",
        "Delivery", "Payment", "Review", "Thank you", "Shop",
      ])
    for line in [
      "Discount WELCOME: −£2.40", "= Total: £25.55", "Order 1001 is paid",
      "Charged to Visa •••• 4242: £25.55", "A confirmation goes to Ada@Example.com",
    ] {
      #expect(first.lines.contains(line), "\(line)")
    }
    #expect(!first.output.contains("correct horse"))
    #expect(!first.output.contains("4242 4242"))

    let second = try run(
      ["arcade://orders"], "tap orders.item.1001\ntab cart\ntab account\n")
    #expect(second.errors == "")
    #expect(second.status == 0)
    #expect(second.titles == ["Orders", "Order 1001", "Cart", "Account"])
    for line in [
      "Order 1001 · 2 Jan 2026 14:05 · Placed · £25.55  {orders.item.1001}",
      "Placed, 2 Jan 2026 14:05", "-- Harbour Mug, White --", "2 × £12.00: £24.00", "SW1Y 4JH",
      "Visa •••• 4242", "Your cart is empty",
    ] {
      #expect(second.lines.contains(line), "\(line)")
    }
    #expect(second.output.contains("Ada@Example.com"))
  }

  @Test(
    "S5, W1: quit before signing in and go on the next day: the guest's cart is there, and comes over"
  )
  func goOn() throws {
    let acts = Self.shopping.split(separator: "\n")
    let gate = try #require(acts.firstIndex(of: "tap signIn.switch"))
    let first = try run([], acts[..<gate].joined(separator: "\n"))
    #expect(first.titles.last == "Sign in")
    let second = try run(
      ["arcade://checkout"], acts[gate...].joined(separator: "\n") + "\n" + Self.paying)
    #expect(second.errors == "")
    #expect(second.lines.contains("Charged to Visa •••• 4242: £25.55"))
    #expect(second.titles.last == "Shop")
  }

  @Test(
    "H7: input that ends in the middle of a checkout, and of a line, leaves cart and shop whole")
  func middle() throws {
    // The last line has no end: it is an act all the same.
    let acts = Self.shopping + Self.paying
    let end = try #require(acts.range(of: "tap payment.submit"))
    let first = try run([], String(acts[..<end.lowerBound]) + "tap payment.submit")
    #expect(first.errors == "")
    #expect(first.titles.last == "Review")
    #expect(first.status == 0)
    // Half a line is no act, and nothing is half done.
    let second = try run([], "tab orders\ntab cart\ntap cart.line.MUG-WHITE.incr")
    #expect(
      second.errors
        == "line 3: there is no cart.line.MUG-WHITE.incr here; did you mean "
        + "cart.line.MUG-WHITE.increase?\n")
    #expect(second.lines.contains("No orders yet"))
    #expect(second.lines.contains("2 × £12.00: £24.00"))
    #expect(second.status == 1)
    let third = try run([], "type catalog.search \"mu")
    #expect(third.errors == "line 1: column 21: the quote that begins here has no end\n")
    #expect(third.status == 64)
  }
}
