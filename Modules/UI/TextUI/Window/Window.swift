import PatternKit

/// Where controllers are shown, one screen on top. Everything that changes what is shown, and
/// everything that a person does, goes through it.
///
/// *Transitions* are done in order, one at a time, each committed once and told once. One commits
/// before the call that asked for it returns, unless another is being committed: then directly
/// after. *Acts* of a person are handled to the end, synchronously. *Rendering* is pulled: a
/// change only marks its screen. Rule: G3, G5.
@MainActor
public final class Window {
  /// When transitions are committed.
  public enum Pace: Sendable {
    /// As soon as they are asked for.
    case immediate
    /// One with each ``Window/step()``: a window whose animations take as long as a test likes.
    case stepped
  }

  struct Known {
    weak var controller: ViewController?
  }

  /// When transitions are committed.
  public let pace: Pace

  /// Gets each frame: what is shown when the main actor has nothing left to do but wait.
  /// Rule: G8.
  public var onFrame: ((Snapshot) -> Void)?

  let tracker: TaskTracker
  let tracer: Tracer
  let lifetimes: Lifetimes
  let diagnostics: Diagnostics

  /// The root, if there is one, and the modals above it.
  var layers: [ViewController] = []
  var queue: [TransitionRequest] = []
  /// Presentations that wait for a modal to go.
  var waiting: [TransitionRequest] = []
  /// Those that the transition that is being committed gives up.
  var doomed: [TransitionRequest] = []
  /// What ``inOneTransition(_:)`` has gathered; nil outside it.
  var gathered: [TransitionRequest]?
  var isCommitting = false
  /// Queued transitions as the tracker sees them: parked until a step is made.
  let transitions = Workload("transitions")
  var parked: [Activity] = []

  var board = NoticeBoard()
  var isFrameAsked = false
  var commitObservers: [CommitObserver] = []
  /// Every controller whose view was loaded here, for as long as it lives.
  var known: [Known] = []
  /// How many may be known before the dead ones are looked for.
  var pruningLimit = 64

  private var currentTraits: Traits

  /// Makes a window without a root.
  public init(
    traits: Traits = Traits(), pace: Pace = .immediate, tracker: TaskTracker = TaskTracker(),
    tracer: Tracer = Tracer(), lifetimes: Lifetimes = Lifetimes(),
    diagnostics: Diagnostics = Diagnostics()
  ) {
    self.pace = pace
    self.tracker = tracker
    self.tracer = tracer
    self.lifetimes = lifetimes
    self.diagnostics = diagnostics
    currentTraits = traits
    tracker.include(transitions)
  }

  isolated deinit {
    for activity in parked { activity.finish() }
  }

  /// What is below everything else. Setting it asks for a transition that removes all there was,
  /// modals included, and drops the presentations that wait; nil leaves the window empty.
  public var rootViewController: ViewController? {
    get { layers.first }
    set { ask(replacement(by: newValue)) }
  }

  /// Leaves the window empty, modals included, if `root` is its root when the turn of that comes; else
  /// nothing changes.
  public func removeRoot(_ root: ViewController) {
    var request = replacement(by: nil)
    request.judge = { [unowned self] in layers.first === root ? .go : .nothing }
    ask(request)
  }

  /// The modals above the root, from the lowest to the topmost.
  public var modals: [ViewController] { Array(layers.dropFirst()) }

  /// The screen that a person's acts go to; nil in an empty window.
  public var top: ViewController? { layers.last?.shownPath.last }

  /// Size, colours and characters. Setting it tells every loaded controller and asks for a frame.
  public var traits: Traits {
    get { currentTraits }
    set {
      guard newValue != currentTraits else { return }
      let previous = currentTraits
      currentTraits = newValue
      for controller in installed where controller.isViewLoaded {
        controller.needsLayout = true
        controller.traitsDidChange(from: previous)
      }
      requestFrame()
    }
  }

  /// Closes every modal, and drops the presentations that wait.
  public func dismissAll(completion: (() -> Void)? = nil) {
    ask(
      TransitionRequest(
        kind: .dismiss,
        judge: { [unowned self] in layers.count > 1 ? .go : .nothing },
        apply: { [unowned self] in
          dropWaiting()
          close(from: 1)
        },
        completion: completion))
  }

  /// Whatever `changes` asks for becomes one transition: screens that stay visible hear nothing,
  /// all that is removed is told together, and nobody sees what is in between. Until it is
  /// committed everything reads as before.
  ///
  /// - Parameter completion: called once, when the window is done with all of it: it was committed,
  ///   or there was nothing to do, or it was refused, dropped, or set aside to wait.
  public func inOneTransition(_ changes: () -> Void, completion: (() -> Void)? = nil) {
    guard gathered == nil else {
      changes()
      if let completion { gathered?.append(several([], ended: completion)) }
      return
    }
    gathered = []
    changes()
    let parts = gathered ?? []
    gathered = nil
    if parts.isEmpty, completion == nil { return }
    if parts.count == 1, var only = parts.first {
      let ended = only.ended
      only.ended = {
        ended?()
        completion?()
      }
      ask(only)
    } else {
      ask(several(parts, ended: completion))
    }
  }

  /// Hears of each committed transition, in order of subscription, as long as `owner` lives: after
  /// the appearance calls, before the removed controllers hear of their end.
  ///
  /// - Returns: a subscription that can end it earlier; it need not be kept.
  @discardableResult
  public func didCommit(
    _ owner: AnyObject, _ told: @escaping @MainActor (Transition) -> Void
  ) -> Subscription {
    commitObservers.removeAll { $0.owner == nil }
    let observer = CommitObserver(owner: owner, told: told)
    commitObservers.append(observer)
    return Subscription { observer.owner = nil }
  }
}
