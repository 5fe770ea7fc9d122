import PatternKit

/// A service with an executor of its own, whose replies are held until they are released.
final class HeldReplyDoor: Door {
  private var held: [Waiter<Void>] = []

  private let service = Elsewhere()

  func wait() async throws {
    try await service.run {
      try await Waiter<Void>.wait(for: "a held reply") { waiter in
        self.held.append(waiter)
      } onCancel: { waiter in
        self.held.removeAll { $0 === waiter }
      }
    }
  }

  var waiting: Int { held.count }

  func open() async {
    let released = held
    held = []
    for waiter in released { waiter.resume(returning: ()) }
  }
}
