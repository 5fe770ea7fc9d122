import CoordinatorKit
import PatternKit
import Testing
import TextUI

@Suite("Finishing")
struct FinishingTests {
  @Test(
    "CO-D20, CO-D21: a parent finishes its children first, deepest first, modals before pushes, in one transition, and reports once",
    arguments: paces)
  func wholeTree(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    stage.open("a2", by: a)
    let b = stage.present("B", by: a)
    let c = stage.present("C", .modalStack, by: b)
    stage.open("c2", by: c)
    stage.present("D", .modal, by: c)
    _ = stage.journal.take()
    #expect(stage.commits { a.dismiss() } == 1)
    #expect(
      stage.journal.take() == [
        "close d", "close c2", "close c", "close b", "close a2", "close a",
        "D finished program", "C heard of D", "C lost c2 program", "C finished program",
        "B heard of C", "B finished program", "A heard of B", "A lost a2 program",
        "A finished program", "Home heard of A",
      ])
    #expect(stage.stack == ["home"])
    #expect(stage.window.modals.isEmpty)
    stage.expectSound()
  }

  @Test("CO-D21: of several children the last goes first", arguments: paces)
  func brothers(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    stage.present("B", by: a)
    stage.present("C", .modal, by: a)
    stage.present("D", .modalStack, by: a)
    _ = stage.journal.take()
    #expect(stage.commits { a.perform(.dismissChildren) } == 1)
    #expect(
      stage.journal.take() == [
        "close d", "close c", "close b", "D finished program", "A heard of D",
        "C finished program", "A heard of C", "B finished program", "A heard of B",
      ])
    #expect(stage.top == "a")
    stage.expectSound()
  }

  @Test("CO-D21: a flow is closed while a modal child of it is open", arguments: paces)
  func modalChildOpen(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A", .modalStack)
    let b = stage.present("B", .modal, by: a)
    _ = stage.journal.take()
    #expect(stage.commits { a.trigger(.leave) } == 1)
    #expect(
      stage.journal.take().filter { $0.contains("finished") || $0.contains("heard") } == [
        "B finished program", "A heard of B", "A finished program", "Home heard of A",
      ])
    #expect([a.state, b.state] == [.finished, .finished])
    #expect(stage.top == "home")
    stage.expectSound()
  }

  @Test(
    "CO-D21: when somebody removes a parent's screens only, the children go before it has finished",
    arguments: paces)
  func removedInTheMiddle(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    let b = stage.present("B", by: a)
    let c = stage.present("C", by: b)
    _ = stage.journal.take()
    stage.home.rootViewController.removeViewControllers([a.rootViewController])
    if pace == .stepped {
      stage.window.step()
      #expect([a.state, b.state, c.state] == [.finishing, .finishing, .finishing])
      #expect(stage.journal.take() == ["close c", "close b"])
    }
    stage.settle()
    #expect(
      stage.journal.take().filter { !$0.hasPrefix("close") } == [
        "C finished program", "B heard of C", "B finished program", "A heard of B",
        "A finished program", "Home heard of A",
      ])
    #expect([a.state, b.state, c.state] == [.finished, .finished, .finished])
    #expect(stage.stack == ["home"])
    stage.expectSound()
  }

  @Test("CO-D9: a second child does not drop the first", arguments: paces)
  func secondChild(_ pace: Window.Pace) {
    let stage = Stage(pace)
    weak let first = stage.present("First")
    weak let second = stage.present("Second")
    #expect(stage.home.children == ["First", "Second"])
    #expect(first?.rootViewController.coordinator === first)
    #expect(stage.stack == ["home", "first", "second"])
    second?.dismiss()
    stage.settle()
    #expect(stage.home.children == ["First"])
    #expect(first != nil)
    stage.expectSound()
  }

  @Test("CO-D10: exactly the child that has finished is removed, by identity", arguments: paces)
  func byIdentity(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let twins = (1...3).map { _ in stage.present("Twin") }
    twins[1].dismiss()
    stage.settle()
    #expect(
      stage.home.childCoordinators.map(ObjectIdentifier.init)
        == [twins[0], twins[2]].map(ObjectIdentifier.init))
    #expect(twins.map(\.state) == [.active, .finished, .active])
    stage.expectSound()
  }

  @Test(
    "CO-D24: an event that travels up replaces everything below in one transition", arguments: paces
  )
  func replacedFromBelow(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let main = stage.present("Main")
    let a = stage.present("A", by: main)
    let b = stage.present("B", .modalStack, by: a)
    let c = stage.present("C", by: b)
    // The deepest knows nobody above it: it only ends, and each hears of it from below.
    main.onChildFinished = { main, _ in
      main.perform(.multiple([.dismissChildren, .present(stage.flow("Welcome"))]))
    }
    b.onChildFinished = { b, _ in b.dismiss() }
    a.onChildFinished = { a, _ in a.dismiss() }
    _ = stage.journal.take()
    c.dismiss()
    stage.settle()
    #expect(main.children == ["Welcome"])
    #expect(stage.top == "welcome")
    #expect(stage.stack == ["home", "main", "welcome"])
    stage.expectSound()
  }

  @Test("CO-D24: the owner of a decision replaces three levels as one transition", arguments: paces)
  func replaced(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    let b = stage.present("B", .modalStack, by: a)
    stage.present("C", by: b)
    _ = stage.journal.take()
    let welcome = stage.flow("Welcome")
    #expect(
      stage.commits { stage.home.perform(.multiple([.dismissChildren, .present(welcome)])) } == 1)
    #expect(
      stage.journal.take() == [
        "close c", "close b", "close a", "open welcome from home", "C finished program",
        "B heard of C", "B finished program", "A heard of B", "A finished program",
        "Home heard of A",
      ])
    #expect(stage.home.children == ["Welcome"])
    #expect(stage.stack == ["home", "welcome"])
    stage.expectSound()
  }

  @Test("CO-D25: a coordinator that was presented is not presented again: that is reported")
  func reuse() {
    let stage = Stage()
    let a = stage.present("A")
    var outcomes: [NavigationOutcome] = []
    stage.home.perform(.present(a)) { outcomes.append($0) }
    a.dismiss()
    stage.home.perform(.present(a)) { outcomes.append($0) }
    stage.start(a)
    #expect(outcomes == Array(repeating: .refused("A was presented before"), count: 2))
    #expect(stage.misuse == [.reusedCoordinator, .reusedCoordinator, .reusedCoordinator])
    #expect(stage.home.childCoordinators.isEmpty)
    #expect(stage.stack == ["home"])
    #expect(stage.top == "home")
  }

  @Test("CO-D25: what is asked of a finished coordinator is reported and does nothing")
  func afterTheEnd() {
    let stage = Stage()
    let a = stage.present("A")
    a.dismiss()
    var outcomes: [NavigationOutcome] = []
    a.trigger(.screen("x")) { outcomes.append($0) }
    a.perform(.present(stage.flow("B"))) { outcomes.append($0) }
    #expect(outcomes == [.refused("A has finished"), .refused("A has finished")])
    #expect(stage.misuse == [.lateRoute, .lateRoute])
    #expect(stage.stack == ["home"])
  }

  @Test(
    "CO-D26: a root is not closed alone, nor the root of the tree dismissed: both are reported, and everything goes on",
    arguments: paces)
  func roots(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    a.dismissLastViewController()
    stage.settle()
    #expect(stage.misuse == [.closedRoot])
    #expect(a.screens == ["a"])
    stage.home.dismiss()
    stage.settle()
    #expect(stage.misuse == [.closedRoot, .closedRoot])
    #expect(stage.home.state == .active)
    stage.present("B", by: a)
    #expect(stage.stack == ["home", "a", "b"])
  }

  @Test(
    "CO-D26: an opening of which nothing comes is reported, and its coordinator ends",
    arguments: paces)
  func impossible(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let sheet = stage.present("Sheet", .modal)
    let lost = stage.flow("Lost")
    var outcomes: [NavigationOutcome] = []
    _ = stage.journal.take()
    sheet.perform(.present(lost)) { outcomes.append($0) }
    stage.settle()
    #expect(outcomes == [.dropped("lost did not open")])
    #expect(stage.misuse == [.notOpened])
    #expect(
      stage.journal.take() == [
        "open lost from sheet", "Lost finished program", "Sheet heard of Lost",
      ])
    stage.present("Next", .modal, by: sheet)
    #expect(stage.top == "next")
  }

  @Test(
    "CO-D26: a closing of which nothing comes is reported, and its coordinator goes on",
    arguments: paces)
  func notClosed(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    a.rootViewController.isDeaf = true
    a.dismiss()
    stage.settle()
    #expect(stage.misuse == [.notClosed])
    #expect(a.state == .active)
    a.trigger(.screen("x"))
    stage.settle()
    #expect(stage.top == "x")
    a.rootViewController.isDeaf = false
    a.dismiss()
    stage.settle()
    #expect(a.state == .finished)
  }

  @Test("CO-D27: another tree ends the one before, its modals first", arguments: paces)
  func anotherTree(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    stage.present("M", .modalStack, by: a)
    _ = stage.journal.take()
    let next = Home(stage.journal)
    stage.start(next)
    #expect(
      stage.journal.take().filter { !$0.hasPrefix("open") } == [
        "M finished program", "A heard of M", "A finished program", "Home heard of A",
      ])
    #expect(stage.home.state == .finished)
    #expect(stage.window.modals.isEmpty)
    stage.expectSound(next)
  }
}
