extension ViewController {
  /// Asks for `controller` to be shown as a modal over the whole window.
  ///
  /// While another modal covers this controller, the presentation waits until that is gone. When
  /// this controller is gone by then, the presentation is dropped: the trace tells, and
  /// `controller` hears ``wasRemoved(_:)``, so that its owner learns of the end in the usual way.
  /// Rule: G12.
  ///
  /// - Parameter completion: called once, after the transition was committed.
  public func present(_ controller: ViewController, completion: (() -> Void)? = nil) {
    guard let window = expectedWindow else {
      report(
        Misuse(
          .notInWindow, at: kind, "it is in no window and cannot present \(controller.kind)",
          advice: "present from a controller that is shown"))
      if controller.isNowhere { controller.endWithoutEntering(.program) }
      return
    }
    window.ask(window.presentation(of: controller, by: self, completion: completion))
  }

  /// Asks for the modal that covers this controller to be closed, with all above it; when none
  /// does, for the modal that this controller stands in; when that still waits for its turn, it is
  /// given up. Without any of these nothing happens.
  ///
  /// - Parameter completion: called once, after the transition was committed, or when there is
  ///   nothing to close.
  public func dismiss(completion: (() -> Void)? = nil) {
    guard let host = expectedWindow else { return }
    host.ask(
      TransitionRequest(
        kind: .dismiss,
        judge: { [self, unowned host] in
          modalToDismiss == nil && !host.isWaiting(self) ? .nothing : .go
        },
        apply: { [self, unowned host] in
          if let modal = modalToDismiss {
            if let index = host.layerIndex(of: modal) { host.close(from: index) }
          } else {
            host.dropWaiting(self)
          }
        },
        completion: completion))
  }

  /// Shows `controller` in the way of the place: pushed where there is a stack, else presented.
  public func show(_ controller: ViewController, sender: Any? = nil) {
    if let stack = self as? NavigationController ?? navigationController {
      stack.pushViewController(controller)
    } else {
      present(controller)
    }
  }

  /// Asks for `child` to become part of this controller, behind its other children. While this
  /// controller is not visible, as in ``viewDidLoad()``, it is so at once, and appears with it.
  public func addChild(_ child: ViewController) {
    ask(
      TransitionRequest(
        kind: .children, adding: [child],
        judge: { [self] in obstacle(toAdding: child).map(Verdict.refuse) ?? .go },
        apply: { [self] in setChildren(children + [child]) }))
  }

  /// Asks to be taken out of the controller that it was added to with ``addChild(_:)``. Without
  /// one nothing happens.
  public func removeFromParent() {
    guard let parent else { return }
    guard !(parent is NavigationController), !(parent is TabBarController) else {
      report(
        Misuse(
          .notAChild, at: kind, "\(parent.kind) holds it, and only that can let it go",
          advice: "pop it, or set other controllers"))
      return
    }
    parent.ask(
      TransitionRequest(
        kind: .children,
        judge: { [self, weak parent] in self.parent === parent ? .go : .nothing },
        apply: { [self, weak parent] in
          parent?.setChildren(parent?.children.filter { $0 !== self } ?? [])
        }))
  }

  /// Raises a notice on the screen on top. Rule: G9.
  public func notify(_ notice: Notice) {
    window?.notify(notice)
  }

  /// Raises a notice on the screen on top. Rule: G9.
  public func notify(_ text: String, kind: Notice.Kind = .other) {
    notify(Notice(text, kind: kind))
  }
}

extension ViewController {
  private var modalToDismiss: ViewController? {
    presentedViewController ?? (presentingViewController == nil ? nil : topAncestor)
  }

  /// Whether nothing holds it.
  var isNowhere: Bool { parent == nil && hostWindow == nil }

  /// Why `controller` cannot become a child of this one; nil when it can.
  func obstacle(toAdding controller: ViewController) -> Misuse? {
    if isInside(controller) {
      return Misuse(
        .alreadyShown, at: kind, "\(controller.kind) contains it and cannot stand in it",
        advice: "make another controller")
    }
    return controller.isNowhere
      ? nil
      : Misuse(
        .alreadyShown, at: kind, "\(controller.kind) is shown already, and can be so only once",
        advice: "make a new controller for each visit")
  }

  /// Makes `list` the children, in this order.
  func setChildren(_ list: [ViewController]) {
    for child in children.excluding(list) { child.parent = nil }
    children = list
    for child in list where child.parent !== self {
      child.parent = self
      child.owesRemoval = true
    }
    if isViewLoaded { setNeedsRender() }
  }

  /// Puts a change of what this controller contains into the window's queue; on its way in, behind
  /// its own arrival. Outside a window, and for the parts of what is not visible, it is made at once,
  /// and what it removes is told.
  func ask(_ request: TransitionRequest) {
    if let window = window ?? topAncestor.arrivesIn, isVisible || request.kind != .children {
      var request = request
      let judge = request.judge
      request.judge = { [weak self, weak window] in
        guard let window, self?.window === window else {
          return .drop("what it was to change is gone")
        }
        return judge()
      }
      window.ask(request)
      return
    }
    switch request.judge() {
    case .go:
      let before = removalOrder
      request.apply()
      if let window { request.adding.flatMap(\.containmentOrder).forEach(window.enter) }
      for gone in before.excluding(removalOrder) { gone.reportRemoval(request.cause) }
      request.completion?()
    case .refuse(let misuse): report(misuse)
    case .nothing, .wait, .drop: break
    }
  }

  /// It and all that it contains, the deepest and the topmost first, content before its container.
  var removalOrder: [ViewController] {
    children.reversed().flatMap(\.removalOrder) + [self]
  }

  /// It and all that it contains, containers before their content.
  var containmentOrder: [ViewController] {
    [self] + children.flatMap(\.containmentOrder)
  }

  /// It and all that is visible in it, containers before their content.
  var visibleOrder: [ViewController] {
    [self] + visibleChildren.flatMap(\.visibleOrder)
  }

  /// It, the child that it shows, and so on down to the screen.
  var shownPath: [ViewController] {
    [self] + (shownChild?.shownPath ?? [])
  }

  /// Tells that it has gone, unless that was told already.
  func reportRemoval(_ cause: Transition.Cause) {
    guard owesRemoval else { return }
    owesRemoval = false
    wasRemoved(cause)
  }

  /// Tells it, and all that it contains, that it will not be shown.
  func endWithoutEntering(_ cause: Transition.Cause) {
    let ended = removalOrder
    for controller in ended { controller.owesRemoval = true }
    for controller in ended { controller.reportRemoval(cause) }
  }
}
