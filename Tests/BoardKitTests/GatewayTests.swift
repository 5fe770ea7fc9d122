import PatternKit
import Testing
import TextUI

@testable import BoardKit

@Suite("Gateways")
struct GatewayTests {
  let stage = Stage()

  init() {
    for id in ["a", "b", "onboarding"] as [BoardID] { stage.register(id) }
  }

  private func install(_ name: String, for scope: GatewayScope = .all) {
    let journal = stage.journal
    stage.producer.install(
      gatewayBarrier: .registerWithActivation { _, waiting in
        journal.write("\(name) for \(waiting.target) \(waiting.value ?? "nothing")")
      }.withFlowRegistration { gate in
        journal.write("\(name) made as \(gate.identifier)")
      }, for: scope)
  }

  private func open(_ gate: BoardID, _ isDone: Bool = true) {
    if let board = stage.root.getBoard(identifier: gate) as? GatewayBoard { board.complete(isDone) }
  }

  @Test("BD-L61: one address comes before all; the gate gets who waits and its input as it was")
  func precedence() {
    install("all")
    install("special", for: .board("a"))
    stage.io("a").activation.activate(with: "1")
    stage.io("b").activation.activate(with: "2")
    #expect(
      stage.take() == [
        "make a", "special made as a.gateway", "special for a 1", "make b",
        "all made as *.gateway", "all for b 2",
      ])
    open("a.gateway")
    #expect(stage.take() == ["a 1"])
    open("*.gateway", false)
    #expect(stage.take() == ["b ended"])
    #expect(stage.installed == ["a"])
  }

  @Test("BD-L61: an exempt address passes, and only that")
  func exempt() {
    install("all")
    stage.producer.install(gatewayBarrier: .exempt, for: .board("a"))
    stage.io("a").activation.activate(with: "1")
    #expect(stage.take() == ["make a", "a 1"])
    stage.io("b").activation.activate(with: "2")
    #expect(stage.take() == ["make b", "all made as *.gateway", "all for b 2"])
  }

  @Test("BD-L61: the gateways above hold what is below, and the own ones come before them")
  func above() throws {
    stage.register("outer", inside: ["inner"])
    stage.io("outer").activation.activate(with: "0")
    let outer = try #require(stage.board("outer"))
    install("all")
    _ = stage.take()
    outer.motherboard.io(TextIO.self, as: "inner").activation.activate(with: "1")
    #expect(
      stage.take() == ["outer makes inner", "all made as *.gateway", "all for inner 1"])
    #expect(stage.installed == ["outer"])
    outer.motherboard.producer.install(gatewayBarrier: .exempt)
    outer.motherboard.io(TextIO.self, as: "b").activation.activate(with: "2")
    #expect(stage.take() == ["make b", "b 2"])
  }

  @Test(
    "BD-L61: a second gateway for the same is reported, and the first stays until it is removed")
  func duplicate() {
    install("first")
    install("second")
    #expect(stage.misuse == [.duplicateRegistration])
    stage.io("a").activation.activate(with: "1")
    #expect(stage.take() == ["make a", "first made as *.gateway", "first for a 1"])
    stage.producer.removeGatewayBarrier()
    stage.io("b").activation.activate(with: "2")
    #expect(stage.take() == ["make b", "b 2"])
    open("*.gateway")
    #expect(stage.take() == ["a 1"])
  }

  @Test("BD-L62: without a gateway, and for a board that is let through, nothing is installed")
  func phantom() {
    stage.io("a").activation.activate(with: "1")
    #expect(stage.installed == ["a"])
    install("all")
    stage.register("free") { $0.isBypassing = true }
    stage.io("free").activation.activate(with: "2")
    #expect(stage.installed == ["a", "free"])
    #expect(stage.take() == ["make a", "a 1", "make free", "free 2"])
    #expect(stage.root.flows.count == 0 && stage.root.rooms.isEmpty)
  }

  @Test("BD-L62: boards of closures and tasks are let through, unless they say no")
  func bypassing() {
    let flow = FlowBoard<PlainIO>(identifier: "f") { _, _, _ in }
    let held = FlowBoard<PlainIO>(identifier: "h", allowBypassGatewayBarrier: false) { _, _, _ in }
    let task = TaskBoard<NumberIO>(identifier: "t", executor: { $0 })
    let block = BlockTaskBoard<AskIO>(identifier: "k", executingType: .only) { $0 }
    #expect(
      [flow, held, task, block, Board(identifier: "b")].map(\.shouldBypassGatewayBarrier)
        == [true, false, true, true, false])
  }

  @Test("BD-L63: what is activated inside a gate for all, at any depth, does not wait at it")
  func insideGate() {
    stage.register("onboarding.step", inside: ["deep"]) { board in
      board.onActivate = { board, _, _ in
        board.motherboard.io(TextIO.self, as: "deep").activation.activate(with: "3")
      }
    }
    stage.producer.install(
      gatewayBarrier: .registerWithActivation { gate, _ in
        gate.motherboard.io(TextIO.self, as: "onboarding.step").activation.activate(with: "2")
      }.withFlowRegistration { gate in
        gate.motherboard.io(TextIO.self, as: "onboarding.step").completion.handle { [weak gate] in
          stage.producer.removeGatewayBarrier()
          gate?.complete($0)
        }
      })
    stage.io("a").activation.activate(with: "1")
    #expect(
      stage.take() == [
        "make a", "onboarding.step 2", "onboarding.step makes deep", "deep 3",
      ])
    let gate = stage.root.getBoard(identifier: "*.gateway") as? GatewayBoard
    gate?.motherboard.getBoard(identifier: "onboarding.step")?.complete()
    #expect(stage.take() == ["deep ended", "onboarding.step ended", "a 1"])
    #expect(stage.installed == ["a"])
    #expect(stage.misuse == [])
  }

  @Test("BD-L63: a gate may activate a board beside it while it is activated itself")
  func besideGate() {
    stage.producer.install(
      gatewayBarrier: .registerWithActivation { [root = stage.root] _, _ in
        root.io(TextIO.self, as: "onboarding").activation.activate(with: "2")
      })
    stage.io("onboarding").completion.handle { isDone in
      stage.root.getBoard(identifier: "*.gateway")?.complete(isDone)
    }
    stage.io("a").activation.activate(with: "1")
    #expect(stage.take() == ["make a", "make onboarding", "onboarding 2"])
    stage.io("b").activation.activate(with: "3")
    #expect(stage.take() == ["make b"])
    stage.io("onboarding").completer.complete()
    #expect(stage.take() == ["onboarding ended", "a 1", "b 3"])
    #expect(stage.installed == ["a", "b"])
  }

  @Test(
    "BD-L64: a gate for all is one gate: whoever waits, waits for that, and is let through by it")
  func oneGate() {
    install("all")
    stage.io("a").activation.activate(with: "1")
    stage.io("b").activation.activate(with: "2")
    stage.io("a").activation.activate(with: "3")
    #expect(stage.take() == ["make a", "all made as *.gateway", "all for a 1", "make b"])
    stage.producer.removeGatewayBarrier()
    open("*.gateway")
    #expect(stage.take() == ["a 1", "b 2", "a 3"])
    #expect(stage.installed == ["a", "b"])
    #expect(stage.root.flows.count == 0)
  }
}
