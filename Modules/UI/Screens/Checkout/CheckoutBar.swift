import TextUI

/// What every step of the checkout has beside its title: the way out of it. Rule: H0.
public enum CheckoutBar {
  /// Leaves the checkout.
  public static let cancel: ControlID = "checkout.cancel"

  /// The way out, which makes `event`.
  static func cancel<Event>(
    _ event: Event, label: String = "Cancel", state: Control<Event>.State = .enabled
  ) -> Control<Event> {
    .button(cancel, label, event, state: state)
  }
}
