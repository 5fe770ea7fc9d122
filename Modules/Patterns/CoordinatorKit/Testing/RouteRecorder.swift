/// Stands for a coordinator in the test of a view model: it keeps the routes, and goes nowhere.
@MainActor
public final class RouteRecorder<RouteType: Route> {
  /// The routes that were triggered, in order.
  public private(set) var routes: [RouteType] = []

  /// Makes one that has heard nothing.
  public init() {}

  /// What the view model gets.
  public var router: Router<RouteType> {
    Router { [weak self] in self?.routes.append($0) }
  }
}
