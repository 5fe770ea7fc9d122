import Foundation
import Testing

/// The executable is killed at every committed write of everything that writes, and started again
/// on the same files, where the shopper does the same again.
nonisolated struct CrashTests {
  private static let register = [
    "tab account", "tap account.register", "type signIn.email ada@example.com",
    "type signIn.password \"correct horse\"", "tap signIn.submit",
  ]

  private static let fill = ["open arcade://cart/add/MUG-NAVY?qty=2"]

  private static func buy(_ card: String) -> [String] {
    [
      "tab cart", "tap cart.checkout", "type address.name \"Ada Lovelace\"",
      "type address.street \"1 Harbour Street\"", "type address.city London",
      "type address.postcode sw1a1aa", "tap address.submit", "tap delivery.submit", "card \(card)",
      "tap payment.submit", "tap review.place", "! advance 10s", "! advance 1m",
    ]
  }

  private static let cancel = [
    "tab orders", "tap orders.item.1001", "tap order.cancel", "confirm yes",
  ]

  /// The tab bar that was shown last.
  private func tabs(_ end: Executable.Ending) -> String {
    end.lines.last { $0.contains("Cart") && $0.contains("Saved") } ?? ""
  }

  @Test("W1: killed at any write of its first launch, a shop is made and stocked by the next")
  func firstLaunch() throws {
    let writes = try CrashTrial().killAtEveryWrite(of: ["tap onboarding.skip"]) { figures, again in
      #expect(figures.products == 62)
      #expect(figures.coupons == 4)
      #expect(again.titles.last == "Shop")
    }
    #expect(writes == 6, "both files, the region, coupons, catalogue, and that onboarding is done")
  }

  @Test(
    "H6, H7, H10: killed at any write of a payment and tried again, it is paid once or not at all",
    arguments: [("ok", 3, 1), ("declined", 3, 0), ("late", 7, 1), ("late-declined", 7, 0)])
  func paying(card: String, writes: Int, orders: Int) throws {
    let trial = try CrashTrial(after: Self.register + Self.fill)
    let before = try trial.before()
    let counted = try trial.killAtEveryWrite(of: Self.buy(card)) { figures, _ in
      #expect(figures.orders == orders)
      #expect(figures.charges == orders)
      #expect(figures.charged == orders * 2_795)
      #expect(figures.piecesSold == orders * 2)
      #expect(figures.piecesInStock == before.piecesInStock - orders * 2)
      #expect(figures.cartLines == 1 - orders)
      #expect(figures.openPayments == 0)
    }
    #expect(counted == writes, "T1, the charge, T2, and what each question changes")
  }

  @Test("H7: a launch that asks for an open payment and is killed itself leaves that to the next")
  func asking() throws {
    let trial = try CrashTrial(after: Self.register + Self.fill)
    let before = try trial.before()
    // At 1 the company has never heard of it, at 2 it has charged it.
    for (killed, orders) in [(1, 0), (2, 1)] {
      let open = try CrashTrial(trial, killedAt: killed, of: Self.buy("ok"))
      #expect(try open.before().openPayments == 1)
      #expect(try open.before().piecesReserved == 2)
      let writes = try open.killAtEveryWrite(of: []) { figures, _ in
        #expect(figures.orders == orders)
        #expect(figures.charges == orders)
        #expect(figures.piecesSold == orders * 2)
        #expect(figures.pieces == before.pieces)
        #expect(figures.cartLines == 1 - orders)
        #expect(figures.openPayments == 0)
      }
      #expect(writes == 1 + orders, "T2, and for who is told of it that it was")
    }
  }

  @Test("O2: killed at any write of a cancellation, it is refunded once and restocked once")
  func cancelling() throws {
    let trial = try CrashTrial(after: Self.register + Self.fill + Self.buy("ok"))
    let before = try trial.before()
    #expect(before.piecesSold == 2)
    let writes = try trial.killAtEveryWrite(of: Self.cancel) { figures, _ in
      #expect(figures.orders == 1)
      #expect(figures.charges == 0)
      #expect(figures.refundsDue == 0)
      #expect(figures.piecesSold == 0)
      #expect(figures.piecesInStock == before.piecesInStock + 2)
    }
    #expect(writes == 3, "the order, the refund, and that it was made")
    // The launch that makes up for it can be killed as well.
    let due = try CrashTrial(trial, killedAt: 1, of: Self.cancel)
    #expect(try due.before().refundsDue == 1)
    let later = try due.killAtEveryWrite(of: []) { figures, _ in
      #expect(figures.charges == 0)
      #expect(figures.refundsDue == 0)
      #expect(figures.piecesInStock == before.piecesInStock + 2)
    }
    #expect(later == 2)
  }

  @Test("O2: killed while an order is ordered again, its lines are in the cart, whole")
  func again() throws {
    let trial = try CrashTrial(after: Self.register + Self.fill + Self.buy("ok"))
    let writes = try trial.killAtEveryWrite(
      of: ["tab orders", "tap orders.item.1001", "tap order.again"]
    ) { figures, again in
      #expect(tabs(again).contains("Cart (4)"), "once before it was killed, once after")
      #expect(figures.cartLines == 1)
    }
    #expect(writes == 1)
  }

  @Test("W1: killed at any write of a cart, every change before it is kept")
  func cart() throws {
    let trial = try CrashTrial(after: Self.register + Self.fill)
    let writes = try trial.killAtEveryWrite(of: [
      "open arcade://cart/add/MUG-NAVY", "tap cart.line.MUG-NAVY.increase",
      "type cart.line.MUG-NAVY.quantity 3", "type cart.coupon welcome", "tap cart.coupon.apply",
      "tap cart.line.MUG-NAVY.remove", "tap cart.undo", "tap cart.coupon.drop", "tab shop",
      "tab cart",
    ]) { figures, again in
      #expect(figures.cartLines == 1)
      #expect(again.output.contains("WELCOME: 10% off"))
      #expect(tabs(again).contains("Cart (3)"))
    }
    #expect(writes == 7)
  }

  @Test("O3: killed at any write of what is saved, marks and cart agree")
  func saved() throws {
    let shopper = try CrashTrial(after: Self.register)
    let save = ["open arcade://product/poster", "tap product.save"]
    let saving = try shopper.killAtEveryWrite(of: save) { figures, _ in
      #expect(figures.savedMarks == 0, "set before it was killed, cleared after")
    }
    #expect(saving == 1)
    let trial = try CrashTrial(after: Self.register + save)
    let moving = try trial.killAtEveryWrite(of: ["tab saved", "tap saved.move.poster"]) {
      figures, again in
      #expect(figures.savedMarks == 0)
      #expect(tabs(again).contains("Cart (1)"))
    }
    #expect(moving == 1, "into the cart and off the list in one")
    let removing = try trial.killAtEveryWrite(of: ["tab saved", "tap saved.remove.poster"]) {
      figures, again in
      #expect(figures.savedMarks == 0)
      #expect(!tabs(again).contains("("))
    }
    #expect(removing == 1)
  }

  @Test("S5, S6: killed while somebody registers or signs out, they have or they have not")
  func account() throws {
    let guest = try CrashTrial(after: Self.fill)
    let registering = try guest.killAtEveryWrite(of: Self.register) { figures, again in
      #expect(figures.accounts == 1)
      #expect(figures.cartLines == 1)
      #expect(tabs(again).contains("Cart (2)"))
    }
    #expect(registering == 1, "account, sign-in and merge in one")
    let shopper = try CrashTrial(after: Self.register + Self.fill)
    let leaving = try shopper.killAtEveryWrite(
      of: ["tab account", "tap account.signOut", "confirm yes"]
    ) { figures, again in
      #expect(figures.cartLines == 1, "the account's")
      #expect(!tabs(again).contains("("))
    }
    #expect(leaving == 1)
  }

  @Test("S2, S5: killed at any write of a sign-in, the carts are merged once")
  func signingIn() throws {
    let trial = try CrashTrial(
      after: Self.register + Self.fill + [
        "tab account", "tap account.signOut", "confirm yes", "open arcade://cart/add/CHAWAN?qty=3",
      ])
    let writes = try trial.killAtEveryWrite(of: [
      "tab account", "tap account.signIn", "type signIn.email ada@example.com",
      "type signIn.password \"wrong horse\"", "tap signIn.submit",
      "type signIn.password \"correct horse\"", "tap signIn.submit",
    ]) { figures, again in
      #expect(figures.cartLines == 2)
      #expect(tabs(again).contains("Cart (5)"))
    }
    #expect(writes == 2, "the failure, and the sign-in with its merge")
  }

  @Test("I6, I7: killed at any write of an import, the catalogue is the old one or the new, whole")
  func importing() throws {
    let trial = try CrashTrial(
      after: Self.register + Self.fill + ["open arcade://product/mug", "tap product.save"])
    let file = try Folder()
    let csv = try file.write(
      "new.csv", "Handle,Title,Variant SKU,Variant Price\nboat,Boat,B,9.00\n")
    let writes = try trial.killAtEveryWrite { data, options in
      try Executable.run(["import", csv, "--data", data] + options)
    } check: { figures, _ in
      #expect(figures.products == 1)
      #expect(figures.cartLines == 1, "of a product that is gone")
      #expect(figures.savedMarks == 1)
    }
    #expect(writes == 1, "one transaction")
  }

  @Test("I6, W2: killed in the middle of an import, nothing of it is there, and the shop is whole")
  func withinAnImport() throws {
    let folder = try Folder()
    let start = ["run", "--lines", "--data", folder.path]
    let acts = "tap onboarding.skip\nopen arcade://cart/add/MUG-NAVY\n"
    #expect(try Executable.run(start, input: acts).status == 0)
    let before = try DoctorFindings(folder.path).figures
    // From a pipe that holds less than this: when all is written, most has been read, and the end
    // of the file never comes.
    let importing = try Executable.Running(["import", "/dev/stdin", "--data", folder.path])
    let body = String(repeating: "A sentence of some length. ", count: 20)
    importing.write("Handle,Title,Body (HTML),Variant Price\n")
    importing.write((0..<400).map { "p\($0),Product \($0),\(body),1.00\n" }.joined())
    kill(importing.process.processIdentifier, SIGKILL)
    let end = try importing.end()
    #expect(end.diedOfSignal)
    #expect(end.output == "")
    let after = try DoctorFindings(folder.path)
    #expect(after.isWell, "\(after.told)")
    #expect(after.figures == before)
    let again = try Executable.run(start + ["arcade://cart"], input: "")
    #expect(again.status == 0)
    #expect(tabs(again).contains("Cart (1)"))
  }

  @Test("Killing a run is for line mode, and asks for the number of a write")
  func option() throws {
    let folder = try Folder()
    let screen = try Executable.run(["run", "--data", folder.path, "--kill-at-write", "1"])
    #expect(screen.errors.hasPrefix("arcade: --kill-at-write goes with --lines only"))
    #expect(screen.status == 64)
    for text in ["0", "-1", "two"] {
      let end = try Executable.run(
        ["run", "--lines", "--data", folder.path, "--kill-at-write=\(text)"])
      #expect(end.errors.contains("\(text) is no number of a write"))
      #expect(end.status == 64)
    }
    #expect(folder.contents == [])
  }
}
