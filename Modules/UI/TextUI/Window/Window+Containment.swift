import PatternKit

extension Window {
  /// Every controller in the window; containers before their content, lower layers first.
  var installed: [ViewController] { layers.flatMap(\.containmentOrder) }

  /// Every controller in the window; the deepest and topmost first.
  var removalOrder: [ViewController] { layers.reversed().flatMap(\.removalOrder) }

  /// Every visible controller; containers before their content. What a full screen covers is not.
  var visible: [ViewController] {
    let lowest = layers.indices.last { $0 == 0 || layers[$0].modalPresentationStyle == .fullScreen }
    return lowest.map { layers[$0...].flatMap(\.visibleOrder) } ?? []
  }

  /// The tab bar at the bottom of the window; nil where there is none.
  var tabBar: TabBarController? {
    layers.first?.shownPath.lazy.compactMap { $0 as? TabBarController }.first
  }

  /// The stack that the screen on top stands in; nil where it stands in none.
  var topStack: NavigationController? {
    layers.last?.shownPath.last { $0 is NavigationController } as? NavigationController
  }

  /// The stack that a person's back pops; nil when there is none.
  var stackToPop: NavigationController? {
    layers.last?.shownPath.last { $0 is NavigationController && $0.children.count > 1 }
      as? NavigationController
  }

  /// Loads what became visible, and what its loading made visible in it.
  func loadVisible() {
    while let controller = visible.first(where: { !$0.isRegistered || !$0.isViewLoaded }) {
      register(controller)
      controller.loadViewIfNeeded()
    }
  }

  /// Counts a controller as alive, once, from the moment when its view loads.
  func register(_ controller: ViewController) {
    guard !controller.isRegistered else { return }
    controller.isRegistered = true
    lifetimes.register(controller, kind: controller.kind)
    if known.count >= pruningLimit {
      known.removeAll { $0.controller == nil }
      pruningLimit = max(64, known.count * 2)
    }
    known.append(Known(controller: controller))
  }

  /// Makes the appearance calls of a transition, in UIKit's order for its kind. Containers hear
  /// before their content that something begins, and after it that it has ended.
  func changeAppearance(
    _ kind: Transition.Kind, leaving: [ViewController], entering: [ViewController]
  ) {
    switch kind {
    case .tab, .tabs:
      willAppear(entering)
      willDisappear(leaving)
      didDisappear(leaving)
      didAppear(entering)
    case .present, .dismiss:
      willDisappear(leaving)
      willAppear(entering)
      didAppear(entering)
      didDisappear(leaving)
    case .root, .stack, .children, .several:
      willDisappear(leaving)
      willAppear(entering)
      didDisappear(leaving)
      didAppear(entering)
    }
  }

  private func willAppear(_ controllers: [ViewController]) {
    for controller in controllers {
      controller.isVisible = true
      controller.needsLayout = true
      controller.viewWillAppear()
    }
    for controller in controllers { controller.viewIsAppearing() }
  }

  private func didAppear(_ controllers: [ViewController]) {
    for controller in controllers.reversed() { controller.viewDidAppear() }
  }

  private func willDisappear(_ controllers: [ViewController]) {
    for controller in controllers {
      controller.isVisible = false
      controller.viewWillDisappear()
    }
  }

  private func didDisappear(_ controllers: [ViewController]) {
    for controller in controllers.reversed() { controller.viewDidDisappear() }
  }
}
