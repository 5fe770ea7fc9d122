import PatternKit
import StorefrontTesting
import Testing
import TextUI

struct LinkTests {
  @Test("L1, L3: links that come before anybody is known wait, also what is no link")
  func beforeLaunch() async throws {
    let shop = try await PlainShop()
    shop.start()
    shop.open("arcade://product/pot")
    shop.open("arcade://product/mug")
    shop.open("http://product/pot")
    #expect(shop.screen.notices == [])
    try await shop.settle()
    #expect(shop.screen.title == "Harbour Mug")
    #expect(
      shop.screen.notices == ["The link cannot be opened: it does not begin with arcade://"])
  }

  @Test("L4: during onboarding the newest link waits; what is no link is told at once")
  func duringOnboarding() async throws {
    let shop = try await PlainShop.started(isOnboarded: false)
    try await shop.act("open arcade://product/mug", "open arcade://cart", "open nonsense")
    #expect(shop.screen.title == "Welcome")
    #expect(shop.screen.notices.count == 1)
    try await shop.act("tap onboarding.skip")
    #expect(shop.screen.title == "Cart")
    #expect(shop.screen.selectedTab == "Cart")
  }

  @Test("L5: where the target is on top nothing moves and nothing is asked")
  func onTop() async throws {
    let shop = try await PlainShop.started(isSignedIn: true)
    for link in [
      "arcade://product/mug", "arcade://cart", "arcade://search?q=cup", "arcade://category/table",
      "arcade://saved", "arcade://orders", "arcade://order/1001", "arcade://account",
    ] {
      try await shop.act("open \(link)")
      let before = shop.screen
      let serial = shop.window.token
      shop.tracer.clear()
      try await shop.act("open \(link)")
      #expect(shop.screen == before)
      #expect(shop.window.token == serial)
      #expect(shop.calls == [])
    }
  }

  @Test("The place of each screen is a link, and that link leads there and moves nothing")
  func place() async throws {
    let shop = try await PlainShop(isSignedIn: true)
    #expect(shop.place == "arcade://search?q=")
    shop.start()
    #expect(shop.place == "arcade://search?q=")
    try await shop.settle()
    for (act, place) in [
      ("scroll catalog.search", "arcade://search?q="),
      ("type catalog.search \"a cup\"", "arcade://search?q=a%20cup"),
      ("open arcade://category/table", "arcade://category/table"),
      ("tap catalog.item.cup-1", "arcade://product/cup-1"), ("tab cart", "arcade://cart"),
      ("tab saved", "arcade://saved"), ("tab orders", "arcade://orders"),
      ("open arcade://order/1001", "arcade://order/1001"), ("tab account", "arcade://account"),
    ] {
      try await shop.act(act)
      #expect(shop.place == place)
      let serial = shop.window.token
      try await shop.act("open \(place)")
      #expect(shop.window.token == serial)
    }
    try await shop.act("open arcade://cart/add/NOTHING")
    #expect(shop.screen.title == "Not found")
    #expect(shop.place == "arcade://cart")
  }

  @Test("L3, P5: in a window that takes its time a link adds to the cart just so")
  func stepped() async throws {
    let shop = try await PlainShop.started(pace: .stepped)
    try await shop.act("open arcade://cart/add/MUG-MOSS?qty=5")
    #expect(shop.screen.title == "Cart")
    #expect(
      shop.screen.notices == [
        "Only 2 of Harbour Mug, Moss in stock: that is how many are in your cart now"
      ])
    try await shop.act("open arcade://cart/add/NOTHING")
    #expect(shop.screen.breadcrumb == ["Cart", "Not found"])
    try await shop.act("tap missing.home")
    try await shop.act("tab cart")
    #expect(shop.screen.breadcrumb == ["Cart"])
  }

  @Test("L4: of two links that add, only the newest is told of, and both have added")
  func newest() async throws {
    let shop = try await PlainShop.started()
    shop.tracer.clear()
    try await shop.act("open arcade://cart/add/NOTHING", "open arcade://cart/add/POT")
    #expect(shop.screen.breadcrumb == ["Cart"])
    #expect(shop.screen.tabs[1].badge == "1")
    #expect(shop.calls == ["cart.change", "cart.change"])
  }

  @Test("L4, S4: links that came before the shop was open pass the gate, the newest only")
  func gatedBeforeLaunch() async throws {
    let shop = try await PlainShop()
    shop.start()
    shop.open("arcade://saved")
    shop.open("arcade://orders")
    try await shop.settle()
    #expect(shop.screen.title == "Sign in")
    #expect(shop.screen.modals == 1)
    #expect(shop.place == "arcade://search?q=")
    try await shop.act("tap signIn.switch")
    try await shop.register()
    #expect(shop.screen.title == "Orders")
    #expect(shop.screen.modals == 0)
    #expect(shop.tree.filter { $0.contains("SavedViewController") } == [])
  }
}
