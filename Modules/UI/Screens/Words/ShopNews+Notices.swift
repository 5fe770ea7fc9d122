import ShopModel
import TextUI

extension ShopNews {
  /// A notice for each thing that has to be told. Rule: G9, H7, S5, K5.
  public var notices: [Notice] {
    settled.compactMap(Notice.settled) + (hasMerged ? [.cartMerged] : [])
      + (couponLeft.map { [.couponLeft($0)] } ?? [])
  }
}
