import PatternKit
import Testing
import TextUI

@testable import BoardKit

@Suite("Installing, producing, looking up")
struct InstallingTests {
  @Test("BD-L1: a second board under an address is not added, and that is reported")
  func unique() {
    let stage = Stage()
    let first = TextBoard("a", stage.journal)
    stage.root.addBoard(first)
    stage.root.addBoard(TextBoard("a", stage.journal))
    #expect(stage.root.boards.map(ObjectIdentifier.init) == [ObjectIdentifier(first)])
    #expect(stage.root.getBoard(identifier: "a") === first)
    #expect(stage.misuse == [.duplicateBoard])
    let other = Motherboard(
      identifier: "other", producer: stage.producer, environment: stage.environment)
    other.addBoard(first)
    #expect(other.boards.isEmpty)
    #expect(stage.misuse == [.duplicateBoard, .duplicateBoard])
  }

  @Test(
    "BD-L2: adding leaves a board its context; installing it, and moving the motherboard, does not")
  func context() {
    let stage = Stage()
    let own = Page("own")
    let added = TextBoard("added", stage.journal)
    added.putIntoContext(own)
    stage.root.addBoard(added)
    #expect(added.context === own)
    let bare = TextBoard("bare", stage.journal)
    stage.root.addBoard(bare)
    #expect(bare.context === stage.stack)
    let installed = TextBoard("installed", stage.journal)
    installed.putIntoContext(own)
    stage.root.installBoard(installed)
    #expect(installed.context === stage.stack)
    stage.root.putIntoContext(stage.window)
    #expect([added, bare, installed].allSatisfy { $0.context === stage.window })
    #expect(added.motherboard.context === stage.window)
  }

  @Test("BD-L3: a board is produced when it is first activated, and activated again it is the same")
  func once() {
    let stage = Stage()
    stage.register("a")
    #expect(stage.take() == [])
    stage.io("a").activation.activate(with: "1")
    let board = stage.root.getBoard(identifier: "a")
    stage.io("a").activation.activate(with: "2")
    #expect(stage.root.getBoard(identifier: "a") === board)
    #expect(stage.take() == ["make a", "a 1", "a 2"])
    #expect(board?.activations.count == 2)
  }

  @Test("BD-L4: after its removal an activation produces a new board")
  func anew() {
    let stage = Stage()
    stage.register("a")
    stage.io("a").activation.activate(with: "1")
    stage.root.removeBoard(identifier: "a")
    stage.io("a").activation.activate(with: "2")
    #expect(stage.take() == ["make a", "a 1", "a ended", "make a", "a 2"])
    stage.root.addBoard(TextBoard("static", stage.journal))
    stage.root.removeBoard(identifier: "static")
    #expect(stage.io("static").activation.activate(with: "1") == nil)
    #expect(stage.misuse == [.unknownBoard])
  }

  @Test("BD-L5, BD-F12: looking up, commanding and completing produce nothing, and spoil nothing")
  func looking() {
    let stage = Stage()
    stage.register("a")
    #expect(stage.root.getBoard(identifier: "a") == nil)
    stage.io("a").interaction.send(command: "c")
    stage.io("a").completer.complete()
    stage.root.removeBoard(identifier: "a")
    #expect(stage.installed == [])
    #expect(stage.take() == [])
    #expect(stage.misuse == [.notInteractable])
    stage.io("a").activation.activate(with: "1")
    #expect(stage.take() == ["make a", "a 1"])
  }

  @Test(
    "BD-L6: an unknown address installs nothing, is reported each time, and can be registered later"
  )
  func unknown() {
    let stage = Stage()
    #expect(stage.io("a").activation.activate(with: "1") == nil)
    #expect(stage.io("a").activation.activate(with: "2") == nil)
    #expect(stage.installed == [])
    #expect(stage.misuse == [.unknownBoard, .unknownBoard])
    stage.register("a")
    #expect(stage.io("a").activation.activate(with: "3") != nil)
    #expect(stage.take() == ["make a", "a 3"])
  }

  @Test(
    "BD-L7: a factory is looked for in the own producer, then in those above, the nearest first")
  func chain() throws {
    let stage = Stage()
    stage.register("far")
    stage.register("near")
    let outer = TextBoard("outer", stage.journal, in: stage, inside: ["inner", "near"])
    stage.root.addBoard(outer)
    outer.motherboard.io(TextIO.self, as: "inner").activation.activate(with: "1")
    let inner = try #require(outer.motherboard.getBoard(identifier: "inner") as? TextBoard)
    _ = stage.take()
    inner.motherboard.io(TextIO.self, as: "far").activation.activate(with: "2")
    inner.motherboard.io(TextIO.self, as: "near").activation.activate(with: "3")
    #expect(stage.take() == ["make far", "far 2", "outer makes near", "near 3"])
    #expect(stage.installed == ["outer"])
  }

  @Test(
    "BD-L8, BD-F10: of two factories the first stays and the second is reported, unless it replaces"
  )
  func duplicates() {
    let stage = Stage()
    stage.producer.registerBoard(TextIO.self) { TextBoard($0, stage.journal, "first") }
    stage.producer.registerBoard(TextIO.self) { TextBoard($0, stage.journal, "second") }
    #expect(stage.misuse == [.duplicateRegistration])
    stage.io("text").activation.activate(with: "1")
    #expect(stage.take() == ["first 1"])
    stage.producer.registerBoard(TextIO.self, replacingExisting: true) {
      TextBoard($0, stage.journal, "third")
    }
    stage.root.removeBoard(identifier: "text")
    stage.io("text").activation.activate(with: "2")
    #expect(stage.take() == ["first ended", "third 2"])
    #expect(stage.misuse == [.duplicateRegistration])
  }

  @Test("BD-F10: what is registered twice before there is an app is reported when there is one")
  func early() {
    let producer = BoardProducer()
    let journal = Journal()
    producer.registerBoard(TextIO.self) { TextBoard($0, journal) }
    producer.registerBoard(TextIO.self) { TextBoard($0, journal) }
    let environment = BoardEnvironment()
    _ = Motherboard(producer: producer, environment: environment)
    #expect(environment.diagnostics.reports.map(\.kind) == [.duplicateRegistration])
  }

  @Test("BD-L9: one factory serves several addresses, gets the one that is produced, and no other")
  func several() {
    let stage = Stage()
    stage.producer.registerBoards(TextIO.self, as: ["a", "b"]) { id in
      stage.journal.write("make \(id)")
      return TextBoard(id, stage.journal)
    }
    stage.io("b").activation.activate(with: "1")
    stage.io("a").activation.activate(with: "2")
    stage.io("c").activation.activate(with: "3")
    #expect(stage.take() == ["make b", "b 1", "make a", "a 2"])
    #expect(stage.misuse == [.unknownBoard])
  }

  @Test("BD-L10: a boxed producer is not kept alive")
  func boxed() {
    let stage = Stage()
    var above: BoardProducer? = BoardProducer()
    weak let gone = above
    above?.registerBoard(TextIO.self) { TextBoard($0, stage.journal) }
    let below = BoardProducer(external: above?.boxed)
    #expect(below.produceBoard(identifier: "text") != nil)
    above = nil
    #expect(gone == nil)
    #expect(below.produceBoard(identifier: "text") == nil)
  }

  @Test("BD-F9: a factory among ten thousand is found without calling another")
  func many() {
    let stage = Stage()
    for number in 0..<10_000 { stage.register(BoardID("board").appending("\(number)")) }
    stage.io("board.9999").activation.activate(with: "1")
    #expect(stage.take() == ["make board.9999", "board.9999 1"])
  }
}
