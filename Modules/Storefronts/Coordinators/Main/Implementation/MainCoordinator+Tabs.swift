import CoordinatorKit
import CoordinatorsAccountInterface
import CoordinatorsOrdersInterface
import CoordinatorsSavedInterface
import CoordinatorsSignInInterface

// What the tabs of a shopper want.
extension MainCoordinator: SavedCoordinatorDelegate, OrdersCoordinatorDelegate,
  AccountCoordinatorDelegate
{
  public func savedCoordinatorWantsShop(_ coordinator: any SavedCoordinating) {
    trigger(.shop)
  }

  public func ordersCoordinatorWantsShop(_ coordinator: any OrdersCoordinating) {
    trigger(.shop)
  }

  public func accountCoordinator(
    _ coordinator: any AccountCoordinating, wantsToSignIn face: SignInFace
  ) {
    trigger(.signIn(face))
  }
}
