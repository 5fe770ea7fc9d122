/// Goes from one feature to another, for screens that do not know each other.
///
/// The app makes one and fills ``onShow``: that is the one place where a destination becomes a
/// screen. Screens get it by `init` and keep it.
public final class ShopNavigation {
  /// Goes there. Filled by the app, once, before any screen is shown.
  public var onShow: ((Destination) -> Void)?

  /// Makes one that leads nowhere yet.
  public init() {}

  /// Asks to go to a destination.
  public func show(_ destination: Destination) {
    onShow?(destination)
  }
}
