import PatternKit
import Testing
import TextUI

@testable import BoardKit

@Suite("Screens")
struct ScreenTests {
  @Test(
    "BD-A2: a screen that a person closes completes its board with false, once",
    arguments: paces, [ScreenOpening.push, .modal, .modalStack])
  func person(_ pace: Window.Pace, _ opening: ScreenOpening) {
    let stage = Stage(pace)
    stage.register("a") { $0.opening = opening }
    stage.hearEnds(of: "a")
    for visit in 1...3 {
      stage.io("a").activation.activate(with: "\(visit)")
      stage.settle()
      weak let board = stage.board("a")
      #expect(stage.window.top === board?.page)
      stage.expectSound()
      #expect(stage.take() == ["make a", "a \(visit)"])
      if opening == .push {
        #expect(stage.back() == .handled)
      } else {
        #expect(stage.window.dismiss(on: stage.window.token) == .handled)
        stage.settle()
      }
      #expect(stage.take() == ["a ended", "a done false"])
      #expect(board == nil && stage.installed == [])
      stage.expectSound()
    }
  }

  @Test(
    "BD-A2: a screen that goes with its container completes its board with false", arguments: paces)
  func container(_ pace: Window.Pace) {
    let stage = Stage(pace)
    for id in ["a", "b"] as [BoardID] {
      stage.register(id) { $0.opening = .push }
      stage.hearEnds(of: id)
      stage.io(id).activation.activate(with: "1")
      stage.settle()
    }
    _ = stage.take()
    stage.stack.popToRootViewController()
    stage.settle()
    #expect(stage.take() == ["b ended", "b done false", "a ended", "a done false"])
    stage.expectSound()
  }

  @Test(
    "BD-A2: completing closes what was shown, wherever it stands, and is told once",
    arguments: paces, [ScreenOpening.push, .modal, .modalStack, .root, .embed])
  func completing(_ pace: Window.Pace, _ opening: ScreenOpening) {
    let stage = Stage(pace)
    stage.register("a") { $0.opening = opening }
    stage.hearEnds(of: "a")
    stage.io("a").activation.activate(with: "1")
    stage.settle()
    weak let page = stage.board("a")?.page
    #expect(page != nil)
    _ = stage.take()
    stage.board("a")?.complete()
    #expect(stage.take() == ["a ended", "a done true"])
    stage.settle()
    #expect(page == nil)
    #expect(stage.take() == [])
    #expect(stage.installed == [])
    #expect(stage.misuse == [])
  }

  @Test(
    "BD-A2: a screen that is closed before it has come does not stay",
    arguments: [ScreenOpening.push, .modal, .modalStack, .embed, .root])
  func closedOnItsWay(_ opening: ScreenOpening) {
    let stage = Stage(.stepped)
    stage.register("shop") { $0.opening = opening }
    stage.hearEnds(of: "shop")
    stage.io("shop").activation.activate(with: "x")
    #expect(stage.window.queuedTransitions == 1)
    stage.io("shop").completer.complete()
    #expect(stage.take() == ["make shop", "shop x", "shop ended", "shop done true"])
    stage.settle()
    // What takes the place of all others has taken it before it is closed.
    let isAlone = [ScreenOpening.embed, .root].contains(opening)
    #expect(stage.window.liveScreens.count == (isAlone ? 0 : 1))
    #expect(stage.window.modals.isEmpty)
    #expect(stage.take() == [])
    if !isAlone { stage.expectSound() }
  }

  @Test("BD-A2: one of several screens may go; with the last the activation ends")
  func several() {
    let stage = Stage()
    stage.register("a") { board in
      board.opening = .push
      board.onActivate = { board, _, activation in
        board.show(Page("second"), .push, in: activation)
      }
    }
    stage.hearEnds(of: "a")
    stage.io("a").activation.activate(with: "1")
    #expect(stage.screens == ["home", "a", "second"])
    #expect(
      stage.root.snapshot().children.first?.children.map(\.kind) == ["Screen", "Motherboard"])
    stage.expectSound()
    _ = stage.take()
    stage.back()
    #expect(stage.take() == [])
    #expect(stage.installed == ["a"])
    stage.back()
    #expect(stage.take() == ["a ended", "a done false"])
  }

  @Test("BD-A2: what a completion leads to comes in the same transition", arguments: paces)
  func oneTransition(_ pace: Window.Pace) {
    let stage = Stage(pace)
    stage.register("form") { $0.opening = .modalStack }
    stage.register("shop") {
      $0.opening = .modal
      $0.barrier = TextIO.barrier(as: "form", with: "")
    }
    stage.io("shop").activation.activate(with: "1")
    stage.settle()
    #expect(stage.window.top === stage.board("form")?.page)
    var commits = 0
    var appearances = 0
    let observer = Page("observer")
    stage.window.didCommit(observer) { _ in commits += 1 }
    (stage.stack.topViewController as? Page)?.onAppear = { appearances += 1 }
    stage.board("form")?.complete()
    stage.settle()
    #expect(stage.window.top === stage.board("shop")?.page)
    #expect(commits == 1)
    #expect(appearances == 0)
    stage.expectSound()
  }

  @Test("BD-A2: a presentation that never comes ends its board with false")
  func dropped() {
    let stage = Stage()
    let above = Page("above")
    stage.stack.present(above)
    stage.register("a") { $0.opening = .modal }
    stage.hearEnds(of: "a")
    stage.io("a").activation.activate(with: "1")
    #expect(stage.window.top === above)
    #expect(stage.take() == ["make a", "a 1"])
    stage.window.rootViewController = Page("other")
    #expect(stage.take() == ["a ended", "a done false"])
    #expect(stage.installed == [])
  }

  @Test(
    "BD-A3: activated again, what shows a screen ends the older activation first, in one transition",
    arguments: paces)
  func again(_ pace: Window.Pace) {
    let stage = Stage(pace)
    stage.register("a", inside: ["inner"]) { board in
      board.opening = .push
      board.onActivate = { board, text, _ in
        board.motherboard.io(TextIO.self, as: "inner").activation.activate(with: text)
      }
    }
    stage.hearEnds(of: "a")
    stage.io("a").activation.activate(with: "1")
    stage.settle()
    let board = stage.board("a")
    weak let first = board?.page
    var commits = 0
    let observer = Page("observer")
    stage.window.didCommit(observer) { _ in commits += 1 }
    _ = stage.take()
    stage.io("a").activation.activate(with: "2")
    stage.settle()
    #expect(
      stage.take() == [
        "inner ended", "a ended", "a done false", "a 2", "a makes inner", "inner 2",
      ])
    #expect(stage.board("a") === board)
    #expect(commits == 1)
    #expect(first == nil)
    #expect(stage.screens == ["home", "a"])
    #expect(board?.activations.count == 1)
    stage.expectSound()
  }

  @Test("BD-A3: without a screen both activations go on")
  func withoutScreen() {
    let stage = Stage()
    stage.register("a")
    stage.hearEnds(of: "a")
    stage.io("a").activation.activate(with: "1")
    stage.io("a").activation.activate(with: "2")
    #expect(stage.take() == ["make a", "a 1", "a 2"])
    #expect(stage.board("a")?.activations.map(\.state) == [.active, .active])
  }

  @Test("BD-A3: a listener of the older activation's end may end the board: then nothing begins")
  func endedMeanwhile() {
    let stage = Stage()
    stage.register("a") { $0.opening = .push }
    stage.io("a").completion.handle { _ in stage.root.removeBoard(identifier: "a") }
    stage.io("a").activation.activate(with: "1")
    stage.io("a").activation.activate(with: "2")
    #expect(stage.take() == ["make a", "a 1", "a ended", "a ended"])
    #expect(stage.screens == ["home"])
    #expect(stage.installed == [])
    stage.expectSound()
  }

  @Test(
    "BD-A5: the boards that own a screen own exactly those of the window, at any depth",
    arguments: paces)
  func owned(_ pace: Window.Pace) throws {
    let stage = Stage(pace)
    stage.register("outer", inside: ["inner"]) { $0.opening = .push }
    stage.onMake["inner"] = { $0.opening = .modalStack }
    stage.io("outer").activation.activate(with: "1")
    stage.settle()
    stage.expectSound()
    let outer = try #require(stage.board("outer"))
    outer.motherboard.io(TextIO.self, as: "inner").activation.activate(with: "2")
    stage.settle()
    stage.expectSound()
    let tree = stage.root.snapshot()
    #expect(tree.children.map(\.name) == ["outer"])
    #expect(tree.children.first?.state == "active")
    #expect(tree.children.first?.children.first?.children.map(\.name) == ["inner"])
    outer.complete()
    stage.settle()
    stage.expectSound()
    #expect(stage.screens == ["home"])
    #expect(stage.window.strayScreens == [])
  }

  @Test("BD-A5: what waits at a gate is a node without a screen")
  func waiting() {
    let stage = Stage()
    stage.register("gate")
    stage.register("a") { $0.barrier = TextIO.barrier(as: "gate", with: "") }
    stage.io("a").activation.activate(with: "1")
    #expect(
      stage.root.snapshot().children.map { "\($0.kind) \($0.name) \($0.state)" } == [
        "Board a waiting", "Board gate active", "Barrier gate 1 waiting",
      ])
  }
}
