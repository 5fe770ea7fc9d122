import Testing

@testable import TextUI

@Suite("Pairing")
struct PairingTests {
  /// What one controller may be told, as the call that may follow each call.
  static let following: [String: Set<String>] = [
    "": ["didLoad", "removed"],
    "didLoad": ["willAppear"],
    "willAppear": ["isAppearing"],
    "isAppearing": ["didAppear"],
    "didAppear": ["willDisappear"],
    "willDisappear": ["didDisappear"],
    "didDisappear": ["willAppear", "removed"],
    "removed": [],
  ]

  @Test(
    "G6: in 3,000 random transitions every call is paired and every removal is told once",
    arguments: [Window.Pace.immediate, .stepped])
  func randomWalk(_ pace: Window.Pace) {
    let stage = Stage(pace)
    var random = Steps(seed: 42)
    var made = 0
    func fresh() -> Page {
      made += 1
      return stage.page("p\(made)")
    }
    var stacks: [NavigationController] = []
    func freshTabs() -> TabBarController {
      stacks = []
      for _ in 0..<3 { stacks.append(NavigationController(rootViewController: fresh())) }
      return TabBarController(viewControllers: stacks)
    }
    stage.window.rootViewController = freshTabs()

    for _ in 0..<3_000 {
      let tabs = stage.window.rootViewController as? TabBarController
      let stack = stage.window.topStack ?? stacks[random.next(3)]
      switch random.next(12) {
      case 0, 1, 2: stack.pushViewController(fresh())
      case 3: if stack.viewControllers.count > 1 { stack.popViewController() }
      case 4: stack.popToRootViewController()
      case 5: stack.setViewControllers([fresh(), fresh()])
      case 6: stage.window.top?.present(NavigationController(rootViewController: fresh()))
      case 7: stage.back()
      case 8: stage.dismiss()
      case 9: tabs?.selectedIndex = random.next(3)
      case 10: stacks[random.next(3)].pushViewController(fresh())
      default:
        if random.next(10) == 0 {
          stage.window.rootViewController = freshTabs()
        } else {
          stage.window.inOneTransition {
            stage.window.dismissAll()
            tabs?.selectedIndex = 1
            stack.setViewControllers([fresh()])
          }
        }
      }
      if random.next(2) == 0 { stage.settle() }
    }
    stage.settle()
    stage.window.rootViewController = nil
    stage.settle()
    stacks = []

    var last: [String: String] = [:]
    var removed = 0
    for line in stage.journal.take() {
      let words = line.split(separator: " ").map(String.init)
      let before = last[words[0], default: ""]
      #expect(PairingTests.following[before]?.contains(words[1]) == true, "\(line) after \(before)")
      last[words[0]] = words[1]
      if words[1] == "removed" { removed += 1 }
    }
    #expect(made > 1_500)
    #expect(removed == made)
    // Asked for while the pop before is still queued, a second pop finds only the root.
    #expect(stage.misuse.allSatisfy { pace == .stepped && $0 == .poppedRoot })
    #expect(stage.window.strayScreens.isEmpty)
  }
}
