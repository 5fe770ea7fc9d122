import PatternKit
import PlainMainInterface
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// The root of Account: who is shopping, and the ways in and out. Rule: A1, V11.
public final class AccountViewController: ContentViewController<AccountScreen.Event> {
  private let account: any AccountService
  private let shopper: ReadOnlyCurrent<Shopper?>
  private let feed: ChangeFeed
  private let navigation: ShopNavigation
  private let scope: TaskScope

  private var details = AccountScreen.Details.loading
  /// The shopper whose details were asked for.
  private var asked: Int?
  private var isSigningOut = false
  private var token: FeedToken?

  /// Makes the screen. It asks for nothing before it is first shown.
  public init(
    account: any AccountService, shopper: ReadOnlyCurrent<Shopper?>, feed: ChangeFeed,
    tracker: TaskTracker, navigation: ShopNavigation
  ) {
    self.account = account
    self.shopper = shopper
    self.feed = feed
    self.navigation = navigation
    scope = TaskScope(tracker, owner: "Account")
    super.init()
  }

  public override var content: Content<AccountScreen.Event> {
    shopper.value.map {
      AccountScreen.content($0, details, isSigningOut: isSigningOut)
    } ?? AccountScreen.guest()
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    shopper.observe(self) { [weak self] _ in self?.shopperDidChange() }
    token = feed.subscribe { [weak self] change in self?.update(change.orders) }
  }

  public override func viewDidAppear() {
    super.viewDidAppear()
    loadOnce()
  }

  public override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    token = nil
    scope.cancel()
  }

  public override func handle(_ event: AccountScreen.Event) {
    switch event {
    case .signInTapped: navigation.show(.signIn)
    case .registerTapped: navigation.show(.registration)
    case .signOutTapped: askToSignOut()
    case .retryTapped: load()
    }
  }
}

// MARK: - Who it is

extension AccountViewController {
  private func shopperDidChange() {
    setNeedsRender()
    if isVisible { loadOnce() }
  }

  /// Asks the first time that it is on top with this shopper, which may be long after they have
  /// signed in. Rule: V11.
  private func loadOnce() {
    guard let shopper = shopper.value, shopper.id != asked else { return }
    asked = shopper.id
    load()
  }

  private func load() {
    details = .loading
    setNeedsRender()
    scope.ask { [account] in
      try await account.profile()
    } then: { [weak self] result in
      self?.didLoad(result)
    }
  }

  private func didLoad(_ result: Result<Profile, ShopError>) {
    switch result {
    case .success(let profile): details = .loaded(profile)
    case .failure(let error): details = .failed(error.text)
    }
    setNeedsRender()
  }

  /// The address is that of the last order, so one that is placed brings its own.
  private func update(_ orders: [Order]) {
    guard case .loaded(var profile) = details,
      let order = orders.last(where: { $0.status == .placed })
    else { return }
    profile.address = order.address
    details = .loaded(profile)
    setNeedsRender()
  }
}

// MARK: - Signing out

extension AccountViewController {
  private func askToSignOut() {
    present(
      AlertController(AccountScreen.signOutQuestion) { [weak self] yes in
        if yes { self?.signOut() }
      })
  }

  /// When it is done the feed says so, and this screen is gone before the answer comes. Rule: S6.
  private func signOut() {
    isSigningOut = true
    setNeedsRender()
    scope.ask { [account] in
      try await account.signOut()
    } then: { [weak self] result in
      self?.didSignOut(result)
    }
  }

  private func didSignOut(_ result: Result<Void, ShopError>) {
    isSigningOut = false
    setNeedsRender()
    if case .failure(let error) = result { notify(.failed(error.text)) }
  }
}
