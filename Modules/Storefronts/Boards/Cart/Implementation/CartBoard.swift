import BoardKit
import BoardsCartInterface

/// The tab Cart: the lines, and over them, when a link names what is not sold, a screen that says so.
///
/// It shows nothing itself. Its first activation is the stay in the tab; each further one leads to
/// something in it, and is over then.
final class CartBoard: ContinuableBoard, GuaranteedBoard {
  typealias IO = CartIO

  private let place: TabPlace

  init(identifier: BoardID, place: TabPlace, builder: CartBuilder) {
    self.place = place
    super.init(identifier: identifier) { producer in
      producer.registerBoard(CartListIO.self) { CartListBoard(identifier: $0, builder: builder) }
      producer.registerBoard(CartMissingIO.self) { CartMissingBoard(identifier: $0) }
    }
    registerFlows()
  }

  private func registerFlows() {
    motherboard.ioCartList().flow.addTarget(self) { board, output in
      switch output {
      case .checkoutTapped: board.sendOutput()
      case .browseTapped: board.broadcastAction(.homeTapped)
      case .variantMissing: board.motherboard.ioCartMissing().activation.activate()
      }
    }
    motherboard.ioCartMissing().flow.addTarget(self) { board, _ in
      board.broadcastAction(.homeTapped)
    }
    motherboard.ioCartList().completion.handle { [weak self] _ in self?.complete(false) }
  }

  func activate(withGuaranteedInput input: CartInput, in activation: Activation) {
    guard let stack = place.stack else { return complete(false, of: activation) }
    putIntoContext(stack)
    if motherboard.getBoard(identifier: CartListIO.id) == nil {
      motherboard.ioCartList().activation.activate()
    } else if input != .asLeft {
      motherboard.ioCartMissing().completer.complete(false)
    }
    place.select()
    if case .adding(let sku, let quantity) = input {
      motherboard.ioCartList().interaction.send(command: .add(sku, quantity: quantity))
    }
    if activation !== activations.first { complete(of: activation) }
  }

  func interact(guaranteedCommand command: CartCommand) {
    switch command {
    case .forgetLink:
      guard motherboard.getBoard(identifier: CartListIO.id) != nil else { return }
      motherboard.ioCartList().interaction.send(command: .forgetLink)
    }
  }
}
