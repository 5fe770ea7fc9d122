import BoardKit
import Testing
import TextUI

@Suite("Smoke")
struct SmokeTests {
  @Test("A gated board with a screen", arguments: paces)
  func gated(_ pace: Window.Pace) {
    let stage = Stage(pace)
    stage.register("gate") { $0.opening = .modalStack }
    stage.register("shop") {
      $0.opening = .push
      $0.barrier = TextIO.barrier(with: "please")
    }
    stage.producer.registerBoard(TextIO.self) { TextBoard($0, stage.journal) }
    stage.hearEnds(of: "shop")
    stage.hearEnds(of: "text")
    stage.io("shop").activation.activate(with: "x")
    stage.settle()
    #expect(stage.take() == ["make shop", "text please"])
    stage.io("text").completer.complete()
    stage.settle()
    #expect(stage.take() == ["text ended", "text done true", "shop x"])
    #expect(stage.screens == ["home", "shop"])
    stage.expectSound()
    stage.back()
    #expect(stage.take() == ["shop ended", "shop done false"])
    stage.expectSound()
    #expect(stage.installed == [])
  }

  @Test("A screen board that is activated again", arguments: paces)
  func again(_ pace: Window.Pace) {
    let stage = Stage(pace)
    stage.register("shop") { $0.opening = .push }
    stage.hearEnds(of: "shop")
    stage.io("shop").activation.activate(with: "x")
    stage.settle()
    stage.io("shop").activation.activate(with: "y")
    stage.settle()
    #expect(stage.take() == ["make shop", "shop x", "shop ended", "shop done false", "shop y"])
    #expect(stage.screens == ["home", "shop"])
    stage.expectSound()
  }

  @Test("Steps and outputs, nil and nested")
  func steps() {
    let stage = Stage()
    for id in ["a", "b", "c"] as [BoardID] {
      stage.register(id) {
        $0.onActivate = { board, text, activation in
          board.sendOutput(text + "\(board.identifier)", of: activation)
          board.complete(of: activation)
        }
      }
    }
    stage.root.registerFlowSteps("a" ->> "b" ->> "c")
    stage.io("c").flow.handle { stage.journal.write("out \($0)") }
    stage.io("a").activation.activate(with: "-")
    #expect(
      stage.take() == [
        "make a", "a -", "make b", "b -a", "make c", "c -ab", "out -abc", "c ended", "b ended",
        "a ended",
      ])
    stage.expectSound()
  }
}
