import BoardKit
import BoardsSavedInterface
import PatternKit
import ShopModel
import ShopServices
import TextUI

/// Shows the list of what is saved.
final class SavedListBoard: Board, GuaranteedBoard {
  typealias IO = SavedListIO

  private let service: any SavedService
  private let marks: SavedMarks
  private let payment: ReadOnlyCurrent<Attempt?>
  private let feed: ChangeFeed

  init(
    _ identifier: BoardID, service: any SavedService, marks: SavedMarks,
    payment: ReadOnlyCurrent<Attempt?>, feed: ChangeFeed
  ) {
    self.service = service
    self.marks = marks
    self.payment = payment
    self.feed = feed
    super.init(identifier: identifier)
  }

  func activate(withGuaranteedInput input: Void, in activation: Activation) {
    let list = SavedViewController(
      service: service, marks: marks, payment: payment, feed: feed, scope: activation.scope)
    activation.keep(marks.bus.connect(target: list) { list, _ in list.setNeedsRender() })
    list.onItem = { [weak self] in self?.sendOutput(.itemTapped($0)) }
    list.onRemove = { [weak self] in self?.sendOutput(.removeTapped($0)) }
    list.onBrowse = { [weak self] in self?.sendOutput(.browseTapped) }
    show(list, .embed, in: activation)
  }
}
