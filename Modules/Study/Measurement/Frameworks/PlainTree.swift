import TextUI

/// What a parent with children comes to without a framework: objects that keep each other, and a
/// stack of screens.
final class PlainTree {
  /// A child with a screen of its own.
  final class Child {
    let page = ContentViewController<Never>()
    /// Told the child's result.
    var onDone: (() -> Void)?
    private(set) weak var parent: PlainTree?

    init(of parent: PlainTree) {
      self.parent = parent
    }

    func finish() {
      onDone?()
    }
  }

  let window = Window()
  let stack = NavigationController(rootViewController: ContentViewController<Never>())
  private(set) var children: [Child] = []
  private(set) var results = 0

  init() {
    window.rootViewController = stack
  }

  /// A fresh child, on top of the others.
  @discardableResult
  func attach() -> Child {
    let child = Child(of: self)
    child.onDone = { [weak self] in self?.results += 1 }
    child.page.onRemoved = { [weak self, weak child] _ in
      self?.children.removeAll { $0 === child }
    }
    children.append(child)
    stack.pushViewController(child.page)
    return child
  }

  /// The newest child goes.
  func detach() {
    stack.popViewController()
  }

  /// All children go, at once.
  func detachAll() {
    stack.popToRootViewController()
  }
}

/// A state with one observer.
final class PlainCounter {
  private(set) var count = 0
  /// Told each change.
  var onChange: (() -> Void)?

  /// Not inlined: the work would be seen through, and done once for all turns.
  @inline(never)
  func tap() {
    count += 1
    onChange?()
  }
}
