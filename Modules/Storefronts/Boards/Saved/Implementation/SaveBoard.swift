import BoardKit
import BoardsSavedInterface
import BoardsSignInInterface
import PatternKit
import ShopModel
import ShopServices

/// Shows a wish at once, and has the shop asked: now, or when what it was asked of this product before
/// is answered. It stands in the root, so that a wish outlives the screen that it was made on.
/// Rule: P4, S4.
final class SaveBoard: ContinuableBoard, GuaranteedBoard {
  typealias IO = SaveIO

  private let marks: SavedMarks
  private let shopper: ReadOnlyCurrent<Shopper?>

  init(
    _ identifier: BoardID, service: any SavedService, marks: SavedMarks,
    shopper: ReadOnlyCurrent<Shopper?>
  ) {
    self.marks = marks
    self.shopper = shopper
    super.init(identifier: identifier) { producer in
      producer.registerBoard(SaveTaskIO.self) {
        SaveTaskBoardFactory.make($0, service: service, marks: marks)
      }
    }
  }

  func activationBarrier(withGuaranteedInput input: SaveInput) -> ActivationBarrier? {
    SignInIO.barrier(for: shopper.value)
  }

  func activate(withGuaranteedInput input: SaveInput, in activation: Activation) {
    let handle = input.handle
    let token = activation.token
    let task = SaveTask(handle: handle, isSaved: input.isSaved, isKept: marks.isAsked(handle))
    marks.wish(handle, input.isSaved, as: token)
    motherboard.io(SaveTaskIO.self).activation.activate(
      with: BlockTaskParameter(input: task)
        .onError { [marks] error in
          guard marks.settle(handle, as: token) else { return }
          input.onFailure(ShopError(error).text)
        }
        .onCompletion { [weak self, weak activation, marks] end in
          marks.settle(handle, as: token)
          if let activation { self?.complete(end == .done, of: activation) }
        })
  }
}
