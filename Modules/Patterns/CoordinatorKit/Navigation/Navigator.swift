import PatternKit
import TextUI

/// Does the navigations of one tree of coordinators: in order, one at a time, each by one
/// transition of the window, each with exactly one end. Rule: CO-D15, CO-D16.
@MainActor
final class Navigator {
  private(set) weak var window: Window?
  let tracer: Tracer
  let lifetimes: Lifetimes
  let diagnostics: Diagnostics

  private var queue: [Navigation] = []
  private var current: Navigation?
  /// Those whose screens the window has set aside.
  private var unsettled: [Navigation] = []
  private var isAdvancing = false

  init(_ window: Window, tracer: Tracer, lifetimes: Lifetimes, diagnostics: Diagnostics) {
    self.window = window
    self.tracer = tracer
    self.lifetimes = lifetimes
    self.diagnostics = diagnostics
    window.didCommit(self) { [weak self] _ in self?.settleWaiting() }
  }

  /// Those that have not ended, in order.
  var pending: [Navigation] { unsettled + (current.map { [$0] } ?? []) + queue }

  private var isIdle: Bool { current == nil && queue.isEmpty && unsettled.isEmpty }

  // MARK: - 1. Asked for

  func ask(_ navigation: Navigation) {
    if !isIdle, pending.contains(where: navigation.isSame) {
      return drop(navigation, "the same route is under way")
    }
    if navigation.purpose == .link {
      let older = queue.filter { $0.purpose == .link }
      queue.removeAll { $0.purpose == .link }
      for link in older { drop(link, "a newer link came") }
    }
    queue.append(navigation)
    advance()
  }

  // MARK: - 2. Its turn

  private func advance() {
    guard !isAdvancing else { return }
    isAdvancing = true
    defer { isAdvancing = false }
    guard window != nil else {
      // Nobody has them any more: they end.
      (queue, current, unsettled) = ([], nil, [])
      return
    }
    while let window, current == nil, !queue.isEmpty {
      let next = queue.removeFirst()
      if let obstacle = next.obstacle {
        drop(next, obstacle)
      } else if let owner = next.owner {
        current = next
        window.inOneTransition {
          next.outcome = next.body(owner)
        } completion: { [weak self] in
          self?.didCommit(next)
        }
      }
    }
  }

  /// The root of a tree becomes the window's, whatever its way of opening is.
  func replaceRoot(by screen: any CoordinatorManagedViewController) {
    current?.opened.append(screen)
    window?.rootViewController = screen
  }

  func open(_ screen: any CoordinatorManagedViewController, from place: ViewController?) {
    current?.opened.append(screen)
    if let place = place ?? window?.top { screen.open(from: place) }
  }

  func close(_ screen: any CoordinatorManagedViewController) {
    current?.closed.append(screen)
    screen.close()
  }

  /// Closes every modal that covers a screen.
  func uncover(_ screen: ViewController?) {
    if let screen, screen.presentedViewController != nil { screen.dismiss() }
  }

  /// Whether a screen is in the window, covered or not, and stays.
  func isShowing(_ screen: ViewController) -> Bool {
    window != nil && screen.window === window && !screen.isBeingRemoved
  }

  // MARK: - 3. Over

  private func didCommit(_ navigation: Navigation) {
    // What is asked for meanwhile comes after it.
    let isSettled = settle(navigation)
    current = nil
    if !isSettled { unsettled.append(navigation) }
    advance()
  }

  /// Looks again at what the window had set aside.
  func settleWaiting() {
    let waiting = unsettled
    unsettled = []
    for navigation in waiting where !settle(navigation) { unsettled.append(navigation) }
  }

  /// Finds out what became of a navigation.
  ///
  /// - Returns: whether it is over.
  private func settle(_ navigation: Navigation) -> Bool {
    guard let window, !navigation.opened.contains(where: window.isWaiting) else { return false }
    for screen in navigation.opened where !isShowing(screen) {
      navigation.outcome = .dropped("\(screen.kind) did not open")
      screen.coordinator?.didNotOpen(screen)
    }
    for screen in navigation.closed where isShowing(screen) {
      screen.coordinator?.didNotClose(screen)
    }
    if case .dropped(let reason) = navigation.outcome {
      drop(navigation, reason)
    } else {
      navigation.end(navigation.outcome)
    }
    return true
  }

  private func drop(_ navigation: Navigation, _ reason: String) {
    tracer.record(.presentationDropped, navigation.name, reason)
    navigation.end(.dropped(reason))
  }
}
