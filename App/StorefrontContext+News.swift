import ShopModel
import ShopScreens
import StorefrontInterface
import TextUI

extension StorefrontContext {
  /// Shows what the shopper has to be told.
  func tell(_ news: ShopNews) {
    for notice in news.notices { window.notify(notice) }
  }
}
