import BoardKit

/// What the boards of the steps have in common. None of them knows which of the others there are.
class StepBoard: Board {
  let tools: CheckoutTools
  let opening: ScreenOpening

  /// - Parameter opening: how it shows its screen, which depends on where in the row it stands.
  init(_ identifier: BoardID, _ tools: CheckoutTools, _ opening: ScreenOpening) {
    self.tools = tools
    self.opening = opening
    super.init(identifier: identifier)
  }
}
