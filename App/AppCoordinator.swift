import CoordinatorKit
import CoordinatorsMain
import CoordinatorsOnboarding
import CoordinatorsSignInInterface
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import StorefrontInterface
import TextUI

/// Where the app leads: each takes the window, with all that was in it.
nonisolated enum AppRoute: Route {
  /// To the pages of the first launch.
  case onboarding
  /// To the shop, as after a launch.
  case main
}

/// The root of the tree: launch, then onboarding if need be, then the shop. It gives the children what
/// they need, keeps the models that they share, and makes the shop anew when somebody has gone.
final class AppCoordinator: BaseCoordinator, Coordinator {
  /// Launch, made when the tree starts. It goes when the window is another's, so nobody keeps it.
  var rootViewController: ViewModelController<LaunchViewModel> {
    ViewModelController(
      LaunchViewModel(session: context.shop.session, tracker: context.tracker) { [weak self] in
        self?.didRead($0)
      })
  }

  private let context: StorefrontContext
  private let onReady: () -> Void
  /// What everybody shows of the shopper; nil until the shop has said who it is.
  private var models: ShopperModels?
  /// A link that waits for the end of onboarding. A newer one replaces it. Rule: L4.
  private var waiting: Link?

  /// Makes the root; `onReady` is told once, when the shop has said who is shopping.
  init(_ context: StorefrontContext, onReady: @escaping () -> Void) {
    self.context = context
    self.onReady = onReady
    super.init()
  }

  /// Whether links can be followed, or at least be judged. Rule: L1.
  var isReady: Bool { models != nil }

  /// The shop, once it was entered: the newest, while one takes the place of another.
  var main: MainCoordinator? {
    childCoordinators.lazy.compactMap { $0 as? MainCoordinator }.last
  }

  /// The link that leads to what is on top, or to the nearest place that has one.
  var place: Link { main?.place ?? .search("") }

  func prepare(_ route: AppRoute) -> Transition {
    guard let models else { return .refused("the shop has not said who is shopping") }
    switch route {
    case .onboarding:
      return .present(
        OnboardingCoordinator(session: context.shop.session, tracker: context.tracker) {
          [weak self] in self?.enter()
        })
    case .main: return .present(ShopFactory(context, models).main())
    }
  }

  /// Goes where a link leads; in front of the shop it waits. Rule: L4, CO-D30.
  func follow(_ link: Link) {
    guard let main else { return waiting = link }
    main.follow(link)
  }
}

// MARK: - From launch to the shop

extension AppCoordinator {
  private func didRead(_ session: Session) {
    models = ShopperModels(session, context)
    if session.isOnboarded { enter() } else { trigger(.onboarding) }
    // What waited and what there is to tell are one event: neither clears the other. Rule: G9.
    context.window.handleAct {
      context.tell(session.news)
      onReady()
    }
  }

  private func enter() {
    trigger(.main)
    guard let link = waiting else { return }
    waiting = nil
    follow(link)
  }
}

// MARK: - What changes

extension AppCoordinator {
  /// Hands on what a commit has changed, in the turn in which the shop tells it. Rule: G8.
  func update(_ change: ShopChange) {
    guard let models else { return }
    let wasShopper = models.session.shopper != nil
    models.update(change)
    if wasShopper, models.session.shopper == nil { didSignOut() }
    guard let attempt = change.attempt, !attempt.isOpen else { return context.tell(change.news) }
    // While a checkout is shown, what has become of its payment is shown there.
    if let main, main.isCheckingOut { return main.tellAfterPayment(change.news) }
    context.tell(change.news)
    if let notice = Notice.settled(attempt) { context.window.notify(notice) }
  }

  /// Nothing of the shopper stays: the shop is made anew, as after a launch, which ends every
  /// coordinator of the old one, and what was traced is forgotten. Rule: S6, CO-D24.
  private func didSignOut() {
    waiting = nil
    trigger(.main)
    context.tracer.clear()
  }
}
