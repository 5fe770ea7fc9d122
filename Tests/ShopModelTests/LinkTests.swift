import ShopModel
import Testing

@Suite("Links")
struct LinkTests {
  @Test(
    "L3: every kind of link is read",
    arguments: [
      ("arcade://product/mug", Link.product(Handle("mug"))),
      ("arcade://category/tea-coffee", .category("tea-coffee")),
      ("arcade://search?q=blue%20mug", .search("blue mug")),
      ("arcade://search?q=", .search("")), ("arcade://search", .search("")),
      ("arcade://cart", .cart),
      ("arcade://cart/add/MUG-NAVY?qty=2", .addToCart(SKU("MUG-NAVY"), quantity: 2)),
      ("arcade://cart/add/MUG-NAVY", .addToCart(SKU("MUG-NAVY"), quantity: 1)),
      ("arcade://cart/add/x?qty=999", .addToCart(SKU("x"), quantity: 999)),
      ("arcade://checkout", .checkout), ("arcade://saved", .saved), ("arcade://orders", .orders),
      ("arcade://order/1001", .order(1_001)), ("arcade://account", .account),
    ])
  func kinds(text: String, link: Link) throws {
    #expect(try Link(parsing: text) == link)
  }

  @Test(
    "L3: scheme and place in any case, one slash at the end, a bare question mark",
    arguments: [
      ("ARCADE://Cart", Link.cart), ("Arcade://PRODUCT/Mug", .product(Handle("Mug"))),
      ("arcade://cart/", .cart), ("arcade://product/mug/", .product(Handle("mug"))),
      ("arcade://cart?", .cart), ("arcade://cart/?", .cart),
    ])
  func lenient(text: String, link: Link) throws {
    #expect(try Link(parsing: text) == link)
  }

  @Test(
    "L3: percent codes are decoded after the parts were taken apart",
    arguments: [
      ("arcade://product/a%2Fb", Link.product(Handle("a/b"))),
      ("arcade://product/%E8%8C%B6%e7%a2%97", .product(Handle("茶碗"))),
      ("arcade://product/茶碗", .product(Handle("茶碗"))),
      ("arcade://cart/add/90.750", .addToCart(SKU("90.750"), quantity: 1)),
      ("arcade://cart/add/%3Fqty=5?qty=2", .addToCart(SKU("?qty=5"), quantity: 2)),
      ("arcade://search?q=a%26q=b", .search("a&q=b")), ("arcade://search?q=a=b", .search("a=b")),
      ("arcade://search?q=a+b", .search("a+b")), ("arcade://search?%71=x", .search("x")),
      ("arcade://product/..", .product(Handle(".."))),
      ("arcade://product/a%00", .product(Handle("a\u{0}"))),
    ])
  func decoding(text: String, link: Link) throws {
    #expect(try Link(parsing: text) == link)
  }

  @Test(
    "L3: what is malformed or of another scheme is refused, with a notice's text",
    arguments: [
      ("", "it does not begin with arcade://"),
      ("https://cart", "it does not begin with arcade://"),
      ("arcade:/cart", "it does not begin with arcade://"), ("arcade://", "it names no place"),
      ("arcade:///cart", "it names no place"), ("arcade://?q=x", "it names no place"),
      ("arcade://shop", "there is no place called shop"),
      ("arcade://cart/now", "there is no place called cart/now"),
      ("arcade://cart/add", "there is no place called cart/add"),
      ("arcade://cart/ADD/x", "there is no place called cart/ADD/x"),
      ("arcade://orders/1", "there is no place called orders/1"),
      ("arcade://product", "it does not say which product"),
      ("arcade://product/", "it does not say which product"),
      ("arcade://order", "it does not say which order"),
      ("arcade://product//mug", "a part of it is empty"),
      ("arcade://product/mug//", "a part of it is empty"),
      ("arcade://product/a/b", "there is no place called product/a/b"),
      ("arcade://order/x", "“x” is not the number of an order"),
      ("arcade://order/0", "“0” is not the number of an order"),
      ("arcade://order/-1", "“-1” is not the number of an order"),
      ("arcade://order/01", "“01” is not the number of an order"),
      ("arcade://order/9999999999999999", "“9999999999999999” is not the number of an order"),
      ("arcade://cart/add/x?qty=0", "“0” is not a quantity from 1 to 999"),
      ("arcade://cart/add/x?qty=1000", "“1000” is not a quantity from 1 to 999"),
      ("arcade://cart/add/x?qty=", "“” is not a quantity from 1 to 999"),
      ("arcade://cart/add/x?qty=-1", "“-1” is not a quantity from 1 to 999"),
      ("arcade://cart/add/x?qty=٢", "“٢” is not a quantity from 1 to 999"),
      ("arcade://cart/add/x?qty=1&qty=2", "it says qty twice"),
      ("arcade://cart?qty=1", "it has a part that has no meaning there: qty"),
      ("arcade://search?q=a&sort=up", "it has a part that has no meaning there: sort"),
      ("arcade://cart#top", "it has a “#”"), ("arcade://product/a#b", "it has a “#”"),
      ("arcade://me@cart", "there is no place called me@cart"),
      ("arcade://cart:80", "there is no place called cart:80"),
      ("arcade://product/%", "it has a “%” without two hexadecimal digits"),
      ("arcade://product/%2", "it has a “%” without two hexadecimal digits"),
      ("arcade://product/%zz", "it has a “%” without two hexadecimal digits"),
      ("arcade://product/%C3", "its percent codes are not UTF-8"),
      ("arcade://product/a b", "it holds a space or a control character"),
      ("arcade://cart\n", "it holds a space or a control character"),
      (" arcade://cart", "it does not begin with arcade://"),
    ])
  func refused(text: String, reason: String) {
    let error = #expect(throws: LinkError.self) { try Link(parsing: text) }
    #expect(error?.reason == reason)
    #expect(error?.text == "The link cannot be opened: \(reason)")
  }

  @Test("L3: a link has at most 2,000 bytes")
  func length() throws {
    let beginning = "arcade://product/"
    let fits = beginning + String(repeating: "x", count: 2_000 - beginning.utf8.count)
    #expect(try Link(parsing: fits).text == fits)
    let error = #expect(throws: LinkError.self) { try Link(parsing: fits + "x") }
    #expect(error?.reason == "it is longer than 2,000 bytes")
  }

  @Test("L3: a notice quotes no more than 40 characters of a link")
  func shortNotice() {
    let error = #expect(throws: LinkError.self) {
      try Link(parsing: "arcade://" + String(repeating: "é", count: 900))
    }
    #expect(
      error?.reason == "there is no place called " + String(repeating: "é", count: 40) + "…")
  }

  @Test("L3: a link written as a text is read back, whatever it holds")
  func roundTrip() throws {
    var dice = Dice(seed: 4)
    let alphabet = Array("aZ09-._~/?&=#%+ @:é茶😀\u{0}\u{1B}\u{202E}\n\"'<>\\").map(String.init)
    for _ in 0..<3_000 {
      let length = Int.random(in: 1...60, using: &dice)
      let key = (0..<length).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &dice)]
      }.joined()
      let quantity = Int.random(in: 1...999, using: &dice)
      let number = Int.random(in: 1...999_999_999_999_999, using: &dice)
      let links: [Link] = [
        .product(Handle(key)), .category(key), .search(key),
        .addToCart(SKU(key), quantity: quantity), .order(number),
      ]
      for link in links {
        let text = link.text
        #expect(text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
        #expect(try Link(parsing: text) == link)
      }
    }
    for link in [Link.cart, .checkout, .saved, .orders, .account, .search("")] {
      #expect(try Link(parsing: link.text) == link)
    }
  }

  @Test("L3: any bytes at all are read or refused, never a trap")
  func anyText() {
    var dice = Dice(seed: 5)
    for _ in 0..<3_000 {
      let length = Int.random(in: 0...40, using: &dice)
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &dice) }
      for beginning in ["arcade://", "arcade://cart/add/", "arcade://search?q="] {
        let text = beginning + String(decoding: bytes, as: UTF8.self)
        guard let link = try? Link(parsing: text) else { continue }
        #expect((try? Link(parsing: link.text)) == link)
      }
    }
  }

  @Test("L3: category and search set the Shop root's filters to exactly the link's")
  func queries() {
    #expect(Link.category("kitchen").query == CatalogQuery(category: "kitchen"))
    #expect(Link.search("mug").query == CatalogQuery(text: "mug"))
    #expect(Link.cart.query == nil)
  }

  @Test("S4, L4: checkout, orders, an order and saved are gated")
  func gated() {
    let gated: [Link] = [.checkout, .orders, .order(1), .saved]
    let open: [Link] = [
      .product(Handle("mug")), .category("x"), .search("x"), .cart,
      .addToCart(SKU("x"), quantity: 1), .account,
    ]
    #expect(gated.allSatisfy { $0.needsShopper })
    #expect(open.allSatisfy { !$0.needsShopper })
  }
}
