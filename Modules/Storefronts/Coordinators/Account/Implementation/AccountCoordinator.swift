import CoordinatorKit
import CoordinatorsAccountInterface
import CoordinatorsMainInterface
import CoordinatorsSignInInterface
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// Where the account leads.
public nonisolated enum AccountRoute: Route {
  /// To the form that lets shoppers in.
  case signIn(SignInFace)
  /// To the question whether the shopper wants to go. Rule: G12.
  case confirmSigningOut
}

/// The tab Account. Rule: A1.
public final class AccountCoordinator: BaseCoordinator, AccountCoordinating {
  /// The account's screen.
  public private(set) lazy var rootViewController: ViewModelController<AccountViewModel> =
    ViewModelController(
      AccountViewModel(
        account: account, session: session, feed: feed, tracker: tracker, router: router),
      opening: .embed)

  private let account: any AccountService
  private let session: SessionModel
  private let feed: ChangeFeed
  private let tracker: TaskTracker
  private weak var delegate: (any AccountCoordinatorDelegate)?

  /// Makes the tab.
  public init(
    account: any AccountService, session: SessionModel, feed: ChangeFeed, tracker: TaskTracker,
    delegate: (any AccountCoordinatorDelegate)?
  ) {
    self.account = account
    self.session = session
    self.feed = feed
    self.tracker = tracker
    self.delegate = delegate
    super.init()
  }

  public var tab: ShopTab { .account }
  public var place: Link { .account }

  public func prepare(_ route: AccountRoute) -> Transition {
    switch route {
    case .signIn(let face):
      .perform("to the form") { [weak self] in
        guard let self else { return }
        delegate?.accountCoordinator(self, wantsToSignIn: face)
      }
    case .confirmSigningOut:
      .confirm(
        AlertController(AccountScreen.signOutQuestion) {
          [weak model = rootViewController.viewModel] yes in
          if yes { model?.signOut() }
        })
    }
  }

  public func plan(_ step: ShopStep) -> StepPlan<ShopStep> {
    switch step {
    case .tab, .product, .products, .adding, .order: .refuse("no link leads on from the account")
    }
  }
}
