/// Hears of committed transitions while its owner lives.
@MainActor
final class CommitObserver {
  weak var owner: AnyObject?
  let told: @MainActor (Transition) -> Void

  init(owner: AnyObject, told: @escaping @MainActor (Transition) -> Void) {
    self.owner = owner
    self.told = told
  }
}
