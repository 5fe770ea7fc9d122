import CoordinatorsMainInterface
import CoordinatorsSignInInterface

/// The tab Account: who is shopping, and the ways in and out.
public protocol AccountCoordinating: TabCoordinating {}

/// Where the account leads, and does not know the way.
public protocol AccountCoordinatorDelegate: AnyObject {
  /// A guest wants to be let in. That somebody has gone is told by the shop itself.
  func accountCoordinator(_ coordinator: any AccountCoordinating, wantsToSignIn face: SignInFace)
}

/// Makes the tab.
public typealias AccountFactory = (any AccountCoordinatorDelegate) -> any AccountCoordinating
