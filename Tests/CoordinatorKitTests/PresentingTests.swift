import CoordinatorKit
import Testing
import TextUI

@Suite("Presenting")
struct PresentingTests {
  @Test(
    "CO-2: a coordinator's root opens from the last screen of who presents it", arguments: paces)
  func fromTheLast(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    stage.open("a2", by: a)
    #expect(stage.journal.take() == ["open a from home", "open a2 from a"])
    stage.present("B", by: a)
    #expect(stage.journal.take() == ["open b from a2"])
    #expect(stage.stack == ["home", "a", "a2", "b"])
    stage.expectSound()
  }

  @Test("CO-2: a named place comes before the last screen", arguments: paces)
  func fromAPlace(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let modal = stage.present("M", .modalStack)
    let b = stage.flow("B")
    stage.home.present(coordinator: b, from: modal.rootViewController)
    stage.settle()
    #expect(stage.journal.take() == ["open m from home", "open b from m"])
    #expect(b.parentCoordinator === stage.home)
    #expect(modal.rootViewController.navigationController?.viewControllers.count == 2)
    stage.expectSound()
  }

  @Test(
    "CO-3, CO-4: dismiss closes the screen, and the parent has the child no longer",
    arguments: paces)
  func dismiss(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    _ = stage.journal.take()
    a.dismiss()
    stage.settle()
    #expect(
      stage.journal.take() == ["close a", "A finished program", "Home heard of A"])
    #expect(stage.home.childCoordinators.isEmpty)
    #expect(stage.stack == ["home"])
    #expect(a.state == .finished)
    #expect(a.rootViewController.coordinator == nil)
    stage.expectSound()
  }

  @Test(
    "CO-5: screens open each from the one before; closing the last closes only that",
    arguments: paces)
  func chain(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    for name in ["x", "y", "z"] { a.present(viewController: stage.page(name)) }
    stage.settle()
    #expect(
      stage.journal.take() == [
        "open a from home", "open x from a", "open y from x", "open z from y",
      ])
    #expect(a.screens == ["a", "x", "y", "z"])
    a.dismissLastViewController()
    stage.settle()
    #expect(stage.journal.take() == ["close z", "A lost z program"])
    #expect(stage.stack == ["home", "a", "x", "y"])
    stage.expectSound()
  }

  @Test("CO-5: closing the last screen finishes first what was opened from it", arguments: paces)
  func childOfTheLast(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    let b = stage.present("B", by: a)
    stage.open("a2", by: a)
    let c = stage.present("C", by: a)
    stage.present("D", .modal, by: c)
    // A child of A, on a screen of D, which stands on C, which stands on a2.
    stage.present("E", .modal, by: a)
    _ = stage.journal.take()
    #expect(stage.commits { a.dismissLastViewController() } == 1)
    #expect(
      stage.journal.take() == [
        "close e", "close d", "close c", "close a2", "E finished program", "A heard of E",
        "D finished program", "C heard of D", "C finished program", "A heard of C",
        "A lost a2 program",
      ])
    #expect(a.children == ["B"])
    #expect(b.state == .active)
    #expect(stage.stack == ["home", "a", "b"])
    stage.expectSound()
  }

  @Test(
    "CO-6: a screen knows its coordinator, and that its parent, from before it opens",
    arguments: paces)
  func knownInTime(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.flow("A")
    var seen: [String] = []
    a.rootViewController.onLoad = { page in
      seen.append(page.coordinator?.name ?? "")
      seen.append(page.coordinator?.parentCoordinator?.name ?? "")
    }
    stage.home.present(coordinator: a)
    #expect(a.rootViewController.coordinator === a)
    #expect(stage.home.children == ["A"])
    stage.settle()
    #expect(seen == ["A", "Home"])
  }

  @Test(
    "CO-8: the screen decides how it opens, and undoes that when it closes",
    arguments: [Opening.push, .modal, .modalStack], paces)
  func opening(_ opening: Opening, _ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A", opening)
    let page = a.rootViewController
    #expect(page.isOnTop)
    #expect(stage.window.modals.count == (opening == .push ? 0 : 1))
    #expect((page.navigationController != nil) == (opening != .modal))
    #expect((page.navigationController === stage.home.rootViewController) == (opening == .push))
    stage.expectSound()
    a.dismiss()
    stage.settle()
    #expect(stage.top == "home")
    #expect(stage.window.modals.isEmpty)
    stage.expectSound()
  }

  @Test("CO-8: a screen with a way of its own opens and closes in that way", arguments: paces)
  func ownWay(_ pace: Window.Pace) {
    final class Odd: ManagedViewController<String> {
      var ways: [String] = []

      override func open(from viewController: ViewController) {
        ways.append("open")
        viewController.navigationController?.setViewControllers([self])
      }

      override func close() {
        ways.append("close")
        navigationController?.setViewControllers([ViewController()])
      }
    }
    final class OddFlow: BaseCoordinator, Coordinator {
      let rootViewController = Odd()
    }
    let stage = Stage(pace)
    let flow = OddFlow()
    stage.home.present(coordinator: flow)
    stage.settle()
    #expect(stage.top == "Odd")
    flow.dismiss()
    stage.settle()
    #expect(flow.rootViewController.ways == ["open", "close"])
    #expect(flow.state == .finished)
    #expect(stage.misuse == [])
  }

  @Test("CO-8: what is embedded fills a container, and leaves it empty", arguments: paces)
  func embedded(_ pace: Window.Pace) {
    final class Frame: BaseCoordinator, Coordinator {
      let rootViewController = PlainContainer()
    }
    let stage = Stage(pace)
    let frame = Frame()
    stage.start(frame)
    let a = stage.present("A", .embed, by: frame)
    #expect(stage.top == "a")
    #expect(frame.rootViewController.children.map(\.kind) == ["a"])
    stage.expectSound(frame)
    frame.perform(.multiple([.dismissChildren, .present(stage.flow("B", .embed))]))
    stage.settle()
    #expect(a.state == .finished)
    #expect(frame.rootViewController.children.map(\.kind) == ["b"])
    #expect(frame.children == ["B"])
    stage.expectSound(frame)
  }

  @Test(
    "CO-13: what is asked of a coordinator before it is presented waits until it is",
    arguments: paces)
  func early(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.flow("A")
    var outcomes: [NavigationOutcome] = []
    a.trigger(.screen("x")) { outcomes.append($0) }
    a.present(coordinator: stage.flow("B"))
    a.trigger(.modal("m"))
    stage.settle()
    #expect(stage.journal.take() == [])
    stage.home.present(coordinator: a)
    stage.settle()
    #expect(
      stage.journal.take() == [
        "open a from home", "A prepares", "open x from a", "open b from x", "A prepares",
        "open m from b",
      ])
    #expect(outcomes == [.done])
    #expect(stage.top == "m")
    stage.expectSound()
  }

  @Test(
    "CO-13: what a coordinator begins with opens with its root, as one transition, asked for once",
    arguments: paces)
  func beginning(_ pace: Window.Pace) {
    final class Book: BaseCoordinator, Coordinator {
      let rootViewController = StackContainer()
      let journal: Journal
      init(_ journal: Journal) {
        self.journal = journal
        super.init()
      }
      override func initialTransition() -> Transition {
        journal.write("begins")
        return .open(Page("first", journal, .embed), from: rootViewController)
      }
    }
    let stage = Stage(pace)
    let book = Book(stage.journal)
    book.present(viewController: stage.page("second"))
    #expect(stage.commits { stage.start(book) } == 2)
    #expect(
      stage.journal.take().filter { !$0.contains("finished") } == [
        "begins", "open first from StackContainer", "open second from first",
      ])
    #expect(book.rootViewController.viewControllers.map(\.kind) == ["first", "second"])
    stage.expectSound(book)
  }

  @Test(
    "CO-D18: a modal opens on top of what is open, at any depth", arguments: paces)
  func topmost(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let a = stage.present("A")
    let b = stage.present("B", .modalStack, by: a)
    let c = stage.present("C", by: b)
    stage.present("D", .modal, by: c)
    _ = stage.journal.take()
    let e = stage.present("E", .modalStack)
    #expect(stage.journal.take() == ["open e from d"])
    #expect(stage.top == "e")
    #expect(e.parentCoordinator === stage.home)
    #expect(stage.window.modals.count == 3)
    stage.expectSound()
  }

  @Test("CO-D18: a modal of a tab that is not shown opens from that tab's own screen")
  func hiddenTab() {
    let stage = Stage()
    let tabs = Tabs(stage.journal)
    stage.start(tabs)
    stage.present("M", .modal, by: tabs.two)
    #expect(stage.journal.take().last == "open m from two")
    #expect(stage.top == "m")
    stage.expectSound(tabs)
  }

  @Test("CO-D22: stopping a child in a presented flow leaves the flow presented", arguments: paces)
  func childOfAModal(_ pace: Window.Pace) {
    let stage = Stage(pace)
    let modal = stage.present("M", .modalStack)
    let child = stage.present("C", by: modal)
    stage.open("c2", by: child)
    child.dismiss()
    stage.settle()
    #expect(stage.top == "m")
    #expect(modal.state == .active)
    #expect(stage.window.modals.count == 1)
    stage.expectSound()
  }

  @Test(
    "CO-D23: when a child that filled the presenter's container has ended, the container is the presenter's again",
    arguments: paces)
  func borrowedRoot(_ pace: Window.Pace) {
    let stage = Stage(pace)
    stage.home.dismissLastViewController()
    stage.settle()
    #expect(stage.stack == [])
    let guest = stage.present("Guest", .embed)
    #expect(stage.stack == ["guest"])
    guest.dismiss()
    stage.settle()
    #expect(stage.stack == [])
    #expect(stage.home.state == .active)
    stage.open("own", .embed, by: stage.home)
    #expect(stage.stack == ["own"])
    #expect(stage.home.screens == ["stack", "own"])
    stage.present("Next")
    #expect(stage.stack == ["own", "next"])
    stage.expectSound()
  }
}
