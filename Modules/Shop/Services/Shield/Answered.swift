import PatternKit

/// The place where a shielded call leaves its answer for a caller that may have gone.
@MainActor
final class Answered<Answer: Sendable> {
  private var result: Result<Answer, ShopError>?
  private var waiter: Waiter<Answer>?

  /// Leaves the answer. The caller goes on after this turn.
  func end(_ result: Result<Answer, ShopError>) {
    self.result = result
    switch result {
    case .success(let answer): waiter?.resume(returning: answer)
    case .failure(let error): waiter?.resume(throwing: error)
    }
    waiter = nil
  }

  /// Waits for the answer. Meanwhile the caller is parked: what runs is the shielded call.
  /// Cancelling the caller ends its wait in the same turn.
  func wait(for service: String) async throws(ShopError) -> Answer {
    if let result {
      // An answer that needed no turn of its own still comes in the order of the calls.
      await TaskTracker.nextTurn()
      return try result.get()
    }
    do {
      return try await Waiter<Answer>.wait(for: "the answer of \(service)") { waiter in
        self.waiter = waiter
      } onCancel: { _ in
        self.waiter = nil
      }
    } catch {
      throw error as? ShopError ?? .cancelled
    }
  }
}
