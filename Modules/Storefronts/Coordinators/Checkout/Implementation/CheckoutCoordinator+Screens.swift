import CoordinatorKit
import ShopModel
import ShopScreens
import TextUI

// The screens of the checkout, each with its view model.
extension CheckoutCoordinator {
  func screen(
    of step: CheckoutStep, opening: Opening = .push
  ) -> any CoordinatorManagedViewController {
    switch step {
    case .address:
      ViewModelController(
        AddressViewModel(
          draft, service: services.checkout, placing: placing, tracker: services.tracker,
          router: router),
        opening: opening)
    case .delivery:
      ViewModelController(
        DeliveryViewModel(
          draft, service: services.checkout, tracker: services.tracker, router: router),
        opening: opening)
    case .payment:
      ViewModelController(
        PaymentViewModel(draft, clock: services.clock, router: router), opening: opening)
    case .review:
      ViewModelController(
        ReviewViewModel(
          draft, service: services.checkout, cartService: services.cart, cart: cart,
          tracker: services.tracker, router: router),
        opening: opening)
    }
  }

  /// Says that the order is being placed; nobody can leave it. Rule: H8.
  func placingScreen(_ total: Money) -> any CoordinatorManagedViewController {
    let screen = ViewModelController(PlacingViewModel(total: total))
    screen.blocksLeaving = PlacingScreen.reason
    return screen
  }

  func checkingScreen(asksAtOnce: Bool) -> any CoordinatorManagedViewController {
    ViewModelController(
      CheckingViewModel(
        placing, service: services.checkout, clock: services.clock, tracker: services.tracker,
        router: router, asksAtOnce: asksAtOnce),
      opening: .embed)
  }

  func confirmationScreen(_ order: Order) -> any CoordinatorManagedViewController {
    ViewModelController(ConfirmationViewModel(order, router: router), opening: .embed)
  }
}
