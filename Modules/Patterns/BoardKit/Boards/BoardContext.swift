import TextUI

/// What boards show their screens from. A motherboard hands its own on to the boards that it installs.
/// Rule: BD-L2, BD-L87.
@MainActor
public protocol BoardContext: AnyObject {}

extension Window: BoardContext {}
extension ViewController: BoardContext {}

extension Board {
  /// The window; nil, and reported, when there is none.
  public var window: Window? { found { $0 as? Window ?? ($0 as? ViewController)?.window } }

  /// The controller that it is in: the context, or the root of the window that is. nil, and reported,
  /// when there is none.
  public var rootViewController: ViewController? { found(root) }

  /// The stack that it is in; nil, and reported, when there is none.
  public var navigationController: NavigationController? {
    found { root(of: $0).flatMap { $0 as? NavigationController ?? $0.navigationController } }
  }

  /// The tabs that it is in; nil, and reported, when there are none.
  public var tabBarController: TabBarController? {
    found { root(of: $0).flatMap { $0 as? TabBarController ?? $0.tabBarController } }
  }

  private func root(of context: any BoardContext) -> ViewController? {
    context as? ViewController ?? (context as? Window)?.rootViewController
  }

  private func found<Place>(_ place: (any BoardContext) -> Place?) -> Place? {
    if let found = context.flatMap(place) { return found }
    report(
      .missingContext, "there is no \(Place.self) to show anything in",
      advice: "launch, or put the motherboard into a context that has one")
    return nil
  }
}
