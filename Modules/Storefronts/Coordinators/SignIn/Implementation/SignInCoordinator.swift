import CoordinatorKit
import CoordinatorsSignInInterface
import PatternKit

/// Where the form leads: only away.
public nonisolated enum SignInRoute: Route {
  /// The shopper gives up, or somebody else was let in.
  case leave
  /// Who filled it in was let in.
  case signedIn
}

/// The form that lets shoppers in, as a modal. Rule: S1, S4.
public final class SignInCoordinator: BaseCoordinator, SignInCoordinating {
  /// The form.
  public private(set) lazy var rootViewController: ViewModelController<SignInViewModel> =
    ViewModelController(
      SignInViewModel(face, session: session, clock: clock, tracker: tracker, router: router),
      opening: .modal)

  private let face: SignInFace
  private let session: SessionModel
  private let clock: any AppClock
  private let tracker: TaskTracker
  private weak var delegate: (any SignInCoordinatorDelegate)?

  /// Makes the form, which shows that face first.
  public init(
    _ face: SignInFace, session: SessionModel, clock: any AppClock, tracker: TaskTracker,
    delegate: (any SignInCoordinatorDelegate)?
  ) {
    self.face = face
    self.session = session
    self.clock = clock
    self.tracker = tracker
    self.delegate = delegate
    super.init()
  }

  public func prepare(_ route: SignInRoute) -> Transition {
    switch route {
    case .leave: .dismiss
    case .signedIn:
      .perform("signed in") { [weak self] in
        guard let self else { return }
        delegate?.signInCoordinatorDidSignIn(self)
      }
    }
  }
}
