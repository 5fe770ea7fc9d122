import PatternKit
import Testing
import TextUI

@testable import BoardKit

@Suite("Barriers")
struct BarrierTests {
  let stage = Stage()

  init() {
    stage.register("gate")
    for id in ["a", "b"] as [BoardID] {
      stage.register(id) { $0.barrier = TextIO.barrier(as: "gate", with: "for \(id)") }
      stage.hearEnds(of: id)
    }
  }

  private func ask(_ id: BoardID, _ text: String) {
    stage.io(id).activation.activate(with: text)
  }

  private func open(_ isDone: Bool = true) {
    stage.io("gate").completer.complete(isDone)
  }

  @Test(
    "BD-L50, BD-L55: the gate is activated once, with what the first has for it, and serves all")
  func once() {
    ask("a", "1")
    ask("a", "2")
    ask("b", "3")
    #expect(stage.take() == ["make a", "make gate", "gate for a", "make b"])
    #expect(stage.root.rooms.map(\.requests.count) == [3])
    open()
    #expect(stage.take() == ["gate ended", "a 1", "a 2", "b 3"])
  }

  @Test(
    "BD-L50: the room listens before the gate is activated: one that completes at once opens it")
  func atOnce() {
    stage.register("open") { $0.onActivate = { board, _, _ in board.complete() } }
    stage.register("c") { $0.barrier = TextIO.barrier(as: "open", with: "") }
    ask("c", "1")
    #expect(stage.take() == ["make c", "make open", "open ", "open ended", "c 1"])
    #expect(stage.root.rooms.isEmpty)
    #expect(stage.installed == ["c"])
  }

  @Test("BD-L51: done, those who wait are let through in order, each with its own input")
  func through() {
    ask("b", "1")
    ask("a", "2")
    ask("b", "3")
    _ = stage.take()
    open()
    #expect(stage.take() == ["gate ended", "b 1", "a 2", "b 3"])
  }

  @Test(
    "BD-L51, BD-A4: not done, none is; what only waited completes with false, what is active stays")
  func cancelled() throws {
    ask("a", "1")
    open()
    ask("a", "2")
    ask("b", "3")
    _ = stage.take()
    open(false)
    #expect(stage.take() == ["gate ended", "a ended", "a done false", "b ended", "b done false"])
    #expect(stage.installed == ["a"])
    #expect(stage.board("a")?.activations.map(\.state) == [.active])
    #expect(stage.misuse == [])
  }

  @Test("BD-L52, BD-F3: gate, room and listener are gone afterwards, over a thousand times")
  func baseline() {
    let flows = stage.root.flows.count
    for number in 0..<1_000 {
      ask("a", "x")
      #expect(stage.root.flows.count == flows + 1)
      open(number.isMultiple(of: 2))
      stage.io("a").completer.complete()
      #expect(stage.root.flows.count == flows)
      #expect(stage.root.rooms.isEmpty && stage.installed == [])
    }
    #expect(stage.lifetimes.counts == ["Motherboard": 1, "NavigationController": 1, "home": 1])
    #expect(stage.misuse == [])
  }

  @Test("BD-L53: having passed is not remembered, and the board is asked anew each time")
  func again() {
    ask("a", "1")
    open()
    ask("a", "2")
    _ = stage.take()
    #expect(stage.root.rooms.map(\.requests.count) == [1])
    stage.board("a")?.barrier = nil
    ask("a", "3")
    #expect(stage.take() == ["a 3"])
  }

  @Test(
    "BD-L54, BD-F16: what is held while the others are let through begins the next run, after them")
  func reentry() {
    ask("a", "1")
    ask("b", "2")
    stage.board("a")?.onActivate = { _, text, _ in if text == "1" { ask("b", "late") } }
    _ = stage.take()
    open()
    #expect(stage.take() == ["gate ended", "a 1", "b 2", "make gate", "gate for b"])
    #expect(stage.root.rooms.map(\.requests.count) == [1])
    open()
    #expect(stage.take() == ["gate ended", "b late"])
  }

  @Test(
    "BD-L56, BD-F13: what waits keeps nobody alive, and a gate that never completes leaks nothing")
  func stuck() {
    var root: Motherboard? = Motherboard(producer: stage.producer, environment: stage.environment)
    root?.io(TextIO.self, as: "a").activation.activate(with: "1")
    weak let motherboard = root
    weak let target = root?.getBoard(identifier: "a")
    weak let gate = root?.getBoard(identifier: "gate")
    #expect(target != nil && gate != nil)
    root?.removeBoard(identifier: "a")
    #expect(target == nil)
    root = nil
    #expect(motherboard == nil && gate == nil)
    #expect(stage.lifetimes.counts["TextBoard"] == nil)
  }

  @Test(
    "BD-L56: a board that was removed while it waited is not activated, though somebody keeps it")
  func removedMeanwhile() {
    ask("a", "1")
    ask("b", "2")
    let kept = stage.board("a")
    stage.root.removeBoard(identifier: "a")
    stage.root.addBoard(TextBoard("a", stage.journal, "new a"))
    _ = stage.take()
    open()
    #expect(stage.take() == ["gate ended", "b 2"])
    #expect(kept?.isInstalled == false)
  }

  @Test("BD-L59, BD-F15: equal options wait together, others apart, each for its own activation")
  func options() {
    for (id, option) in [
      ("v", .void), ("x1", .unique("x")), ("x2", .unique("x")), ("y", .unique("y")),
    ]
      as [(BoardID, ActivationBarrierOption)]
    {
      stage.register(id) {
        $0.barrier = TextIO.barrier(as: "gate", with: "for \(id)", option: option)
      }
    }
    var gates: [Activation] = []
    stage.root.addBoard(TextBoard("gate", stage.journal))
    stage.board("gate")?.onActivate = { gates.append($2) }
    for id in ["v", "x1", "x2", "y"] as [BoardID] { ask(id, "!") }
    #expect(
      stage.take() == [
        "make v", "gate for v", "make x1", "gate for x1", "make x2", "make y", "gate for y",
      ])
    stage.board("gate")?.complete(of: gates[1])
    #expect(stage.take() == ["gate ended", "x1 !", "x2 !"])
    stage.board("gate")?.complete(false, of: gates[2])
    #expect(stage.take() == ["gate ended", "y ended"])
    stage.board("gate")?.complete()
    #expect(stage.take() == ["gate ended", "v !"])
    #expect(stage.root.rooms.isEmpty)
  }

  @Test("BD-F15: a hundred activations wait in one room, at one gate")
  func hundred() {
    for number in 0..<100 { ask("a", "\(number)") }
    #expect(stage.root.rooms.map(\.requests.count) == [100])
    #expect(stage.installed == ["a", "gate"])
    open()
    #expect(stage.take().suffix(100) == (0..<100).map { "a \($0)" })
  }

  @Test(
    "BD-L60: a gate that is removed counts as cancelled, whoever removes it",
    arguments: ["remove", "clear", "replace"])
  func removedGate(_ way: String) {
    ask("a", "1")
    _ = stage.take()
    switch way {
    case "remove": stage.root.removeBoard(identifier: "gate")
    case "clear": stage.root.clearActiveBoards()
    default:
      let gate = stage.board("gate")
      if let activation = gate?.activations.first { gate?.complete(false, of: activation) }
    }
    #expect(stage.take() == ["gate ended", "a ended", "a done false"])
    #expect(stage.root.rooms.isEmpty)
    ask("a", "2")
    #expect(stage.take() == ["make a", "make gate", "gate for a"])
  }

  @Test("BD-L60: a sibling's completer opens the gate as its own completion does")
  func siblingOpens() {
    stage.register("c")
    ask("c", "0")
    ask("a", "1")
    _ = stage.take()
    stage.board("c")?.io(TextIO.self, as: "gate").completer.complete()
    #expect(stage.take() == ["gate ended", "a 1"])
  }

  @Test(
    "BD-L60, BD-F16: a gate that nobody knows, or that does not take its input, cancels, reported")
  func unstartable() {
    stage.register("lost") { $0.barrier = TextIO.barrier(as: "nowhere", with: "") }
    stage.register("wrong") { $0.barrier = NumberIO.barrier(with: 1, at: "gate") }
    ask("lost", "1")
    ask("wrong", "2")
    #expect(
      stage.take() == ["make lost", "lost ended", "make wrong", "make gate", "wrong ended"])
    #expect(stage.misuse == [.unknownBoard, .wrongInput])
    #expect(stage.installed == [] && stage.root.rooms.isEmpty)
    ask("a", "3")
    open()
    #expect(stage.take() == ["make a", "make gate", "gate for a", "gate ended", "a 3"])
  }

  @Test("BD-F14, BD-L42: resetting the flows strands nobody at a gate")
  func reset() {
    ask("a", "1")
    stage.root.resetFlows()
    _ = stage.take()
    open()
    #expect(stage.take() == ["gate ended", "a 1"])
    #expect(stage.root.flows.count == 0)
  }

  @Test("BD-L60: a block task that is cancelled as a gate cancels what waits for it")
  func cancelledTask() async throws {
    let never = Signal<String>("never")
    stage.producer.registerBoard(AskIO.self) {
      BlockTaskBoard<AskIO>(identifier: $0, executingType: .queue) { _ in try await never.wait() }
    }
    stage.register("c") { $0.barrier = AskIO.barrier(with: BlockTaskParameter(input: "")) }
    stage.hearEnds(of: "c")
    ask("c", "1")
    let token = stage.root.getBoard(identifier: "ask")?.activations.first?.token
    stage.root.io(AskIO.self).completer.complete(false, activation: try #require(token))
    #expect(stage.take() == ["make c", "c ended", "c done false"])
    #expect(stage.root.rooms.isEmpty)
    try await stage.tracker.idle(within: .seconds(10))
  }
}
