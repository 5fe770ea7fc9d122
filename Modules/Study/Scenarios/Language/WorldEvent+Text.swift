import ShopModel
import ShopServices
import Terminal
import TextUI

nonisolated extension WorldEvent {
  /// The event as a line of a scenario, without the `!`. It is parsed back to the same event.
  public var text: String {
    switch self {
    case .advance(let duration): "advance \(DurationText.text(duration))"
    case .setPrice(let sku, let price, let silently):
      "set price \(Words.quote(sku.text)) \(Words.quote(price))\(silently ? " silently" : "")"
    case .setStock(let sku, let stock, let silently):
      "set stock \(Words.quote(sku.text)) \(stock)\(silently ? " silently" : "")"
    case .fail(let service, let error): "fail \(service) \(FailureReason(error).rawValue)"
    case .delay(let service, let duration): "delay \(service) \(DurationText.text(duration))"
    case .hold(let service, .request): "hold \(service)"
    case .hold(let service, .reply): "hold \(service) reply"
    case .holdBoth(let service): "hold \(service) both"
    case .release(let service, let number):
      "release \(service)\(number.map { " #\($0)" } ?? "")"
    case .loseCharge: "lose charge"
    case .ship(let number): "ship \(number)"
    case .relaunch: "relaunch"
    case .importCatalogue(let catalogue): "import \(Words.quote(catalogue.name))"
    case .killAtWrite(let number): "kill at write \(number)"
    case .mark(let name): "mark \(Words.quote(name))"
    }
  }
}
