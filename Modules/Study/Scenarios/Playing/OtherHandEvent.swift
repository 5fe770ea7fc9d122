import ShopDatabase
import ShopModel
import ShopServices
import TextUI

/// What another hand does in a shop that is being played.
enum OtherHandEvent {
  /// Does it. - Returns: why it cannot be; nil when it has been done, or is none of another hand's.
  static func refusal(_ event: WorldEvent, _ given: Givens, _ stage: Stage) async -> Mismatch? {
    switch event {
    case .setPrice(let sku, let text, let silently):
      let price: Money
      do throws(PriceError) {
        price = try Money(parsing: text, currency: given.region.currency)
      } catch {
        return Mismatch("\(error)")
      }
      return await refusal(sku) { () async throws(ShopError) in
        try await stage.otherHand.setPrice(of: sku, to: price, silently: silently)
      }
    case .setStock(let sku, let stock, let silently):
      return await refusal(sku) { () async throws(ShopError) in
        try await stage.otherHand.setStock(of: sku, to: stock, silently: silently)
      }
    case .ship(let number):
      do throws(ShopError) {
        try await stage.otherHand.ship(number)
      } catch {
        return Mismatch("order \(number) cannot be sent: \(error.text)")
      }
      return nil
    default: return nil
    }
  }

  private static func refusal(
    _ sku: SKU, _ body: () async throws(ShopError) -> Void
  ) async -> Mismatch? {
    do throws(ShopError) {
      try await body()
      return nil
    } catch .refused {
      return Mismatch("there is no \(Words.quote(sku.text)) in the catalogue")
    } catch {
      return Mismatch("\(sku) cannot be changed: \(error.text)")
    }
  }
}
