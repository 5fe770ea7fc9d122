import PatternKit
import TextUI

/// One flow of screens: it makes them, opens them, and decides what comes next; a screen only says
/// what a person wants. All there is to write is `rootViewController`, and `prepare(_:)` for a
/// coordinator that has routes; ``BaseCoordinator``, which each subclasses, stores everything.
@MainActor
public protocol Coordinator<RouteType>: BaseCoordinator {
  /// Where it leads.
  associatedtype RouteType: Route = Never
  /// Its first screen.
  associatedtype Root: CoordinatorManagedViewController

  /// The screen that opens when it is presented: always the same one, made here, shown by nobody.
  var rootViewController: Root { get }

  /// What a route comes to. Pure: it makes screens and coordinators, and changes, opens, and asks
  /// for nothing.
  func prepare(_ route: RouteType) -> Transition
}

extension Coordinator where RouteType == Never {
  public func prepare(_ route: Never) -> Transition {}
}

extension Coordinator {
  /// Starts a tree of coordinators: this one's root becomes the window's. Whatever was there before
  /// is gone, and its coordinators have finished. Whoever starts a tree keeps its root.
  /// Rule: CO-D27.
  public func start(
    in window: Window, tracer: Tracer = Tracer(), lifetimes: Lifetimes = Lifetimes(),
    diagnostics: Diagnostics = Diagnostics()
  ) {
    start(
      Navigator(window, tracer: tracer, lifetimes: lifetimes, diagnostics: diagnostics),
      root: rootViewController)
  }

  /// Goes where `route` leads: prepares it when its turn has come, and performs what it comes to.
  ///
  /// An equal route that is under way already is not taken twice. Before this coordinator is
  /// opened, routes wait; after it has finished they are reported. Rule: CO-10, CO-13, CO-D14.
  ///
  /// - Parameter completion: told once what became of it.
  public func trigger(_ route: RouteType, completion: ((NavigationOutcome) -> Void)? = nil) {
    ask(
      Navigation(
        of: self, route.caseName, route: AnyHashable(route), completion: completion
      ) { [weak self] _ in
        guard let self else { return .done }
        navigator?.tracer.record(.routeTaken, name, route.caseName)
        return take(prepare(route))
      })
  }
}
