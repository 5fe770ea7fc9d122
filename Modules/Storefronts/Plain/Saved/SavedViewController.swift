import PatternKit
import PlainMainInterface
import ShopModel
import ShopScreens
import ShopServices
import TextUI

/// The root of Saved: what the shopper wants to remember, and the way from there to the cart.
/// Rule: O3, P4.
public final class SavedViewController: ContentViewController<SavedScreen.Event> {
  private let service: any SavedService
  private let marks: SavedMarks
  private let payment: ReadOnlyCurrent<Attempt?>
  private let feed: ChangeFeed
  private let navigation: ShopNavigation
  private let scope: TaskScope

  private var subject = SavedScreen.Subject.loading
  private var moving: Set<Handle> = []
  private var token: FeedToken?

  /// Makes the screen. It asks for nothing before it is first shown.
  ///
  /// - Parameter payment: the shopper's payment whose outcome is open; nil while there is none.
  public init(
    service: any SavedService, marks: SavedMarks, payment: ReadOnlyCurrent<Attempt?>,
    feed: ChangeFeed, tracker: TaskTracker, navigation: ShopNavigation
  ) {
    self.service = service
    self.marks = marks
    self.payment = payment
    self.feed = feed
    self.navigation = navigation
    scope = TaskScope(tracker, owner: "Saved")
    super.init()
  }

  /// Of the list those that are marked: one whose mark was cleared is gone in the same frame.
  public override var content: Content<SavedScreen.Event> {
    var subject = subject
    if case .shown(let products) = subject {
      subject = .shown(products.filter { marks.handles.value.contains($0.handle) })
    }
    return SavedScreen.content(subject, moving: moving, isLocked: payment.value != nil)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    marks.handles.observe(self) { [weak self] _ in self?.setNeedsRender() }
    payment.observe(self) { [weak self] _ in self?.setNeedsRender() }
    token = feed.subscribe { [weak self] change in self?.update(change.saved) }
    load()
  }

  public override func wasRemoved(_ cause: Transition.Cause) {
    super.wasRemoved(cause)
    token = nil
    scope.cancel()
  }

  public override func handle(_ event: SavedScreen.Event) {
    switch event {
    case .itemTapped(let handle): navigation.show(.product(handle))
    case .removeTapped(let handle):
      marks.set(handle, false) { [weak self] in self?.notify(.notSaved($0)) }
    case .moveTapped(let handle): move(handle)
    case .retryTapped: load()
    case .browseTapped: navigation.show(.shop)
    }
  }
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
