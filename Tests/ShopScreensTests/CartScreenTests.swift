import ShopModel
import ShopScreens
import Testing
import TextUI

struct CartScreenTests {
  @Test("K1, K6, M8: lines with what they come to, the sums, and delivery and tax as texts")
  func lines() throws {
    let content = CartScreen.content(
      cart: try Samples.cart(
        try Samples.line(),
        try Samples.line("0017", name: "Atlas", variant: "", price: 4_000, quantity: 1, stock: 12)),
      region: .unitedKingdom)
    #expect(
      ScreenText.lines(content) == [
        "# Cart", "--", "## Coffee mug, Navy / Large", "2 × £15.00 .. £30.00", "Quantity:",
        "[cart.line.MUG-NAVY-L.decrease] −", "[cart.line.MUG-NAVY-L.quantity] Quantity = “2”",
        "[cart.line.MUG-NAVY-L.increase] +", "[cart.line.MUG-NAVY-L.remove] Remove", "--",
        "## Atlas", "1 × £40.00 .. £40.00", "Quantity:", "[cart.line.0017.decrease] −",
        "[cart.line.0017.quantity] Quantity = “1”", "[cart.line.0017.increase] +",
        "[cart.line.0017.remove] Remove", "--", "## Coupon", "[cart.coupon] Code = “”",
        "[cart.coupon.apply] Apply — disabled: Type a code first", "--", "Subtotal .. £70.00",
        "Delivery from £3.95", "Includes VAT £11.67", "Total before delivery .. £70.00 (total)",
        "--", "[cart.checkout] Checkout",
      ])
    #expect(content.faults == [])
  }

  @Test("K1, K2: what is done to a line is told with its SKU")
  func events() throws {
    let sku = SKU("MUG-NAVY-L")
    let content = CartScreen.content(
      cart: try Samples.cart(try Samples.line(quantity: 5, availability: .onlyLeft(3))),
      region: .unitedKingdom)
    #expect(content.event("cart.line.MUG-NAVY-L.decrease") == .decreaseTapped(sku))
    #expect(content.event("cart.line.MUG-NAVY-L.increase") == .increaseTapped(sku))
    #expect(content.event("cart.line.MUG-NAVY-L.remove") == .removeTapped(sku))
    #expect(content.event("cart.line.MUG-NAVY-L.reduce") == .reduceTapped(sku, to: 3))
    #expect(
      content.event("cart.line.MUG-NAVY-L.quantity", text: "x") == .quantityTyped(sku, "x"))
  }

  @Test("K7: a changed price is shown beside the one before it")
  func price() throws {
    let content = CartScreen.content(
      cart: try Samples.cart(try Samples.line(price: 1_300, before: 1_200)), region: .unitedKingdom)
    #expect(
      ScreenText.lines(content).contains("2 × £13.00 (was £12.00) .. £26.00"))
  }

  @Test("K7: too little stock says how many are left, and goes down to them")
  func tooLittle() throws {
    let content = CartScreen.content(
      cart: try Samples.cart(
        try Samples.line(quantity: 1_200, stock: 1_000, availability: .onlyLeft(1_000))),
      region: .unitedKingdom)
    #expect(
      ScreenText.lines(content)[2..<6] == [
        "## Coffee mug, Navy / Large", "1,200 × £15.00 .. £18,000.00", "Only 1,000 left",
        "[cart.line.MUG-NAVY-L.reduce] Reduce to 1,000",
      ])
  }

  @Test("K7: a line that is sold out says so, and has nothing to go down to")
  func soldOut() throws {
    let content = CartScreen.content(
      cart: try Samples.cart(try Samples.line(stock: 0, availability: .onlyLeft(0))),
      region: .unitedKingdom)
    #expect(ScreenText.lines(content)[4] == "Sold out")
    #expect(content.controls.map(\.id).contains("cart.line.MUG-NAVY-L.reduce") == false)
    #expect(content.controls.map(\.id).contains("cart.line.MUG-NAVY-L.remove"))
  }

  @Test("K7: what is no longer sold can only be removed")
  func gone() throws {
    let content = CartScreen.content(
      cart: try Samples.cart(try Samples.line(stock: 0, availability: .gone)),
      region: .unitedKingdom)
    #expect(
      ScreenText.lines(content)[2..<6] == [
        "## Coffee mug, Navy / Large", "2 × £15.00 .. £30.00", "No longer sold",
        "[cart.line.MUG-NAVY-L.remove] Remove",
      ])
    #expect(content.controls.filter { $0.id.text.hasPrefix("cart.line.") }.count == 1)
  }

  @Test("K8: an empty cart leads to the shop")
  func empty() {
    let content = CartScreen.content(cart: .empty(.gbp), region: .unitedKingdom)
    #expect(
      ScreenText.lines(content) == [
        "# Cart", "--", "(empty) Your cart is empty: What you add in the shop is kept here",
        "[cart.browse] Browse the shop",
      ])
    #expect(content.event("cart.browse") == .browseTapped)
    #expect(content.controls.map(\.id) == ["cart.browse"])
  }

  @Test("K3: what was removed can be put back, also into an empty cart")
  func undo() {
    let removed = RemovedLine(sku: SKU("0017"), name: "Atlas", quantity: 2, position: 0)
    let content = CartScreen.content(cart: .empty(.gbp), region: .unitedKingdom, undo: removed)
    #expect(
      ScreenText.lines(content).prefix(4) == [
        "# Cart", "--", "Removed 2 × Atlas", "[cart.undo] Undo",
      ])
    #expect(content.event("cart.undo") == .undoTapped)
  }

  @Test("G10: a control whose own call is unanswered is busy; steps never are")
  func busy() throws {
    let sku = SKU("MUG-NAVY-L")
    let content = CartScreen.content(
      cart: try Samples.cart(
        try Samples.line(quantity: 5, availability: .onlyLeft(3)), try Samples.line("0017")),
      region: .unitedKingdom,
      busy: [.quantity(sku), .remove(sku), .reduce(sku), .undo],
      undo: RemovedLine(sku: SKU("X"), name: "X", quantity: 1, position: 0))
    let busy = content.controls.filter {
      $0.id == "cart.undo" || $0.id.text.hasPrefix("cart.line.") && $0.state != .enabled
    }
    #expect(
      busy.map(\.id.text) == [
        "cart.undo", "cart.line.MUG-NAVY-L.reduce", "cart.line.MUG-NAVY-L.quantity",
        "cart.line.MUG-NAVY-L.remove",
      ])
    #expect(
      busy.map(\.state) == [
        .busy("The line is being put back"), .busy("The quantity is being changed"),
        .busy("The quantity is being changed"), .busy("The line is being removed"),
      ])
  }

  @Test(
    "M8, M7: each region has its own words for delivery and tax",
    arguments: [
      (Region.unitedStates, ["Delivery from $5.95", "Tax at checkout"]),
      (Region.germany, ["Delivery from €4.90", "Includes VAT €15.97"]),
    ])
  func regions(region: Region, texts: [String]) throws {
    let content = CartScreen.content(
      cart: try cart(of: 10_000, region.currency), region: region)
    #expect(ScreenText.lines(content).dropLast(3).suffix(2) == texts[...])
  }

  @Test("M7: it is the region that decides, also where two of them sell in one currency")
  func currency() throws {
    let cart = try cart(of: 10_000, .eur)
    let texts = try Region.allCases.map { region in
      let lines = ScreenText.lines(CartScreen.content(cart: cart, region: region))
      return try #require(lines.dropLast(3).last)
    }
    #expect(
      texts == [
        "Includes VAT €16.67", "Tax at checkout", "Includes VAT €15.97",
        "Includes consumption tax €9.09",
      ])
  }

  private func cart(of price: Int, _ currency: Currency, grams: Int = 100) throws -> Cart {
    let line = try CartLine(
      sku: SKU("A"), handle: Handle("a"), name: "A", variant: "",
      unitPrice: Money(price, currency), quantity: 1, stock: 3, availability: .available,
      grams: grams)
    return try Cart(lines: [line], currency: currency)
  }

  @Test("M8: a cart that is too heavy says so")
  func heavy() throws {
    let content = CartScreen.content(
      cart: try cart(of: 100, .jpy, grams: 100_000), region: .japan)
    #expect(
      ScreenText.lines(content).dropLast(2).suffix(4) == [
        "Subtotal .. ¥100", "Too heavy to be delivered", "Includes consumption tax ¥9",
        "Total before delivery .. ¥100 (total)",
      ])
  }
}
