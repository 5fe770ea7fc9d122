import BoardKit
import BoardsOrdersInterface
import PatternKit
import ShopModel
import StorefrontInterface

/// What was bought.
public struct OrdersPlugin: LauncherPlugin {
  /// Makes the plugin.
  public init() {}

  public func prepareForLaunching(withOptions options: MainOptions) -> ModuleComponent {
    guard let context = options.value(of: StorefrontContext.self),
      let shopper = options.value(of: ReadOnlyCurrent<Shopper?>.self),
      let region = options.value(of: ReadOnlyCurrent<Region>.self),
      let payment = options.value(of: ReadOnlyCurrent<Attempt?>.self)
    else { return ModuleComponent(modulePlugins: []) }
    let place = TabPlace()
    return ModuleComponent(
      modulePlugins: [
        BlockModulePlugin(.ordersTab) { main in
          main.producer.registerBoard(OrdersTabIO.self) {
            TabBoard<OrdersTabIO>(identifier: $0, title: "Orders", place: place)
          }
        },
        BlockModulePlugin(.orders) { main in
          main.producer.registerBoard(OrdersIO.self) {
            OrdersBoard(
              $0,
              OrdersTools(
                shop: context.shop, region: region, payment: payment, feed: context.feed),
              shopper: shopper, place: place)
          }
        },
      ],
      urlOpeners: [
        URLOpener("orders", willOpen: { OrdersInput(link: $0) }) { mainboard, input in
          mainboard.ioOrders().activation.activate(with: input)
        }
      ])
  }
}

extension OrdersInput {
  /// What a link leads to; nil when that is none of this tab.
  init?(link text: String) {
    switch try? Link(parsing: text) {
    case .orders: self = .list
    case .order(let number): self = .order(number)
    default: return nil
    }
  }
}
