import PatternKit
import Testing
import TextUI

@testable import BoardKit

@Suite("Destinations")
struct DestinationTests {
  let stage = Stage()

  @Test("BD-L81, BD-F4: a destination that is kept keeps no motherboard, and is of no use after it")
  func dead() {
    var root: Motherboard? = Motherboard(producer: stage.producer, environment: stage.environment)
    weak let gone = root
    stage.register("a")
    let destination = root?.io(TextIO.self, as: "a")
    destination?.activation.activate(with: "1")
    #expect(stage.take() == ["make a", "a 1"])
    root = nil
    #expect(gone == nil)
    #expect(destination?.activation.activate(with: "2") == nil)
    destination?.interaction.send(command: "c")
    destination?.completer.complete()
    destination?.flow.handle { _ in stage.journal.write("never") }
    destination?.completion.handle { _ in stage.journal.write("never") }
    destination?.actionFlow.handle { _ in stage.journal.write("never") }
    #expect(stage.take() == [])
    #expect(stage.misuse == Array(repeating: .deadMotherboard, count: 6))
  }

  @Test("BD-F4: a board that keeps its own destinations, and its siblings', is no cycle")
  func cycle() {
    var kept: [BoardDestination<TextIO>] = []
    stage.register("a") { board in
      let sibling = board.io(TextIO.self, as: "b")
      let inside = board.motherboard.io(TextIO.self, as: "c")
      board.onActivate = { _, _, _ in
        _ = (sibling, inside)
      }
      kept.append(sibling)
    }
    stage.io("a").activation.activate(with: "1")
    weak let board = stage.board("a")
    #expect(board != nil)
    stage.io("a").completer.complete()
    #expect(board == nil)
    #expect(kept.first?.activation.activate(with: "2") == nil)
  }
}

@Suite("What the types and the sources say")
struct IsolationTests {
  @Test("BD-F29: a motherboard is no board and cannot be activated; an address is no string")
  func types() {
    let stage = Stage()
    #expect(!((stage.root as AnyObject) is Board))
    #expect(!((stage.root as AnyObject) is any GuaranteedBoard))
    #expect(!((BoardID("a") as Any) is String))
    #expect(BoardID("a").appending("b") == "a.b")
  }

  @Test(
    "BD-F27, BD-O12, BD-O8: the kit leaves the main actor nowhere, and keeps nothing for a process")
  func sources() throws {
    let hop =
      #/Task\s*[({]|unsafe|@unchecked|assumeIsolated|MainActor\.run|NSLock|Mutex|DispatchQueue/#
    let shared = #/\bstatic var [^{]*$|\bstatic let shared/#
    let lines = try KitSources.lines()
    #expect(lines.count > 1_000)
    #expect(lines.filter { $0.contains(hop) } == [])
    #expect(lines.filter { $0.contains(shared) } == [])
  }

  @Test("BD-F32: no test of the kit waits for time")
  func noTime() throws {
    let time = #/\.sleep|Date\(|ContinuousClock|clock\.now/#
    let lines = try KitSources.lines(of: "Tests/BoardKitTests", but: "DestinationTests.swift")
    #expect(lines.count > 1_000)
    #expect(lines.filter { $0.contains(time) } == [])
  }

  @Test("BD-O8: two apps in one process share nothing: registrations, gates, tokens, reports")
  func twoApps() throws {
    let (one, two) = (Stage(), Stage())
    for stage in [one, two] {
      stage.register("gate")
      stage.register("a") { $0.barrier = TextIO.barrier(as: "gate", with: "") }
      stage.hearEnds(of: "a")
    }
    let first = try #require(one.io("a").activation.activate(with: "1"))
    let second = try #require(two.io("a").activation.activate(with: "2"))
    #expect(first.serial == second.serial)
    _ = (one.take(), two.take())
    one.io("gate").completer.complete()
    #expect(one.take() == ["gate ended", "a 1"])
    #expect(two.take() == [])
    two.io("gate").completer.complete(false)
    #expect(two.take() == ["gate ended", "a ended", "a done false"])
    one.io("nobody").activation.activate(with: "")
    #expect(one.misuse == [.unknownBoard] && two.misuse == [])
  }
}
