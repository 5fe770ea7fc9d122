import BoardKit

/// The pages of the first launch. They complete with `true` when the shop knows that they were read.
/// Rule: L1.
public nonisolated enum OnboardingIO: BoardIO {
  public static let id: BoardID = .onboarding
}

nonisolated extension BoardID {
  /// The pages of the first launch.
  public static let onboarding: BoardID = "shop.onboarding"
}

extension Motherboard {
  /// The pages of the first launch.
  public func ioOnboarding() -> MainboardDestination<OnboardingIO> { io() }
}
