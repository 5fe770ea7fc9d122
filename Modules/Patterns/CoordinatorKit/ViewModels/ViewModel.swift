import TextUI

/// What a screen shows and what it does, apart from where it stands: it knows models, services and a
/// ``Router``, no coordinator and no view controller.
///
/// It is `@Observable`. Its screen composes ``content`` under observation, so a change of anything
/// that was read, in it or in a model that it shares with others, marks the screen; nobody binds
/// anything by hand. A ``ViewModelController`` keeps it, and tells it what becomes of the screen.
@MainActor
public protocol ViewModel: AnyObject {
  /// What a person can do on the screen.
  associatedtype Event

  /// What the screen shows now. It is composed of values and changes nothing.
  var content: Content<Event> { get }

  /// Raises a notice on the screen, as long as that is there. Filled by its controller; one that has
  /// nothing to tell need not store it.
  var onNotice: ((Notice) -> Void)? { get set }

  /// Takes what a person did.
  func handle(_ event: Event)

  /// The screen is about to appear for the first time: the time to ask for what it shows.
  func didLoad()
  /// The screen is visible.
  func didAppear()
  /// The screen is covered, or has gone.
  func didDisappear()
  /// The screen has gone, whoever made it go: what was asked for is asked for no more.
  func didEnd()
}

extension ViewModel {
  public var onNotice: ((Notice) -> Void)? {
    get { nil }
    set {}
  }

  public func didLoad() {}
  public func didAppear() {}
  public func didDisappear() {}
  public func didEnd() {}
}
