import BoardsSavedInterface
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import StorefrontInterface
import TextUI

/// What the shopper wants to remember, and the way from there to the cart. Where else it leads is said
/// by callbacks. Rule: O3, P4.
final class SavedViewController: ContentViewController<SavedScreen.Event> {
  /// The shopper has selected a product.
  var onItem: ((Handle) -> Void)?
  /// The shopper has cleared a mark.
  var onRemove: ((SaveInput) -> Void)?
  /// The shopper wants to look for something to save.
  var onBrowse: (() -> Void)?

  private let service: any SavedService
  private let marks: SavedMarks
  private let payment: ReadOnlyCurrent<Attempt?>
  private let feed: ChangeFeed
  private let scope: TaskScope

  private var subject = SavedScreen.Subject.loading
  private var moving: Set<Handle> = []
  private var token: FeedToken?

  /// Makes the screen. It asks for nothing before it is first shown.
  ///
  /// - Parameters:
  ///   - payment: the shopper's payment whose outcome is open; nil while there is none.
  ///   - scope: its calls end with it.
  init(
    service: any SavedService, marks: SavedMarks, payment: ReadOnlyCurrent<Attempt?>,
    feed: ChangeFeed, scope: TaskScope
  ) {
    self.service = service
    self.marks = marks
    self.payment = payment
    self.feed = feed
    self.scope = scope
    super.init()
  }

  /// Of the list those that are marked: one whose mark was cleared is gone in the same frame.
  override var content: Content<SavedScreen.Event> {
    var subject = subject
    if case .shown(let products) = subject {
      subject = .shown(products.filter { marks.handles.contains($0.handle) })
    }
    return SavedScreen.content(subject, moving: moving, isLocked: payment.value != nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    payment.observe(self) { [weak self] _ in self?.setNeedsRender() }
    token = feed.subscribe { [weak self] change in self?.update(change.saved) }
    load()
  }

  override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    token = nil
  }

  override func handle(_ event: SavedScreen.Event) {
    switch event {
    case .itemTapped(let handle): onItem?(handle)
    case .removeTapped(let handle):
      onRemove?(SaveInput(handle, false) { [weak self] in self?.notify(.notSaved($0)) })
    case .moveTapped(let handle): move(handle)
    case .retryTapped: load()
    case .browseTapped: onBrowse?()
    }
  }
}

extension SavedViewController: Placed {
  var place: Link { .saved }
}

// MARK: - The list

extension SavedViewController {
  private func load() {
    subject = .loading
    setNeedsRender()
    scope.ask { [service] in
      try await service.list()
    } then: { [weak self] result in
      self?.didLoad(result)
    }
  }

  private func didLoad(_ result: Result<[SavedProduct], ShopError>) {
    switch result {
    case .success(let products): subject = .shown(products)
    case .failure(let error): subject = .failed(error.text)
    }
    setNeedsRender()
  }

  private func update(_ products: [SavedProduct]?) {
    guard let products, case .shown = subject else { return }
    subject = .shown(products)
    setNeedsRender()
  }
}

// MARK: - To the cart

extension SavedViewController {
  private func move(_ handle: Handle) {
    let name = name(of: handle)
    moving.insert(handle)
    setNeedsRender()
    scope.ask { [service] in
      try await service.move(handle)
    } then: { [weak self] result in
      self?.moving.remove(handle)
      self?.setNeedsRender()
      self?.didMove(result, name)
    }
  }

  /// What was moved comes by the feed, in the cart and out of the list.
  private func didMove(_ result: Result<CartAnswer, ShopError>, _ name: String) {
    switch result {
    case .success(let answer):
      if let notice = Notice.outcome(answer.outcome, of: name) { notify(notice) }
    case .failure(let error): notify(.failed(error.text))
    }
  }

  private func name(of handle: Handle) -> String {
    guard case .shown(let products) = subject else { return handle.text }
    return products.first { $0.handle == handle }?.name ?? handle.text
  }
}
