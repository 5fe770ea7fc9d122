import BoardKit
import BoardsCatalogInterface
import BoardsProductInterface
import BoardsSavedInterface

/// The tab Shop: the list, and the product that was opened from there.
///
/// It shows nothing itself. Its first activation is the stay in the tab; each further one leads to
/// something in it, and is over then.
final class CatalogBoard: ContinuableBoard, GuaranteedBoard {
  typealias IO = CatalogIO

  private let place: TabPlace

  init(identifier: BoardID, place: TabPlace, list: @escaping (BoardID) -> CatalogListBoard) {
    self.place = place
    super.init(identifier: identifier) { producer in
      producer.registerBoard(CatalogListIO.self, list)
    }
    registerFlows()
  }

  private func registerFlows() {
    motherboard.ioCatalogList().flow.activate(motherboard.ioProduct())
    motherboard.ioProduct().flow.addTarget(self) { board, wish in
      board.ioSave().activation.activate(
        with: SaveInput(wish.handle, wish.isSaved, onFailure: wish.onFailure))
    }
    motherboard.ioProduct().actionFlow.handle { [weak self] action in
      switch action {
      case .homeTapped: self?.broadcastAction(.homeTapped)
      }
    }
    motherboard.ioCatalogList().completion.handle { [weak self] _ in self?.complete(false) }
  }

  func activate(withGuaranteedInput input: CatalogInput, in activation: Activation) {
    guard let stack = place.stack else { return complete(false, of: activation) }
    putIntoContext(stack)
    if motherboard.getBoard(identifier: CatalogListIO.id) == nil {
      motherboard.ioCatalogList().activation.activate()
    } else if input != .asLeft {
      motherboard.ioProduct().completer.complete(false)
    }
    place.select()
    switch input {
    case .asLeft, .list: break
    case .query(let query): motherboard.ioCatalogList().interaction.send(command: .show(query))
    case .product(let handle): motherboard.ioProduct().activation.activate(with: handle)
    }
    if activation !== activations.first { complete(of: activation) }
  }
}
