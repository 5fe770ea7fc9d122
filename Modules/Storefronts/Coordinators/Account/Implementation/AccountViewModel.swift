import CoordinatorKit
import CoordinatorsSignInInterface
import Observation
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// Who is shopping, and the ways in and out. Rule: A1, V11.
@Observable
public final class AccountViewModel: ViewModel {
  private var details = AccountScreen.Details.loading
  private var isSigningOut = false

  @ObservationIgnored public var onNotice: ((Notice) -> Void)?
  private let account: any AccountService
  private let session: SessionModel
  private let feed: ChangeFeed
  private let router: Router<AccountRoute>
  private let scope: TaskScope
  @ObservationIgnored private var isOnScreen = false
  /// The shopper whose details were asked for.
  @ObservationIgnored private var asked: Int?
  @ObservationIgnored private var token: FeedToken?

  init(
    account: any AccountService, session: SessionModel, feed: ChangeFeed, tracker: TaskTracker,
    router: Router<AccountRoute>
  ) {
    self.account = account
    self.session = session
    self.feed = feed
    self.router = router
    scope = TaskScope(tracker, owner: "Account")
    session.onChange(self) { [weak self] _ in self?.loadOnce() }
  }

  public var content: Content<AccountScreen.Event> {
    session.shopper.map {
      AccountScreen.content($0, details, isSigningOut: isSigningOut)
    } ?? AccountScreen.guest()
  }

  public func handle(_ event: AccountScreen.Event) {
    switch event {
    case .signInTapped: router.trigger(.signIn(.signIn))
    case .registerTapped: router.trigger(.signIn(.registration))
    case .signOutTapped: router.trigger(.confirmSigningOut)
    case .retryTapped: load()
    }
  }

  public func didLoad() {
    token = feed.subscribe { [weak self] change in self?.update(change.orders) }
  }

  public func didAppear() {
    isOnScreen = true
    loadOnce()
  }

  public func didDisappear() {
    isOnScreen = false
  }

  public func didEnd() {
    token = nil
    scope.cancel()
  }
}

// MARK: - Who it is

extension AccountViewModel {
  /// Asks the first time that it is on top with this shopper, which may be long after they have
  /// signed in. Rule: V11.
  private func loadOnce() {
    guard isOnScreen, let shopper = session.shopper, shopper.id != asked else { return }
    asked = shopper.id
    load()
  }

  private func load() {
    details = .loading
    scope.ask { [account] in
      try await account.profile()
    } then: { [weak self] result in
      switch result {
      case .success(let profile): self?.details = .loaded(profile)
      case .failure(let error): self?.details = .failed(error.text)
      }
    }
  }

  /// The address is that of the last order, so one that is placed brings its own.
  private func update(_ orders: [Order]) {
    guard case .loaded(var profile) = details,
      let order = orders.last(where: { $0.status == .placed })
    else { return }
    profile.address = order.address
    details = .loaded(profile)
  }
}

// MARK: - Signing out

extension AccountViewModel {
  /// The shopper has agreed. When it is done the shop says so, and this screen is gone before the
  /// answer comes. Rule: S6.
  func signOut() {
    isSigningOut = true
    scope.ask { [account] in
      try await account.signOut()
    } then: { [weak self] result in
      self?.isSigningOut = false
      if case .failure(let error) = result { self?.onNotice?(.failed(error.text)) }
    }
  }
}
