import PatternKit
import ShopModel
import ShopServices
import Testing

/// Calls that change the shop outlive their callers; calls that read it do not.
struct ShieldTests {
  let bench = Bench()

  @Test("G6: a call that changes the shop runs to its end when its caller is cancelled")
  func changeOutlivesCaller() async throws {
    var told = 0
    bench.scope.ask { [bench] in
      try await bench.shop.cart.change(SKU("MUG"), by: 1)
    } then: { _ in
      told += 1
    }
    #expect(bench.held.entered == ["cart.change MUG 1"], "the call is entered in the same turn")
    try await bench.idle()
    bench.scope.cancel()
    try await bench.idle()
    #expect(bench.scope.isEmpty, "the caller has gone")
    #expect(bench.held.done == [])
    bench.held.release()
    try await bench.idle()
    #expect(bench.held.done == ["cart.change MUG 1"])
    #expect(bench.held.cancelled == [false], "the call itself is not cancelled")
    #expect(told == 0, "who has gone is told nothing")
  }

  @Test("G6: cancelling ends the caller's wait with nothing told, while the call is still held")
  func cancelledCallerHearsCancelled() async throws {
    var errors: [ShopError] = []
    let handle = bench.scope.start { [bench] in
      do throws(ShopError) {
        _ = try await bench.shop.cart.remove(SKU("MUG"))
      } catch {
        errors.append(error)
      }
    }
    try await bench.idle()
    handle.cancel()
    try await bench.idle()
    #expect(errors == [.cancelled])
    #expect(handle.isFinished)
    #expect(bench.shielded.workload.unfinished.map(\.name) == ["cart.remove"])
    bench.held.release()
    try await bench.idle()
    #expect(bench.shielded.workload.unfinished.isEmpty)
  }

  @Test("G6: a caller that is cancelled before it calls has not made the call")
  func cancelledBefore() async throws {
    var errors: [ShopError] = []
    let gate = Signal<Void>("gate")
    let handle = bench.scope.start { [bench] in
      try? await gate.wait()
      do throws(ShopError) {
        _ = try await bench.shop.cart.remove(SKU("MUG"))
      } catch {
        errors.append(error)
      }
    }
    handle.cancel()
    try await bench.idle()
    #expect(errors == [.cancelled])
    #expect(bench.held.entered == [])
  }

  @Test("G6: leaving cancels a read: the request on its way is dropped")
  func readDiesWithCaller() async throws {
    var told = 0
    bench.scope.ask { [bench] in
      try await bench.shop.catalog.product(Handle("mug"))
    } then: { _ in
      told += 1
    }
    try await bench.idle()
    bench.scope.cancel()
    try await bench.idle()
    #expect(bench.held.entered == ["catalog.product"])
    #expect(bench.held.done == [], "a held read that nobody waits for is not done")
    #expect(told == 0)
    #expect(bench.scope.isEmpty)
  }

  @Test("G6: idle waits for a shielded call whose caller has gone")
  func idleWaitsForShield() async throws {
    bench.held.holds = false
    bench.scope.ask { [bench] in
      try await bench.shop.cart.change(SKU("MUG"), by: 1)
    } then: { _ in
    }
    bench.scope.cancel()
    await bench.tracker.idle()
    #expect(bench.held.done == ["cart.change MUG 1"])
    #expect(bench.shielded.workload.unfinished.isEmpty)
  }

  @Test("While a call is held, caller and call are parked: the tracker is idle, and names them")
  func heldIsIdle() async throws {
    bench.scope.ask { [bench] in
      try await bench.shop.cart.change(SKU("MUG"), by: 1)
    } then: { _ in
    }
    try await bench.idle()
    #expect(bench.tracker.parked.map(\.name).contains("cart.change"))
    #expect(bench.tracker.parked.count == 2)
    #expect(bench.tracker.running.isEmpty)
  }

  @Test("An answer and a failure reach the caller as the service gave them")
  func answersPass() async throws {
    bench.held.holds = false
    var results: [Result<CartAnswer, ShopError>] = []
    bench.scope.ask { [bench] in
      try await bench.shop.cart.set(SKU("MUG"), to: 4)
    } then: {
      results.append($0)
    }
    try await bench.idle()
    bench.held.failure = .timeout
    bench.scope.ask { [bench] in
      try await bench.shop.cart.set(SKU("MUG"), to: 5)
    } then: {
      results.append($0)
    }
    try await bench.idle()
    #expect(results == [.success(CartAnswer(.clamped(to: 4))), .failure(.timeout)])
    #expect(bench.held.done == ["cart.set MUG 4"])
  }

  @Test("V20: answers of changes and reads come in the order of the calls, whichever they are")
  func orderOfAnswers() async throws {
    bench.held.holds = false
    for round in 0..<200 {
      var order: [Int] = []
      for index in 0..<8 {
        if (index + round) % 3 == 0 {
          bench.scope.ask { [bench] in
            try await bench.shop.catalog.product(Handle("mug"))
          } then: { _ in
            order.append(index)
          }
        } else {
          bench.scope.ask { [bench] in
            try await bench.shop.cart.change(SKU("MUG"), by: index + 1)
          } then: { _ in
            order.append(index)
          }
        }
      }
      try await bench.idle()
      #expect(order == Array(0..<8), "round \(round)")
    }
  }

  @Test(
    "G9: answers that come together are heard apart: the next when what the one before set off is over"
  )
  func answersApart() async throws {
    bench.held.holds = false
    var journal: [String] = []
    for index in 0..<4 {
      let hear = { [bench] in
        journal.append("answer \(index)")
        bench.scope.load {
          await TaskTracker.nextTurn()
        } then: { _ in
          journal.append("reaction \(index)")
        }
      }
      if index % 2 == 0 {
        bench.scope.ask { [bench] in
          try await bench.shop.catalog.product(Handle("mug"))
        } then: { _ in
          _ = hear()
        }
      } else {
        bench.scope.ask { [bench] in
          try await bench.shop.cart.change(SKU("MUG"), by: 1)
        } then: { _ in
          _ = hear()
        }
      }
    }
    try await bench.idle()
    #expect(journal == (0..<4).flatMap { ["answer \($0)", "reaction \($0)"] })
  }

  @Test("G6: a call carries the stay in which it was made, also when it runs later")
  func carriesStay() async throws {
    bench.feed.sessionBegan(SessionID(number: 3, shopper: 7))
    bench.scope.ask { [bench] in
      try await bench.shop.cart.change(SKU("MUG"), by: 1)
    } then: { _ in
    }
    bench.feed.sessionBegan(SessionID(number: 4, shopper: nil))
    bench.scope.ask { [bench] in
      try await bench.shop.catalog.product(Handle("mug"))
    } then: { _ in
    }
    bench.held.release()
    try await bench.idle()
    #expect(
      bench.held.stays == [SessionID(number: 3, shopper: 7), SessionID(number: 4, shopper: nil)])
  }

  @Test("S6: calls and answers are traced by name only, and reports not at all")
  func traced() async throws {
    bench.held.holds = false
    bench.scope.ask { [bench] in
      try await bench.shop.cart.set(SKU("SECRET-SKU"), to: 4)
    } then: { _ in
    }
    bench.scope.start { [bench] in try? await bench.shop.cart.shown(.empty(.gbp)) }
    bench.scope.start { [bench] in try? await bench.shop.cart.left() }
    try await bench.idle()
    #expect(bench.held.done.count == 3)
    #expect(
      bench.tracer.events.map { "\($0.kind) \($0.subject)\($0.detail)" } == [
        "serviceCalled cart.set", "serviceAnswered cart.set",
      ])
  }

  @Test("S6, H4: every traced call is told by its name alone")
  func names() async throws {
    bench.held.holds = false
    let shop = bench.shop
    _ = try await shop.cart.coupon("TEN")
    _ = try await shop.account.signIn(
      Credentials(email: "ada@example.com", password: Secret("correct horse")))
    _ = try await shop.checkout.place(try Fixtures.review(), with: try Fixtures.card())
    _ = try await shop.checkout.status("key")
    #expect(
      bench.tracer.events.filter { $0.kind == .serviceCalled }.map { $0.subject + $0.detail } == [
        "cart.coupon", "account.signIn", "checkout.place", "checkout.status",
      ])
  }

  @Test("Every call of the shop reaches the shop behind the shield")
  func everyCall() async throws {
    bench.held.holds = false
    let shop = bench.shop
    _ = try await shop.session.read()
    try await shop.session.finishOnboarding()
    _ = try await shop.catalog.categories()
    _ = try await shop.catalog.page(CatalogQuery(), after: nil)
    _ = try await shop.catalog.product(Handle("mug"))
    _ = try await shop.cart.change(SKU("A"), by: -1)
    _ = try await shop.cart.set(SKU("A"), to: 2)
    _ = try await shop.cart.remove(SKU("A"))
    _ = try await shop.cart.restore(
      RemovedLine(sku: SKU("A"), name: "A", quantity: 1, position: 0))
    _ = try await shop.cart.coupon("TEN")
    _ = try await shop.cart.dropCoupon()
    try await shop.cart.shown(.empty(.gbp))
    try await shop.cart.left()
    _ = try await shop.saved.list()
    try await shop.saved.set(Handle("mug"), true)
    _ = try await shop.saved.move(Handle("mug"))
    _ = try await shop.account.signIn(Credentials())
    _ = try await shop.account.register(Credentials())
    try await shop.account.signOut()
    _ = try await shop.account.profile()
    _ = try await shop.checkout.begin()
    _ = try await shop.checkout.options(Address())
    _ = try await shop.checkout.place(try Fixtures.review(), with: try Fixtures.card())
    _ = try await shop.checkout.status("key")
    _ = try await shop.orders.page(after: nil)
    _ = try await shop.orders.read(1_001)
    _ = try await shop.orders.cancel(1_001)
    _ = try await shop.orders.again(1_001)
    #expect(
      bench.held.done == [
        "session.read", "session.finishOnboarding", "catalog.categories", "catalog.page",
        "catalog.product", "cart.change A -1", "cart.set A 2", "cart.remove A", "cart.restore A",
        "cart.coupon TEN", "cart.dropCoupon", "cart.shown", "cart.left", "saved.list",
        "saved.set mug true", "saved.move mug", "account.signIn", "account.register",
        "account.signOut", "account.profile", "checkout.begin", "checkout.options",
        "checkout.place", "checkout.status key", "orders.page", "orders.read 1001",
        "orders.cancel 1001", "orders.again 1001",
      ])
  }
}
