import PatternKit
import Testing
import TextUI

@testable import BoardKit

@Suite("Flows")
struct FlowTests {
  let stage = Stage()

  init() {
    for id in ["a", "b", "c"] as [BoardID] {
      stage.register(id) { board in
        board.onActivate = { board, text, _ in board.sendOutput(text) }
      }
    }
  }

  private func send(_ text: String, from id: BoardID = "a") -> [String] {
    _ = stage.take()
    stage.io(id).activation.activate(with: text)
    return stage.take().filter { !$0.hasPrefix("make") && $0 != "\(id) \(text)" }
  }

  @Test("BD-L31, BD-F8: a message goes to the flows that there were when it was sent, in order")
  func snapshot() {
    var second: Subscription?
    var isFirst = true
    stage.io("a").flow.handle { _ in
      stage.journal.write("1")
      guard isFirst else { return }
      isFirst = false
      second?.end()
      stage.io("a").flow.handle { _ in stage.journal.write("added") }
    }
    second = stage.io("a").flow.handle { _ in stage.journal.write("2") }
    stage.io("a").flow.handle { _ in stage.journal.write("3") }
    #expect(send("x") == ["1", "2", "3"])
    #expect(send("y") == ["1", "3", "added"])
  }

  @Test("BD-L32: commands, activations and ends are done before a flow hears of anything")
  func defaultsFirst() {
    stage.io("a").completion.handle { _ in stage.journal.write("installed \(stage.installed)") }
    stage.io("a").activation.activate(with: "x")
    _ = stage.take()
    stage.io("a").completer.complete()
    #expect(stage.take() == ["a ended", "installed []"])
    stage.root.registerFlowSteps("a" ->> "b")
    stage.io("a").flow.handle { _ in stage.io("b").interaction.send(command: "after") }
    #expect(send("y") == ["b y", "b command after"])
    #expect(stage.misuse == [])
  }

  @Test("BD-L33: the next board is activated while the condition holds, and all listeners hear")
  func conditions() {
    stage.io("a").flow.activate(stage.io("b"), where: { $0 == "yes" })
    stage.io("a").flow.activate(stage.io("c"))
    #expect(send("yes") == ["b yes", "c yes"])
    #expect(send("no") == ["c no"])
  }

  @Test("BD-L33: the token of a registration removes that flow, and no equal one")
  func removal() {
    let handler: (String) -> Void = { stage.journal.write("heard \($0)") }
    let first = stage.io("a").flow.handle(handler)
    stage.io("a").flow.handle(handler)
    let steps = stage.root.registerFlowSteps("a" ->> "b" ->> "c")
    #expect(stage.root.flows.count == 4)
    #expect(send("1") == ["heard 1", "heard 1", "b 1", "c 1"])
    first.end()
    first.end()
    steps.end()
    #expect(send("2") == ["heard 2"])
    #expect(stage.root.flows.count == 1)
  }

  @Test("BD-L34, BD-F11: a chain goes on to the handler that fits; what none takes is reported")
  func chain() {
    stage.producer.registerBoard(OptionalIO.self) { id in
      FlowBoard(identifier: id) { board, input, _ in board.sendOutput(input) }
    }
    stage.root.registerChainFlow(matchedIdentifiers: ["a", "optional"])
      .handle(outputType: Double.self) { stage.journal.write("double \($0.value)") }
      .handle(outputType: String.self) { stage.journal.write("text \($0.value) of \($0.source)") }
      .handle(outputType: String.self) { _ in stage.journal.write("never") }
      .eventuallyReport()
    #expect(stage.root.flows.count == 2)
    #expect(send("x") == ["text x of a"])
    stage.root.io(OptionalIO.self).activation.activate(with: 1)
    #expect(stage.take() == [])
    #expect(stage.misuse == [.unhandledOutput])
  }

  @Test(
    "BD-L34: a chain is registered when it says what is done with the rest: skip it, or handle it")
  func rest() {
    let chain = stage.root.registerChainFlow(matchedIdentifiers: ["a"])
      .handle(outputType: Int.self) { _ in stage.journal.write("int") }
    #expect(stage.root.flows.count == 0)
    chain.eventuallySkipHandling()
    chain.eventuallyHandle { stage.journal.write("rest of \($0.source)") }
    #expect(send("x") == ["rest of a"])
    #expect(stage.misuse == [])
  }

  @Test(
    "BD-L34: a flow by addresses skips another type; a destination's flow reports it, others run")
  func mismatch() {
    stage.root.registerFlow(matchedIdentifiers: ["a"], outputType: Int.self) { _ in
      stage.journal.write("int")
    }
    stage.root.io(NumberIO.self, as: "a").flow.handle { stage.journal.write("number \($0)") }
    stage.root.registerFlow(matchedIdentifiers: ["a"]) { (output: BoardOutput<String>) in
      stage.journal.write("text \(output.value)")
    }
    #expect(send("x") == ["text x"])
    #expect(stage.misuse == [.wrongOutput])
  }

  @Test("BD-L35: any address in a list matches, another never, and an empty list nothing")
  func lists() {
    stage.root.registerFlow(matchedIdentifiers: ["a", "b", "a"]) { (output: BoardOutput<String>) in
      stage.journal.write("either \(output.source)")
    }
    stage.root.registerFlow(matchedIdentifiers: []) { (_: BoardOutput<String>) in
      stage.journal.write("never")
    }
    #expect(send("1", from: "a") == ["either a"])
    #expect(send("2", from: "b") == ["either b"])
    #expect(send("3", from: "c") == [])
  }

  @Test("BD-L36: a step passes on what was sent, nothing included, and neither ends nor broadcasts")
  func steps() {
    for id in ["x", "y"] as [BoardID] {
      stage.producer.registerBoard(OptionalIO.self, as: id) { id in
        FlowBoard(identifier: id) { board, input, _ in
          stage.journal.write("\(id) \(input.map(String.init) ?? "nothing")")
          board.sendOutput(input)
          board.complete()
        }
      }
    }
    stage.root.registerFlowSteps("x" ->> "y")
    stage.root.io(OptionalIO.self, as: "x").activation.activate(with: nil)
    stage.root.io(OptionalIO.self, as: "x").activation.activate(with: 3)
    #expect(stage.take() == ["x nothing", "y nothing", "x 3", "y 3"])
    stage.root.registerFlowSteps("a" ->> "b")
    stage.io("a").activation.activate(with: "1")
    _ = stage.take()
    stage.board("a")?.broadcastAction(News(text: "n"))
    stage.io("a").interaction.send(command: "c")
    stage.board("a")?.complete()
    #expect(stage.take() == ["a command c", "a ended"])
  }

  @Test("BD-L36, BD-O1: a step whose output is no input of the next is reported, and ends there")
  func wrongStep() {
    stage.producer.registerBoard(NumberIO.self) { FlowBoard(identifier: $0) { _, _, _ in } }
    stage.root.registerFlowSteps("a" ->> "number" ->> "b")
    #expect(send("x") == [])
    #expect(stage.misuse == [.wrongInput])
    #expect(stage.installed == ["a"])
  }

  @Test("BD-L37: a flow keeps its target weakly and is silent without it; a closure stays")
  func targets() {
    final class Target {}
    var target: Target? = Target()
    weak let gone = target
    if let target {
      stage.io("a").flow.addTarget(target) { _, text in stage.journal.write("target \(text)") }
    }
    stage.io("a").flow.handle { [journal = stage.journal] in journal.write("closure \($0)") }
    #expect(send("1") == ["target 1", "closure 1"])
    target = nil
    #expect(gone == nil)
    #expect(send("2") == ["closure 2"])
  }

  @Test("BD-L38: binding to a bus does not keep the bus; every cable hears what is wanted")
  func bound() {
    var bus: Bus<String>? = Bus<String>()
    weak let gone = bus
    if let bus {
      stage.io("a").flow.bind(to: bus, where: { $0 != "no" })
      bus.deliver { stage.journal.write("1 \($0)") }
      bus.deliver { stage.journal.write("2 \($0)") }
    }
    stage.io("a").flow.bind(to: Bus())
    #expect(send("yes") == ["1 yes", "2 yes"])
    #expect(send("no") == [])
    bus = nil
    #expect(gone == nil)
    #expect(send("yes") == [])
  }

  @Test("BD-L39: a relay sends on under its own address, with the token, and is not activated")
  func relay() {
    stage.io("a").flow.sendOutput(through: stage.io("relay"))
    stage.io("relay").flow.listen { output in
      stage.journal.write("\(output.source) \(output.value) \(output.activation?.board ?? "")")
    }
    #expect(send("x") == ["relay x a"])
    #expect(stage.installed == ["a"])
  }

  @Test("BD-L42: after a reset the user's flows are gone, and broadcasts still climb")
  func reset() throws {
    stage.register("outer", inside: ["inner"])
    stage.io("outer").activation.activate(with: "1")
    stage.io("a").flow.handle { _ in stage.journal.write("gone") }
    let outer = try #require(stage.board("outer"))
    outer.motherboard.registerActionFlow(News.self) { _ in stage.journal.write("gone") }
    let inner = outer.motherboard.io(TextIO.self, as: "inner")
    inner.activation.activate(with: "2")
    outer.motherboard.resetFlows()
    stage.root.resetFlows()
    stage.root.registerActionFlow(News.self) { stage.journal.write("root \($0.text)") }
    _ = stage.take()
    (outer.motherboard.getBoard(identifier: "inner") as? TextBoard)?
      .broadcastAction(News(text: "n"))
    #expect(stage.take() == ["root n"])
    #expect(send("x") == [])
    inner.completer.complete()
    #expect(outer.motherboard.boards.isEmpty)
  }

  @Test("BD-A1: an output is told to the flows of its source alone, however many others there are")
  func indexed() {
    var others = 0
    for number in 0..<1_000 {
      stage.io(BoardID("other").appending("\(number)")).flow.handle { _ in others += 1 }
    }
    stage.io("a").flow.handle { stage.journal.write("heard \($0)") }
    #expect(stage.root.flows.listeners(of: "a") == 1)
    #expect(stage.root.flows.count == 1_001)
    #expect(send("x") == ["heard x"])
    #expect(others == 0)
  }
}
