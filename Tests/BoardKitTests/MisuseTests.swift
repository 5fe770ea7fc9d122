import PatternKit
import Testing
import TextUI

@testable import BoardKit

@Suite("When types or addresses are wrong, row by row")
struct MisuseTests {
  let stage = Stage()

  @Test(
    "BD-T1, BD-O1: a wrong input, nothing for Void included, does not activate: one report",
    arguments: [0, 1])
  func wrongInput(_ row: Int) {
    stage.register("text")
    stage.producer.registerBoard(PlainIO.self) { id in
      FlowBoard(identifier: id) { _, _, _ in stage.journal.write("plain") }
    }
    stage.root.activateBoard(row == 0 ? .target("text", 1) : .target("plain"))
    #expect(stage.take() == (row == 0 ? ["make text"] : []))
    #expect(stage.misuse == [.wrongInput])
  }

  @Test("BD-T1: the framework's own messages are no inputs: they are reported like any other")
  func silentTypes() {
    stage.register("text")
    stage.root.activateBoard(.target("text", BoardInput.target("other")))
    stage.root.activateBoard(.target("text", News(text: "x")))
    #expect(stage.take() == ["make text", "make text"])
    #expect(stage.misuse == [.wrongInput, .wrongInput])
  }

  @Test("BD-T1: an optional input that is another type does not become nothing: one report")
  func optionalInput() {
    stage.producer.registerBoard(OptionalIO.self) { id in
      FlowBoard(identifier: id) { _, _, _ in stage.journal.write("activated") }
    }
    stage.root.activateBoard(.target("optional", "five"))
    #expect(stage.take() == [])
    #expect(stage.misuse == [.wrongInput])
  }

  @Test("BD-T1, BD-O1: a wrong output skips the handler that was promised another: one report")
  func wrongOutput() {
    stage.register("text") { $0.onActivate = { board, text, _ in board.sendOutput(text) } }
    // A sender under another's address: the one way around the compiler.
    stage.root.io(NumberIO.self, as: "text").flow.handle { stage.journal.write("number \($0)") }
    stage.io("text").flow.handle { stage.journal.write("text \($0)") }
    stage.io("text").activation.activate(with: "x")
    #expect(stage.take() == ["make text", "text x", "text x"])
    #expect(stage.misuse == [.wrongOutput])
  }

  @Test("BD-T1: a flow by addresses skips what has another type, and that is no misuse")
  func skipped() {
    stage.register("text") { $0.onActivate = { board, text, _ in board.sendOutput(text) } }
    stage.root.registerFlow(matchedIdentifiers: ["text"], outputType: Int.self) { output in
      stage.journal.write("number \(output.value)")
    }
    stage.io("text").activation.activate(with: "x")
    #expect(stage.take() == ["make text", "text x"])
    #expect(stage.misuse == [])
  }

  @Test("BD-T1, BD-O1: a wrong command is not taken: one report")
  func wrongCommand() {
    stage.register("text")
    stage.io("text").activation.activate(with: "x")
    stage.root.interactWithBoard(.target("text", 1))
    #expect(stage.take() == ["make text", "text x"])
    #expect(stage.misuse == [.wrongCommand])
  }

  @Test("BD-T1: a command to who is absent, or takes none, goes nowhere: one report each")
  func nobody() {
    stage.producer.registerBoard(NumberIO.self) { FlowBoard(identifier: $0) { _, _, _ in } }
    stage.producer.registerBoard(CommandIO.self) { FlowBoard(identifier: $0) { _, _, _ in } }
    stage.io("text").interaction.send(command: "c")
    #expect(stage.misuse == [.notInteractable])
    stage.root.io(CommandIO.self).activation.activate()
    stage.root.io(CommandIO.self).interaction.send(command: "c")
    #expect(stage.misuse == [.notInteractable, .notInteractable])
    stage.root.addBoard(Board(identifier: "bare"))
    stage.root.interactWithBoard(.target("bare", "c"))
    stage.root.activateBoard(.target("bare", "x"))
    #expect(stage.misuse.suffix(2) == [.notInteractable, .wrongInput])
  }

  @Test("BD-T1: an unknown address, with a context and without, changes nothing: one report")
  func unknown() {
    let bare = Motherboard(producer: BoardProducer(), environment: stage.environment)
    bare.activateBoard(.target("nobody"))
    stage.root.activateBoard(.target("nobody"))
    #expect(bare.boards.isEmpty && stage.root.boards.isEmpty)
    #expect(stage.screens == ["home"])
    #expect(stage.misuse == [.unknownBoard, .unknownBoard])
  }

  @Test("BD-T1: a duplicate is not added: one report")
  func duplicate() {
    stage.root.installBoard(TextBoard("a", stage.journal))
    stage.root.installBoard(TextBoard("a", stage.journal))
    #expect(stage.root.boards.count == 1)
    #expect(stage.misuse == [.duplicateBoard])
  }

  @Test("BD-T1, BD-L21: a second completion, and one of who is absent, are harmless, and no misuse")
  func twice() {
    stage.register("a")
    stage.hearEnds(of: "a")
    stage.io("a").activation.activate(with: "1")
    let board = stage.root.getBoard(identifier: "a")
    board?.complete()
    board?.complete()
    board?.complete(false)
    stage.io("a").completer.complete()
    stage.root.removeBoard(identifier: "a")
    #expect(stage.take() == ["make a", "a 1", "a ended", "a done true"])
    #expect(stage.misuse == [])
  }

  @Test(
    "BD-T1: a place to show something in is nil where there is none: one report each, and no screen"
  )
  func noContext() {
    let bare = Motherboard(producer: stage.producer, environment: stage.environment)
    stage.register("a")
    bare.io(TextIO.self, as: "a").activation.activate(with: "1")
    let board = bare.getBoard(identifier: "a")
    #expect(board?.rootViewController == nil)
    #expect(board?.window == nil)
    #expect(board?.navigationController == nil)
    #expect(board?.tabBarController == nil)
    #expect(stage.misuse == Array(repeating: .missingContext, count: 4))
  }

  @Test(
    "BD-T1: a screen that there is no place for ends its activation, and is reported",
    arguments: [ScreenOpening.push, .embed, .modal, .modalStack, .root])
  func noPlace(_ opening: ScreenOpening) {
    let bare = Motherboard(producer: stage.producer, environment: stage.environment)
    stage.register("a") { $0.opening = opening }
    bare.io(TextIO.self, as: "a").completion.handle { stage.journal.write("done \($0)") }
    bare.io(TextIO.self, as: "a").activation.activate(with: "1")
    #expect(stage.take() == ["make a", "a 1", "a ended", "done false"])
    #expect(stage.misuse == [.missingContext])
    #expect(bare.boards.isEmpty)
  }

  @Test("BD-T1: an app is initialized once: a second time changes nothing, one report")
  func initializedTwice() {
    let launcher = PluginLauncher(environment: stage.environment)
      .initialize { _ in stage.journal.write("settings") }
    let mainboard = launcher.mainboard
    launcher.initialize { _ in stage.journal.write("again") }
    #expect(launcher.mainboard === mainboard)
    #expect(stage.take() == ["settings"])
    #expect(stage.misuse == [.launchOrder])
  }

  @Test("BD-T1, BD-L29: a board with no motherboard may use every way out, to no effect")
  func uninstalled() {
    let board = TextBoard("a", stage.journal)
    board.sendOutput("x")
    board.broadcastAction(News(text: "x"))
    board.io(TextIO.self, as: "b").activation.activate(with: "1")
    board.io(TextIO.self, as: "b").interaction.send(command: "c")
    board.io(TextIO.self, as: "b").completer.complete()
    board.complete()
    #expect(stage.take() == [])
    #expect(!board.isInstalled)
  }
}
