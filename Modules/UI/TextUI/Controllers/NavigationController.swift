/// A stack of screens, of which the top one is shown. A person can pop it without asking anyone:
/// what was removed hears so, and that is how its owner learns.
///
/// Each method asks the window for a transition, which is committed before it returns, unless
/// another is being committed; until then ``viewControllers`` is as it was.
@MainActor
open class NavigationController: ViewController {
  /// Makes a stack, of one controller or empty.
  public init(rootViewController: ViewController? = nil) {
    super.init()
    if let rootViewController { setViewControllers([rootViewController]) }
  }

  /// The stack, the root first.
  public var viewControllers: [ViewController] { children }

  /// What is shown.
  public var topViewController: ViewController? { children.last }

  open override var visibleChildren: [ViewController] { children.suffix(1) }

  /// Makes `controllers` the stack. Those that stay keep their state.
  public func setViewControllers(
    _ controllers: [ViewController], completion: (() -> Void)? = nil
  ) {
    change(adding: controllers, completion: completion) { _ in .become(controllers) }
  }

  /// Puts `controller` on top.
  public func pushViewController(
    _ controller: ViewController, completion: (() -> Void)? = nil
  ) {
    change(adding: [controller], completion: completion) { [kind] stack in
      stack.contains { $0 === controller }
        ? .misuse(
          Misuse(
            .alreadyShown, at: kind, "\(controller.kind) is on the stack already",
            advice: "make a new controller for each push"))
        : .become(stack + [controller])
    }
  }

  /// Removes the top. The root cannot be popped: that is reported.
  public func popViewController(completion: (() -> Void)? = nil) {
    pop(.program, completion: completion)
  }

  /// Removes all above `controller`.
  public func popToViewController(
    _ controller: ViewController, completion: (() -> Void)? = nil
  ) {
    change(completion: completion) { [kind] stack in
      guard let index = stack.firstIndex(where: { $0 === controller }) else {
        return .misuse(
          Misuse(
            .notOnStack, at: kind, "\(controller.kind) is not on the stack",
            advice: "pop to a controller of this stack"))
      }
      return .become(Array(stack[...index]))
    }
  }

  /// Removes all above the root.
  public func popToRootViewController(completion: (() -> Void)? = nil) {
    popToRoot(.program, completion: completion)
  }

  /// Removes those of `controllers` that are still on the stack, wherever they stand in it; to
  /// remove some twice is harmless. The root stays: that is reported.
  public func removeViewControllers(
    _ controllers: [ViewController], completion: (() -> Void)? = nil
  ) {
    change(completion: completion) { [kind] stack in
      let rest = stack.excluding(controllers)
      guard let root = stack.first else { return .become([]) }
      return rest.first === root ? .become(rest) : .misuse(.poppedRoot(at: kind))
    }
  }

  /// Leaves the stack empty, if `root` is its root when the turn of that comes; else nothing changes.
  public func removeRoot(_ root: ViewController, completion: (() -> Void)? = nil) {
    change(completion: completion) { .become($0.first === root ? [] : $0) }
  }

  func pop(_ cause: Transition.Cause, completion: (() -> Void)? = nil) {
    change(cause, completion: completion) { [kind] stack in
      stack.count > 1 ? .become(stack.dropLast()) : .misuse(.poppedRoot(at: kind))
    }
  }

  func popToRoot(_ cause: Transition.Cause, completion: (() -> Void)? = nil) {
    change(cause, completion: completion) { .become(Array($0.prefix(1))) }
  }

  private enum Plan {
    case become([ViewController])
    case misuse(Misuse)
  }

  /// Asks for what `plan` makes of the stack as it is when the transition's turn comes.
  private func change(
    _ cause: Transition.Cause = .program, adding: [ViewController] = [],
    completion: (() -> Void)?, _ plan: @escaping ([ViewController]) -> Plan
  ) {
    ask(
      TransitionRequest(
        kind: .stack, cause: cause, adding: adding,
        judge: { [self] in
          switch plan(children) {
          case .become(let list): verdict(onHolding: list)
          case .misuse(let misuse): .refuse(misuse)
          }
        },
        apply: { [self] in
          if case .become(let list) = plan(children) { setChildren(list) }
        },
        completion: completion))
  }
}

extension ViewController {
  /// Whether it can come to contain exactly `list`.
  func verdict(onHolding list: [ViewController]) -> Verdict {
    if list.count == children.count, zip(list, children).allSatisfy({ $0 === $1 }) {
      return .nothing
    }
    if Set(list.map(ObjectIdentifier.init)).count < list.count {
      return .refuse(
        Misuse(
          .alreadyShown, at: kind, "a controller stands twice in what it was to hold",
          advice: "make a new controller for each place"))
    }
    for controller in list.excluding(children) {
      if let misuse = obstacle(toAdding: controller) { return .refuse(misuse) }
    }
    return .go
  }
}
