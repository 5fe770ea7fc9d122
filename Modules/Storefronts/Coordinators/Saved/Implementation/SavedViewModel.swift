import CoordinatorKit
import CoordinatorsCheckoutInterface
import CoordinatorsSavedInterface
import Observation
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// What the shopper wants to remember, and the way from there to the cart. Rule: O3, P4.
@Observable
public final class SavedViewModel: ViewModel {
  private var subject = SavedScreen.Subject.loading
  private var moving: Set<Handle> = []

  @ObservationIgnored public var onNotice: ((Notice) -> Void)?
  private let service: any SavedService
  private let saved: SavedModel
  private let payment: PaymentModel
  private let feed: ChangeFeed
  private let router: Router<SavedRoute>
  private let scope: TaskScope
  @ObservationIgnored private var token: FeedToken?

  init(
    service: any SavedService, saved: SavedModel, payment: PaymentModel, feed: ChangeFeed,
    tracker: TaskTracker, router: Router<SavedRoute>
  ) {
    self.service = service
    self.saved = saved
    self.payment = payment
    self.feed = feed
    self.router = router
    scope = TaskScope(tracker, owner: "Saved")
  }

  /// Of the list those that are marked: one whose mark was cleared is gone in the same frame.
  public var content: Content<SavedScreen.Event> {
    var subject = subject
    if case .shown(let products) = subject {
      let marked = saved.handles
      subject = .shown(products.filter { marked.contains($0.handle) })
    }
    return SavedScreen.content(subject, moving: moving, isLocked: payment.isOpen)
  }

  public func handle(_ event: SavedScreen.Event) {
    switch event {
    case .itemTapped(let handle): router.trigger(.product(handle))
    case .removeTapped(let handle):
      saved.set(handle, false) { [weak self] in self?.onNotice?(.notSaved($0)) }
    case .moveTapped(let handle): move(handle)
    case .retryTapped: load()
    case .browseTapped: router.trigger(.shop)
    }
  }

  public func didLoad() {
    token = feed.subscribe { [weak self] change in self?.update(change.saved) }
    load()
  }

  public func didEnd() {
    token = nil
    scope.cancel()
  }
}

// MARK: - The list

extension SavedViewModel {
  private func load() {
    subject = .loading
    scope.ask { [service] in
      try await service.list()
    } then: { [weak self] result in
      switch result {
      case .success(let products): self?.subject = .shown(products)
      case .failure(let error): self?.subject = .failed(error.text)
      }
    }
  }

  private func update(_ products: [SavedProduct]?) {
    guard let products, case .shown = subject else { return }
    subject = .shown(products)
  }
}

// MARK: - To the cart

extension SavedViewModel {
  private func move(_ handle: Handle) {
    let name = name(of: handle)
    moving.insert(handle)
    scope.ask { [service] in
      try await service.move(handle)
    } then: { [weak self] result in
      self?.moving.remove(handle)
      self?.didMove(result, name)
    }
  }

  /// What was moved comes by the feed, in the cart and out of the list.
  private func didMove(_ result: Result<CartAnswer, ShopError>, _ name: String) {
    switch result {
    case .success(let answer):
      if let notice = Notice.outcome(answer.outcome, of: name) { onNotice?(notice) }
    case .failure(let error): onNotice?(.failed(error.text))
    }
  }

  private func name(of handle: Handle) -> String {
    guard case .shown(let products) = subject else { return handle.text }
    return products.first { $0.handle == handle }?.name ?? handle.text
  }
}
