import PatternKit
import Testing
import TextUI

@testable import BoardKit

@Suite("One gated activation, step by step")
struct GatedActivationTests {
  let stage = Stage()

  @Test("BD-T2, BD-L11, BD-L50: every step, in its order, first through the gateway, then the gate")
  func steps() {
    let root = stage.root
    stage.register("onboarding") { $0.isBypassing = true }
    stage.register("signIn") { $0.isBypassing = true }
    stage.register("shop") { board in
      board.onBarrier = { stage.journal.write("the shop's own barrier is asked for") }
      board.barrier = TextIO.barrier(as: "signIn", with: "please")
    }
    stage.producer.install(
      gatewayBarrier: .registerWithActivation { gate, waiting in
        stage.journal.write("gate activated for \(waiting.target) \(waiting.value ?? "")")
        stage.journal.write("listeners \(root.flows.count), \(stage.installed)")
        gate.motherboard.io(TextIO.self, as: "onboarding").activation.activate(with: "hello")
      }.withFlowRegistration { gate in
        stage.journal.write("gate made")
        gate.motherboard.io(TextIO.self, as: "onboarding").flow.handle { [weak gate] text in
          stage.journal.write("gate hears \(text)")
          gate?.complete()
        }
      })
    // An earlier listener of the gate's end.
    root.registerCompletionFlow(matchedIdentifiers: ["*.gateway"]) {
      stage.journal.write(
        "earlier handler \($0.isDone), listeners \(root.flows.count), \(stage.installed)")
    }

    // 1, 2: asked for; the target is produced. 3, 4: gate and room. 5, 6: the gate is activated.
    stage.io("shop").activation.activate(with: "first")
    #expect(
      stage.take() == [
        "make shop", "gate made", "gate activated for shop first",
        "listeners 2, [\"shop\", \"*.gateway\"]", "make onboarding", "onboarding hello",
      ])
    #expect(root.rooms.map(\.barrier.gate) == ["*.gateway"])

    // Meanwhile another one joins; no second run.
    stage.io("shop").activation.activate(with: "second")
    #expect(stage.take() == [])
    #expect(root.rooms.map(\.requests.count) == [2])

    // 7: the gate's inside sends. 8, 9: the gate completes and is removed. 10: the earlier handler.
    // 11: the room's listener ends. 12: each goes on in order: to its own barrier, through the same.
    let gate = root.getBoard(identifier: "*.gateway") as? GatewayBoard
    let onboarding = gate?.motherboard.getBoard(identifier: "onboarding") as? TextBoard
    onboarding?.sendOutput("seen")
    #expect(
      stage.take() == [
        "gate hears seen", "onboarding ended",
        "earlier handler true, listeners 2, [\"shop\"]",
        "the shop's own barrier is asked for", "make signIn", "signIn please",
        "the shop's own barrier is asked for",
      ])
    // The gateway's room has gone with its listener; the gate's is there with its own.
    #expect(root.rooms.map(\.barrier.gate) == ["signIn"])
    #expect(root.flows.count == 2)
    #expect(stage.installed == ["shop", "signIn"])

    // 13: what comes while they are let through begins the next run, at the gateway again.
    stage.board("shop")?.onActivate = { _, text, _ in
      if text == "first" { stage.io("shop").activation.activate(with: "third") }
    }
    stage.io("signIn").completer.complete()
    #expect(
      stage.take() == [
        "signIn ended", "shop first", "gate made", "gate activated for shop third",
        "listeners 2, [\"shop\", \"*.gateway\"]", "make onboarding", "onboarding hello",
        "shop second",
      ])
    #expect(root.rooms.map(\.barrier.gate) == ["*.gateway"])
    #expect(stage.misuse == [])
    #expect(
      stage.tracer.events.filter { $0.kind == .gateHeld || $0.kind == .gateOpened }
        .map { "\($0.kind) \($0.subject) \($0.detail)" } == [
          "gateHeld shop *.gateway", "gateHeld shop *.gateway",
          "gateOpened shop *.gateway", "gateHeld shop signIn",
          "gateOpened shop *.gateway", "gateHeld shop signIn",
          "gateOpened shop signIn", "gateHeld shop *.gateway",
          "gateOpened shop signIn",
        ])
  }
}
