/// All that a view model knows of navigation: it can say where to go.
///
/// It keeps no coordinator alive. A route that comes when the coordinator has finished leads nowhere
/// and is reported. Rule: CO-17.
@MainActor
public struct Router<RouteType: Route> {
  private let send: (RouteType) -> Void

  /// Makes a router that hands routes to `send`: for tests and previews of a view model.
  public init(_ send: @escaping (RouteType) -> Void) {
    self.send = send
  }

  /// Goes there.
  public func trigger(_ route: RouteType) {
    send(route)
  }
}

extension Coordinator {
  /// Leads to this coordinator as long as it lives.
  public var router: Router<RouteType> {
    Router { [weak self, reporter] route in
      if let self {
        trigger(route)
      } else {
        reporter.lateRoute(route.caseName)
      }
    }
  }
}
