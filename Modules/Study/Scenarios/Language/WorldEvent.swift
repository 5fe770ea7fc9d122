import ShopModel
import ShopServices

/// Something that happens around the shopper: time passes, another hand changes the shop, a call
/// goes wrong, the app ends and starts.
public nonisolated enum WorldEvent: Equatable, Sendable {
  /// The clock moves on, from one thing that is due to the next.
  case advance(Duration)
  /// Another hand sets a price, as it is written; silently, the feed does not tell.
  case setPrice(SKU, String, silently: Bool)
  /// Another hand sets a stock; silently, the feed does not tell.
  case setStock(SKU, Int, silently: Bool)
  /// The next call of the service fails.
  case fail(ServiceName, ShopError)
  /// From now on answers of the service come late.
  case delay(ServiceName, Duration)
  /// From now on calls of the service are held.
  case hold(ServiceName, ShopScript.Moment)
  /// From now on calls of the service are held twice: the request, and then the reply.
  case holdBoth(ServiceName)
  /// Held calls are let go: one by its number, or all, and then no more are held.
  case release(ServiceName, number: Int?)
  /// The next request to charge a card is lost on its way to the gateway, which never hears of it.
  case loseCharge
  /// Another hand sends an order.
  case ship(Int)
  /// The app ends and starts again.
  case relaunch
  /// The app ends, the catalogue is imported anew, and the app starts again: two processes never use
  /// a data directory at once. Rule: I7, W2.
  case importCatalogue(GivenCatalogue)
  /// At the so-manieth commit from here everything alive is lost, and the app starts on what was
  /// on disk then.
  case killAtWrite(Int)
  /// Remembers how many nodes and screens of each kind are alive.
  case mark(String)
}
