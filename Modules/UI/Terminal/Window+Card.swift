import ShopModel
import TextUI

extension Window {
  /// Fills in a card that the gateway's stand-in knows, on the payment step: a shorthand for typing
  /// it. Nothing is submitted. Rule: H10.
  ///
  /// - Returns: `handled`, or what became of the first field that could not be typed into.
  public func fillIn(_ card: Act.TestCard, on token: ScreenToken) -> ActResult {
    let sample = SampleCard(card)
    let fields: [(ControlID, String)] = [
      ("payment.number", sample.number), ("payment.expiry", SampleCard.expiry),
      ("payment.code", SampleCard.code),
    ]
    for (id, text) in fields {
      let result = perform(.type(id, text), on: token)
      guard result == .handled else { return result }
    }
    return .handled
  }
}

extension SampleCard {
  /// The card that an act names.
  fileprivate init(_ card: Act.TestCard) {
    self =
      switch card {
      case .ok: .ok
      case .declined: .declined
      case .funds: .funds
      case .late: .late
      case .lateDeclined: .lateDeclined
      }
  }
}
