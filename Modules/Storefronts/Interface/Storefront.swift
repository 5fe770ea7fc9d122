import PatternKit

/// One shop, built in one architecture: everything that the app asks of it.
///
/// The app makes it, starts it, hands it links, and stops it. Everything else goes through what the
/// context holds: a person's acts through the window, the shop through its services. After
/// ``stop()`` and its release nothing of it is alive.
@MainActor
public protocol Storefront: AnyObject {
  /// Its name in commands and reports, such as `plain`.
  static var id: String { get }

  /// Makes it. Nothing is shown and nothing is asked before ``start()``.
  init(_ context: StorefrontContext)

  /// Shows `launch` in the window and asks who is shopping. Called once. Rule: L1.
  func start()

  /// Opens a link, at any time after ``start()``. What is no link gets a notice, and nothing else
  /// changes. A person did it: the storefront handles it as an act, in one turn. Rule: L3, L4.
  func open(_ text: String)

  /// The link that leads to what is on top, or to the nearest place that has one.
  var place: String { get }

  /// What is alive in it now. The nodes that own a screen are exactly those of the loaded screens
  /// in the window.
  func tree() -> NodeSnapshot

  /// Empties the window and ends everything that it has started, but for calls that change the
  /// shop: those run to their end. Called once, last. Rule: G6.
  func stop()
}
