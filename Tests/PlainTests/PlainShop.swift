import ShopDatabase
import StorefrontTesting

@testable import arcade

/// The storefront in a window, on a prepared shop.
typealias PlainShop = StorefrontHarness<PlainStorefront>

extension StorefrontHarness<PlainStorefront> {
  /// Changes what another hand may change.
  var otherHand: OtherHand { database.otherHand(feed: feed) }
}
