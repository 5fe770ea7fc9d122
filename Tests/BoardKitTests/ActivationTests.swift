import PatternKit
import Testing
import TextUI

@testable import BoardKit

@Suite("Activation")
struct ActivationTests {
  @Test("BD-L11: found or produced, the gateway, its own barrier, activated")
  func order() {
    let stage = Stage()
    stage.register("own")
    stage.register("shop") { board in
      board.onBarrier = { stage.journal.write("barrier asked") }
      board.barrier = TextIO.barrier(as: "own", with: "please")
    }
    weak var gate: GatewayBoard?
    stage.producer.install(
      gatewayBarrier: .registerWithActivation { board, waiting in
        stage.journal.write("gateway for \(waiting.target)")
        gate = board
      }, for: .board("shop"))
    stage.io("shop").activation.activate(with: "x")
    #expect(stage.take() == ["make shop", "gateway for shop"])
    gate?.complete()
    #expect(stage.take() == ["barrier asked", "make own", "own please"])
    stage.io("own").completer.complete()
    #expect(stage.take() == ["own ended", "shop x"])
    #expect(stage.misuse == [])
  }

  @Test("BD-L12: what an output leads to has happened when sending it returns, depth first")
  func depthFirst() {
    let stage = Stage()
    for id in ["a", "b", "c"] as [BoardID] {
      stage.register(id) { board in
        board.onActivate = { board, text, activation in
          board.sendOutput(text + "\(board.identifier)", of: activation)
          stage.journal.write("\(board.identifier) returns")
        }
      }
    }
    stage.root.registerFlowSteps("a" ->> "b" ->> "c")
    stage.io("c").flow.handle { stage.journal.write("out \($0)") }
    stage.io("a").activation.activate(with: "-")
    stage.journal.write("done")
    #expect(
      stage.take() == [
        "make a", "a -", "make b", "b -a", "make c", "c -ab", "out -abc", "c returns",
        "b returns", "a returns", "done",
      ])
  }

  @Test("BD-L13: an input is read by the adapters in order, then cast; else it does not activate")
  func adapters() {
    let stage = Stage()
    stage.register("a") { board in
      board.inputAdapters = [
        { ($0 as? Int).map { "first \($0)" } }, { ($0 as? Int).map { "second \($0)" } },
        { ($0 as? Double).map { "double \($0)" } },
      ]
    }
    for value: Any? in [1, 2.5, "text"] { stage.root.activateBoard(.target("a", value)) }
    #expect(stage.take() == ["make a", "a first 1", "a double 2.5", "a text"])
    #expect(stage.root.activateBoard(.target("a", [1])) == nil)
    #expect(stage.root.activateBoard(.target("a")) == nil)
    #expect(stage.take() == [])
    #expect(stage.misuse == [.wrongInput, .wrongInput])
  }

  @Test("BD-L13: a board that was produced for an input that is none goes again, and nobody hears")
  func notKept() {
    let stage = Stage()
    stage.register("a")
    stage.hearEnds(of: "a")
    #expect(stage.root.activateBoard(.target("a", 1)) == nil)
    #expect(stage.take() == ["make a"])
    #expect(stage.installed == [])
    #expect(stage.lifetimes.counts["TextBoard"] == nil)
  }

  @Test("BD-L14: nothing is a value of an optional input, and none of Void; activate() sends that")
  func nothing() {
    let stage = Stage()
    stage.producer.registerBoard(OptionalIO.self) { id in
      FlowBoard(identifier: id) { _, input, _ in
        stage.journal.write("\(id) \(input.map(String.init) ?? "nothing")")
      }
    }
    stage.producer.registerBoard(PlainIO.self) { id in
      FlowBoard(identifier: id) { _, _, _ in stage.journal.write("\(id)") }
    }
    stage.root.activateBoard(.target("optional"))
    stage.root.io(OptionalIO.self).activation.activate(with: nil)
    stage.root.io(OptionalIO.self).activation.activate(with: 5)
    #expect(stage.take() == ["optional nothing", "optional nothing", "optional 5"])
    #expect(stage.misuse == [])
    stage.root.activateBoard(.target("optional", "five"))
    stage.root.activateBoard(.target("plain"))
    #expect(stage.take() == [])
    #expect(stage.misuse == [.wrongInput, .wrongInput])
    stage.root.io(PlainIO.self).activation.activate()
    #expect(stage.take() == ["plain"])
  }

  @Test("BD-L15: for an input that cannot be read no barrier is asked for")
  func noBarrier() {
    let stage = Stage()
    stage.register("gate")
    stage.register("a") { board in
      board.onBarrier = { stage.journal.write("barrier asked") }
      board.barrier = TextIO.barrier(as: "gate", with: "")
    }
    stage.root.activateBoard(.target("a", 1))
    #expect(stage.take() == ["make a"])
    #expect(stage.misuse == [.wrongInput])
  }

  @Test(
    "BD-L19: a command reaches an installed board, from its motherboard and from a sibling alike")
  func commands() {
    let stage = Stage()
    stage.register("a")
    stage.register("b") { board in
      board.onActivate = { board, _, _ in
        board.io(TextIO.self, as: "a").interaction.send(command: "from b")
      }
    }
    stage.io("a").interaction.send(command: "too early")
    stage.io("a").activation.activate(with: "1")
    stage.io("a").interaction.send(command: "x")
    stage.io("b").activation.activate(with: "2")
    #expect(
      stage.take() == ["make a", "a 1", "a command x", "make b", "b 2", "a command from b"])
    #expect(stage.misuse == [.notInteractable])
  }

  @Test("BD-O2: each activation has a token of its own, which its outputs and its end carry")
  func tokens() throws {
    let stage = Stage()
    var activations: [Activation] = []
    stage.register("a") { board in board.onActivate = { activations.append($2) } }
    stage.io("a").flow.listen {
      stage.journal.write("\($0.value) of \($0.activation?.serial ?? 0)")
    }
    stage.io("a").completion.listen {
      stage.journal.write("\($0.isDone) \($0.activations.map(\.serial))")
    }
    let first = try #require(stage.io("a").activation.activate(with: "1"))
    let second = try #require(stage.io("a").activation.activate(with: "2"))
    #expect(first != second && first.board == "a")
    #expect(activations.map(\.token) == [first, second])
    let board = try #require(stage.root.getBoard(identifier: "a") as? TextBoard)
    _ = stage.take()
    board.sendOutput("old", of: activations[0])
    board.sendOutput("new", of: activations[1])
    board.sendOutput("newest")
    stage.io("a").completer.complete(true, activation: first)
    #expect(board.isInstalled)
    board.sendOutput("stale", of: activations[0])
    board.complete(false)
    #expect(
      stage.take() == [
        "old of \(first.serial)", "new of \(second.serial)", "newest of \(second.serial)",
        "a ended", "true [\(first.serial)]", "a ended", "false [\(second.serial)]",
      ])
    #expect(stage.misuse == [.lateMessage])
  }

  @Test("BD-O3: what is connected for each of many activations is heard once")
  func stacking() {
    let stage = Stage()
    let bus = Bus<String>()
    stage.register("a") { board in
      board.opening = .push
      board.onActivate = { board, text, activation in
        activation.keep(bus.deliver { stage.journal.write("\(text) hears \($0)") })
        activation.keep(
          board.motherboard.io(TextIO.self, as: "x").flow.handle {
            stage.journal.write("\(text) \($0)")
          })
      }
    }
    for number in 1...5 { stage.io("a").activation.activate(with: "\(number)") }
    _ = stage.take()
    bus.transport(input: "news")
    #expect(stage.take() == ["5 hears news"])
    let board = stage.root.getBoard(identifier: "a") as? TextBoard
    #expect(board?.motherboard.flows.count == 1)
    #expect(bus.count == 1)
    stage.io("a").completer.complete()
    #expect(bus.count == 0)
    #expect(board?.motherboard.flows.count == 0)
  }

  @Test("BD-O4: work of an activation ends with it, and what is begun afterwards at once")
  func work() async throws {
    let stage = Stage()
    let signal = Signal<Int>("never")
    var kept: Activation?
    stage.register("a") { board in
      board.onActivate = { _, text, activation in
        kept = activation
        activation.scope.load {
          try await signal.wait()
        } then: { _ in
          stage.journal.write("\(text) answered")
        }
      }
    }
    stage.io("a").activation.activate(with: "1")
    #expect(signal.waiting == 1)
    stage.io("a").completer.complete()
    #expect(signal.waiting == 0)
    let over = try #require(kept)
    #expect(!over.isLive)
    over.scope.load {
      try await signal.wait()
    } then: { _ in
      stage.journal.write("late answer")
    }
    var isEnded = false
    over.keep(Subscription { isEnded = true })
    #expect(isEnded)
    #expect(signal.waiting == 0)
    signal.send(1)
    try await stage.tracker.idle(within: .seconds(10))
    #expect(stage.take() == ["make a", "a 1", "a ended"])
  }
}
