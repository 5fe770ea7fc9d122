import Foundation
import ShopModel
import ShopServices
import Testing

@testable import ShopDatabase

/// The stand-in, and gateways that misbehave.
struct GatewayTests {
  private let pound = Money(100, .gbp)

  private func standIn() throws -> StandInGateway {
    try StandInGateway(at: .memory, on: ShopExecutor())
  }

  @Test("H7: a key is charged once, whatever comes with it later, and its answer is repeated")
  func repeats() async throws {
    let gateway = try standIn()
    #expect(try await gateway.charge(pound, to: try Bench.card(.ok), key: "k") == .paid)
    #expect(
      try await gateway.charge(Money(900, .gbp), to: try Bench.card(.declined), key: "k") == .paid)
    #expect(try await gateway.status(of: "k") == .paid)
    #expect(try await gateway.netCharges() == 1)
    #expect(try await gateway.netAmount() == 100)
    #expect(
      try await gateway.charge(pound, to: try Bench.card(.funds), key: "n")
        == .declined(.insufficientFunds))
    #expect(
      try await gateway.charge(pound, to: try Bench.card(.ok), key: "n")
        == .declined(.insufficientFunds))
    #expect(try await gateway.netCharges() == 1)
  }

  @Test("H7: what it has never heard of it says so, and does not remember the question")
  func neverHeard() async throws {
    let gateway = try standIn()
    for _ in 1...3 { #expect(try await gateway.status(of: "k") == .neverHeard) }
    #expect(try await gateway.charge(pound, to: try Bench.card(.ok), key: "k") == .paid)
  }

  @Test("H7: a request that is lost on its way was never heard of; the next one arrives")
  func lost() async throws {
    let gateway = try standIn()
    await gateway.loseNextCharge()
    await #expect(throws: LostRequest.self) {
      try await gateway.charge(pound, to: try Bench.card(.ok), key: "k")
    }
    #expect(try await gateway.status(of: "k") == .neverHeard)
    #expect(try await gateway.netCharges() == 0)
    #expect(try await gateway.charge(pound, to: try Bench.card(.ok), key: "k") == .paid)
  }

  @Test(
    "H10: the late cards are unknown to the charge and the first two questions",
    arguments: [
      (SampleCard.late, GatewayAnswer.paid), (.lateDeclined, .declined(.declined)),
    ])
  func late(_ sample: SampleCard, _ outcome: GatewayAnswer) async throws {
    let gateway = try standIn()
    let card = try Bench.card(sample)
    #expect(try await gateway.charge(pound, to: card, key: "k") == .unknown)
    #expect(try await gateway.status(of: "k") == .unknown)
    #expect(try await gateway.charge(pound, to: card, key: "k") == .unknown, "not a question")
    #expect(try await gateway.status(of: "k") == .unknown)
    #expect(try await gateway.netCharges() == 0)
    #expect(try await gateway.status(of: "k") == outcome)
    #expect(try await gateway.charge(pound, to: card, key: "k") == outcome)
    #expect(try await gateway.netCharges() == (outcome == .paid ? 1 : 0))
  }

  @Test("O2: money is given back once; what was not charged is not given back")
  func refunds() async throws {
    let gateway = try standIn()
    _ = try await gateway.charge(pound, to: try Bench.card(.ok), key: "k")
    _ = try await gateway.charge(pound, to: try Bench.card(.declined), key: "n")
    for key in ["k", "k", "n", "unknown"] { try await gateway.refund(key) }
    #expect(try await gateway.netCharges() == 0)
    #expect(try await gateway.netAmount() == 0)
    #expect(try await gateway.status(of: "k") == .paid, "it was paid")
    #expect(try await gateway.charge(pound, to: try Bench.card(.ok), key: "k") == .paid)
    #expect(try await gateway.netCharges() == 0)
  }

  @Test("H7: it has a file of its own, which survives, and keeps nothing of the card")
  func ownFile() async throws {
    let folder = try Folder()
    let bench = try await Bench.stocked(at: .file(folder.file))
    try await bench.register()
    _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 1)
    _ = try await bench.order()
    await bench.database.close()
    let file = folder.url.appending(path: ShopDatabase.gatewayFile)
    let gateway = try StandInGateway(at: .file(file), on: ShopExecutor())
    #expect(try await gateway.netCharges() == 1)
    await gateway.close()
    let bytes = try Data(contentsOf: file)
    #expect(bytes.range(of: Data("4242".utf8)) == nil)
    await #expect(throws: (any Error).self) { try await gateway.netCharges() }
  }

  @Test("W2: a file that is another database is refused by name")
  func foreign() async throws {
    let folder = try Folder()
    let bench = try await Bench.stocked(at: .file(folder.file))
    await bench.database.close()
    let path = folder.file.path
    #expect(throws: DatabaseError.foreign(file: path)) {
      _ = try StandInGateway(at: .file(folder.file), on: ShopExecutor())
    }
  }

  @Test("H7: a gateway that cannot be asked leaves the outcome open, and is asked again")
  func unreachable() async throws {
    let gateway = FlakyGateway(try standIn())
    let bench = try await Bench.stocked(gateway: gateway)
    #expect(bench.database.standIn == nil)
    try await bench.register()
    _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 1)
    await gateway.fail(2)
    guard case .payment(.checking(let attempt)) = try await bench.buy() else {
      Issue.record("the outcome should be open")
      return
    }
    #expect(try await bench.shop.checkout.status(attempt.key) == .checking(attempt))
    let answer = try await bench.shop.checkout.status(attempt.key)
    #expect(answer == .dropped, "it had never heard of it")
    #expect(bench.lines == ["1 MUG-1 1200"])
    #expect(try await bench.stock(of: "MUG-1", in: "mug") == 5)
  }

  @Test("H7: a charge that went through although its answer was lost is found, and is one")
  func answerLost() async throws {
    let inner = try standIn()
    let gateway = FlakyGateway(inner)
    let bench = try await Bench.stocked(gateway: gateway)
    try await bench.register()
    _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 1)
    await gateway.loseAnswers(1)
    guard case .payment(.checking) = try await bench.buy() else {
      Issue.record("the outcome should be open")
      return
    }
    let again = try await bench.buy()
    guard case .payment(.paid) = again else {
      Issue.record("\(again)")
      return
    }
    #expect(try await inner.netCharges() == 1)
    #expect(try await bench.shop.orders.page(after: nil).items.count == 1)
  }

  @Test("H7: a question while the charge is on its way does not drop the payment")
  func chargeOnItsWay() async throws {
    let inner = try standIn()
    let gateway = FlakyGateway(inner)
    let bench = try await Bench.stocked(gateway: gateway)
    try await bench.register()
    _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 1)
    let review = try await bench.review()
    let card = try Bench.card(.ok)
    let work = TaskTrackerBench()
    var answers: [PlaceAnswer?] = []
    await gateway.whileCharging { [bench] in
      guard let key = bench.told.last?.attempt?.key else { return nil }
      return try? await bench.shop.checkout.status(key)
    }
    work.scope.ask {
      try await bench.shop.checkout.place(review, with: card)
    } then: {
      answers.append(try? $0.get())
    }
    try await work.idle()
    #expect(
      await gateway.heardMeanwhile.map { if case .checking = $0 { true } else { false } }
        == true)
    guard case .payment(.paid)?? = answers.first else {
      Issue.record("\(answers)")
      return
    }
    #expect(try await inner.netCharges() == 1)
  }
}
