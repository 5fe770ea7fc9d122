import PatternKit

/// A signal that a shopper gives.
final class SignalDoor: Door {
  private let signal = Signal<Void>("the shopper")

  func wait() async throws { try await signal.wait() }

  var waiting: Int { signal.waiting }

  func open() async { signal.send() }
}
