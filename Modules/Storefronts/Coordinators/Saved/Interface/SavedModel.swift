import Observation
import PatternKit
import ShopModel
import ShopServices

/// What is saved, as the shopper sees it: what the shop has confirmed, and over it what it has not
/// answered yet. One value that every view model reads. Rule: P4, G8.
@Observable
public final class SavedModel {
  private var confirmed: Set<Handle>
  /// What the shopper wants of the products for which a call is out.
  private var wishes: [Handle: Wish] = [:]

  private let service: any SavedService
  private let scope: TaskScope

  private struct Wish {
    var isSaved: Bool
    /// Whether the call that is out is for this wish, and not for one before it.
    var isCalled = false
    var onFailure: (String) -> Void
  }

  /// Makes the model of what a session begins with.
  public init(_ saved: [Handle], service: any SavedService, tracker: TaskTracker) {
    self.service = service
    confirmed = Set(saved)
    scope = TaskScope(tracker, owner: "SavedModel")
  }

  /// The products that are marked.
  public var handles: Set<Handle> {
    wishes.reduce(into: confirmed) { handles, wish in
      if wish.value.isSaved { handles.insert(wish.key) } else { handles.remove(wish.key) }
    }
  }

  /// Sets or clears a mark, at once. The shop is asked now, or when it has answered what it was
  /// asked of this product before; of what is wished meanwhile only the newest counts.
  ///
  /// - Parameter onFailure: told the reason when the mark goes back to what the shop confirmed.
  public func set(_ handle: Handle, _ isSaved: Bool, onFailure: @escaping (String) -> Void) {
    let isAsking = wishes[handle] != nil
    wishes[handle] = Wish(isSaved: isSaved, onFailure: onFailure)
    if !isAsking { ask(handle) }
  }

  /// The shop has told what is saved.
  public func confirm(_ saved: [Handle]) {
    confirmed = Set(saved)
  }

  /// Another session has begun: what this shopper wished is of no interest to the next.
  public func reset(to saved: [Handle]) {
    scope.cancel()
    wishes = [:]
    confirm(saved)
  }
}

extension SavedModel {
  private func ask(_ handle: Handle) {
    guard let isSaved = wishes[handle]?.isSaved else { return }
    wishes[handle]?.isCalled = true
    scope.ask { [service] in
      try await service.set(handle, isSaved)
    } then: { [weak self] result in
      self?.didAnswer(result, handle)
    }
  }

  private func didAnswer(_ result: Result<Void, ShopError>, _ handle: Handle) {
    guard let wish = wishes[handle] else { return }
    // What was wished since is asked for, unless it is so already.
    if !wish.isCalled, confirmed.contains(handle) != wish.isSaved { return ask(handle) }
    wishes[handle] = nil
    if wish.isCalled, case .failure(let error) = result { wish.onFailure(error.text) }
  }
}
