import CoordinatorKit
import PatternKit
import ShopServices

/// The first launch: three pages that are read once. No link leads past them. Rule: L1, CO-D28.
public final class OnboardingCoordinator: BaseCoordinator, Coordinator {
  /// Its one screen.
  public let rootViewController: ViewModelController<OnboardingViewModel>

  /// Makes the flow.
  ///
  /// - Parameter onFinished: told once, when the shop knows that the pages were read.
  public init(
    session: any SessionService, tracker: TaskTracker, onFinished: @escaping () -> Void
  ) {
    rootViewController = ViewModelController(
      OnboardingViewModel(session: session, tracker: tracker, onFinished: onFinished),
      opening: .root)
    super.init()
  }

  public override var blocksLeaving: String? { "Read the first pages, or skip them" }
}
