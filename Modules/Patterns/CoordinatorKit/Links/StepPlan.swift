/// What one step of a link means to a coordinator. A value: making it changes nothing.
@MainActor
public enum StepPlan<StepType: Step> {
  /// It leads to a child that is there already, and on from it. `bring` brings the child to the
  /// front of its container, such as selecting its tab.
  case through(any StepCoordinator<StepType>, bring: CoordinatorTransition = .none)
  /// It leads to a screen of this coordinator that is open already.
  case stay(any CoordinatorManagedViewController)
  /// It leads to something new; `then` is who takes the steps after it.
  case take(CoordinatorTransition, then: (any StepCoordinator<StepType>)? = nil)
  /// It leads nowhere, for this reason.
  case refuse(String)
}
