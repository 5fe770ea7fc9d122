import ShopModel

/// What became of `Place order`. Rule: H6, H7.
public enum PlaceAnswer: Equatable, Sendable {
  /// A payment was opened, or was open already: what has become of it.
  case payment(PaymentAnswer)
  /// Something is not as it was seen: nothing was opened.
  case changed(PlaceRefusal)
}
