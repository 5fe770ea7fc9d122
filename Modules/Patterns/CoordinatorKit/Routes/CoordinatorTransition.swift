import TextUI

/// What a route comes to: which screens open and which close. A value: to make one changes nothing,
/// so that tests can ask for it and throw it away. Inside a coordinator it is called `Transition`.
///
/// The screens and coordinators in it are made and are nowhere yet. Performing it calls their
/// `open(from:)`; what closes is asked to `close()`. All of it is one transition of the window.
@MainActor
public indirect enum CoordinatorTransition {
  /// Nothing changes.
  case none
  /// Another screen of this coordinator opens, from its last one or from the named place.
  case open(any CoordinatorManagedViewController, from: ViewController? = nil)
  /// Another coordinator becomes a child of this one; its root opens from this one's last screen,
  /// or from the named place.
  case present(any Coordinator, from: ViewController? = nil)
  /// This coordinator finishes, its children first.
  case dismiss
  /// The last screen of this coordinator closes. Its root cannot.
  case dismissLast
  /// All children finish.
  case dismissChildren
  /// That screen of this coordinator closes, and the children that stand on it finish.
  case close(any CoordinatorManagedViewController)
  /// A question comes over the topmost screen. It is nobody's screen, and tells its answer itself.
  case confirm(AlertController)
  /// Everything closes that covers this coordinator's root as a modal, whoever has presented it.
  case uncover
  /// Another coordinator of the same tree does that.
  case on(BaseCoordinator, CoordinatorTransition)
  /// All of these, strictly in order. Rule: CO-15.
  case multiple([CoordinatorTransition])
  /// Something that only the container can do, such as selecting a tab; named for tests.
  case perform(String, () -> Void)
  /// The route leads nowhere now, for this reason.
  case refused(String)
  /// The route would close what must not be left now, for this reason. Rule: CO-D28.
  case blocked(String)

  /// Its parts in order, those of `multiple` one by one.
  private var parts: [CoordinatorTransition] {
    switch self {
    case .multiple(let all): all.flatMap(\.parts)
    case .on(_, let part): part.parts
    default: [self]
    }
  }

  /// Tells the coordinators that it was to bring and has not that they will not come.
  func giveUp() {
    for part in parts {
      if case .present(let child, _) = part { child.giveUp() }
    }
  }

  /// What it says in a test: `push Product`, `present Checkout: modalStack Address`.
  public var summary: String {
    switch self {
    case .none: "none"
    case .open(let screen, _): "\(screen.opening) \(screen.kind)"
    case .present(let child, _):
      "present \(child.name): \(child.rootViewController.opening) \(child.rootViewController.kind)"
    case .dismiss: "dismiss"
    case .dismissLast: "dismiss last"
    case .dismissChildren: "dismiss children"
    case .close(let screen): "close \(screen.kind)"
    case .confirm(let alert): "confirm \(alert.title)"
    case .uncover: "uncover"
    case .on(let coordinator, let part): "\(coordinator.name)(\(part.summary))"
    case .multiple(let all): all.map(\.summary).joined(separator: ", ")
    case .perform(let name, _): name
    case .refused(let reason): "refused: \(reason)"
    case .blocked(let reason): "blocked: \(reason)"
    }
  }
}
