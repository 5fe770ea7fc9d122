import BoardKit
import BoardsOrdersInterface
import BoardsSignInInterface
import PatternKit
import ShopModel
import TextUI

/// The tab of what was bought. It shows nothing itself: its list does, and an order over it. Neither
/// knows the other. Rule: O1, S4.
final class OrdersBoard: ContinuableBoard, GuaranteedBoard {
  typealias IO = OrdersIO

  private let shopper: ReadOnlyCurrent<Shopper?>
  private let place: TabPlace

  init(
    _ identifier: BoardID, _ tools: OrdersTools, shopper: ReadOnlyCurrent<Shopper?>,
    place: TabPlace
  ) {
    self.shopper = shopper
    self.place = place
    super.init(identifier: identifier) { producer in
      producer.registerBoard(OrderListIO.self) { OrderListBoard($0, tools) }
      producer.registerBoard(OrderIO.self) { OrderBoard($0, tools) }
    }
    registerFlows()
  }

  func activationBarrier(withGuaranteedInput input: OrdersInput) -> ActivationBarrier? {
    SignInIO.barrier(for: shopper.value)
  }

  /// The first activation stays, with the list; a later one only goes where it asks to.
  func activate(withGuaranteedInput input: OrdersInput, in activation: Activation) {
    guard let stack = place.stack else { return complete(false, of: activation) }
    let isFirst = activations.first === activation
    if isFirst {
      putIntoContext(stack)
      motherboard.io(OrderListIO.self).activation.activate()
    } else if input != .asLeft {
      stack.popToRootViewController()
    }
    if case .order(let number) = input {
      motherboard.io(OrderIO.self).activation.activate(with: number)
    }
    place.select()
    if !isFirst { complete(of: activation) }
  }

  private func registerFlows() {
    let list = motherboard.io(OrderListIO.self)
    let order = motherboard.io(OrderIO.self)
    list.flow.addTarget(self) { orders, output in
      switch output {
      case .itemTapped(let number): order.activation.activate(with: number)
      case .browseTapped: orders.broadcastAction(.browseTapped)
      }
    }
    list.completion.handle { [weak self] _ in self?.complete(false) }
    // An order that is none leaves the stack, and the shopper goes on. Rule: P5.
    order.completion.handle { [weak self] isDone in
      if isDone { self?.broadcastAction(.browseTapped) }
    }
  }
}
