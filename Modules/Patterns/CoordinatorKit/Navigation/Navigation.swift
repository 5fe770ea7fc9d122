import TextUI

/// One navigation, from being asked for to its one end, which comes at the latest when nobody has
/// it any more. Rule: CO-D16.
@MainActor
final class Navigation {
  enum Purpose {
    case change, close, start, link
  }

  private(set) weak var owner: BaseCoordinator?
  private let describe: () -> String
  let route: AnyHashable?
  let purpose: Purpose
  /// Asks for everything that it comes to.
  let body: (BaseCoordinator) -> NavigationOutcome
  /// What it has asked to open, and to close.
  var opened: [any CoordinatorManagedViewController] = []
  var closed: [any CoordinatorManagedViewController] = []
  var outcome = NavigationOutcome.done
  private var completion: ((NavigationOutcome) -> Void)?

  init(
    of owner: BaseCoordinator, _ name: @autoclosure @escaping () -> String,
    route: AnyHashable? = nil,
    purpose: Purpose = .change, completion: ((NavigationOutcome) -> Void)? = nil,
    body: @escaping (BaseCoordinator) -> NavigationOutcome
  ) {
    self.owner = owner
    describe = name
    self.route = route
    self.purpose = purpose
    self.completion = completion
    self.body = body
  }

  isolated deinit {
    end(.dropped("its tree is gone"))
  }

  /// What traces and reports call it. Made only for those.
  var name: String { describe() }

  /// Why it can no longer be done; asked when its turn has come. Rule: CO-D17.
  var obstacle: String? {
    guard let owner, owner.state != .finished else { return "its coordinator has finished" }
    if purpose == .start || purpose == .close { return nil }
    if owner.isInLine(where: { $0.state == .finishing }) {
      return "its coordinator is finishing"
    }
    return owner.isShown ? nil : "its coordinator is not shown"
  }

  /// Whether it takes the same route. Rule: CO-D14.
  func isSame(as other: Navigation) -> Bool {
    route != nil && route == other.route && owner === other.owner
  }

  func end(_ outcome: NavigationOutcome) {
    let completion = completion
    self.completion = nil
    completion?(outcome)
  }
}
