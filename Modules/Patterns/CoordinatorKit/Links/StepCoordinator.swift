/// A coordinator that links lead through.
///
/// A link reaches the tree as typed steps, never as text. It is *resolved* into a transition, as any
/// route is: every step is planned, everything that would have to go may object, and nothing is
/// changed. Performing that closes what stands in the way and opens the new, in one transition of
/// the window. Rule: CO-D28, CO-D29, CO-D32.
@MainActor
public protocol StepCoordinator<StepType>: Coordinator {
  /// What links are made of.
  associatedtype StepType: Step

  /// What a step means here, as things are now. Pure, like `prepare(_:)`: an exhaustive switch.
  func plan(_ step: StepType) -> StepPlan<StepType>
}

extension StepCoordinator {
  /// Follows a link from here, when its turn has come. A newer link takes the place of one that is
  /// still to be followed. Rule: CO-D31.
  ///
  /// - Parameter completion: told once what became of it.
  public func open(_ path: [StepType], completion: ((NavigationOutcome) -> Void)? = nil) {
    ask(
      Navigation(of: self, "link", purpose: .link, completion: completion) { [weak self] _ in
        guard let self else { return .done }
        return take(resolve(path))
      })
  }
}
