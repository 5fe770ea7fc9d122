import BoardKit
import BoardsCheckoutInterface
import PatternKit
import ShopModel
import ShopScreens
import ShopServices
import TextUI

// MARK: - Placed

extension CheckoutBoard {
  /// Places the order. Until it is answered nothing can be left, for ten seconds at most. Rule: H8.
  func place(_ purchase: Purchase) {
    stage = .placing
    key = nil
    motherboard.io(PlacingIO.self).activation.activate(with: purchase.seen.total)
    broadcastAction(.placing)
    motherboard.io(PlaceIO.self).activation.activate(
      with: BlockTaskParameter(input: purchase)
        .onSuccess { [weak self] in self?.didPlace($0) }
        .onError { [weak self] in self?.didFail(ShopError($0)) })
  }

  /// The shop tells the key before it asks the gateway: an answer may never come. Rule: H7.
  func paymentDidChange(to attempt: Attempt?) {
    guard let attempt, stage == .placing || stage == .checking else { return }
    key = attempt.key
    if motherboard.getBoard(identifier: CheckingIO.id) != nil {
      motherboard.io(CheckingIO.self).interaction.send(command: .keyTold(attempt.key))
    }
  }

  /// Finds out what has become of the payment; this can be left, and stands alone. Rule: H8.
  func check(asksAtOnce: Bool) {
    guard stage != .checking else { return }
    stage = .checking
    areStepsShown = false
    motherboard.io(CheckingIO.self).activation.activate(
      with: CheckingInput(key: key, asksAtOnce: asksAtOnce))
    broadcastAction(.settled(nil))
  }
}

// MARK: - Answered

extension CheckoutBoard {
  /// The answer comes while it is being placed, or later, while the payment is being checked.
  private func didPlace(_ answer: PlaceAnswer) {
    switch answer {
    case .payment(let answer): didSettle(answer)
    case .changed(let refusal): didChange(refusal)
    }
  }

  /// What has become of the payment, whoever has told it first.
  func didSettle(_ answer: PaymentAnswer) {
    switch answer {
    case .paid(let order): confirm(order)
    case .declined(let reason):
      fillIn(from: draft.value.card == nil ? steps.boards.first : .payment) { didDecline(reason) }
    case .dropped:
      fillIn(from: draft.value.card == nil ? steps.boards.first : .payment) {
        tools.tell(.paymentDropped)
      }
    case .checking(let attempt):
      key = attempt.key
      check(asksAtOnce: false)
    }
  }

  private func confirm(_ order: Order) {
    end(.bought)
    areStepsShown = false
    motherboard.io(ConfirmationIO.self).activation.activate(with: order)
    broadcastAction(.settled(order))
  }

  /// Nothing was charged: the payment is on top again, and says so. Without a draft it is the first
  /// step, which knows nothing of cards. Rule: H8.
  private func didDecline(_ reason: DeclineReason) {
    if motherboard.getBoard(identifier: .payment) != nil {
      motherboard.io(PaymentIO.self).interaction.send(command: .declined(reason))
    } else {
      tools.tell(.declined(reason))
    }
  }

  /// Nothing was opened: what has changed is told, and seen. Rule: H6, V15.
  private func didChange(_ refusal: PlaceRefusal) {
    draft.value.take(refusal.options)
    fillIn(from: refusal.review == nil ? .delivery : .review) {
      for change in refusal.changes { tools.tell(.changed(change)) }
    }
  }

  /// It is not known what has become of it: with an open payment that is found out, else it can be
  /// placed again. Rule: H7.
  private func didFail(_ error: ShopError) {
    guard key == nil else { return check(asksAtOnce: false) }
    fillIn(from: .review) { tools.tell(.failed(error.text)) }
  }

  /// The outcome is known, whoever has told it first: nobody waits for it any more.
  private func end(_ next: Stage) {
    stage = next
    motherboard.io(PlaceIO.self).completer.complete(false)
  }

  /// The draft is filled in again, from a step on; `telling` says why. A cart that was emptied meanwhile
  /// closes the checkout. Rule: H1.
  private func fillIn(from step: BoardID?, telling: () -> Void) {
    end(.filling)
    goBack(to: step)
    telling()
    let isOver = tools.cart.value.isEmpty
    if isOver { tools.tell(.cartIsEmpty) }
    tools.inOneTransition {
      broadcastAction(.settled(nil))
      if isOver { complete(false) }
    }
  }
}

// MARK: - Back

extension CheckoutBoard {
  /// Goes back to a step: to the one that is there, else, when the steps have made room for a payment,
  /// to new ones that show the draft.
  func goBack(to step: BoardID?) {
    let wanted = steps.through(step ?? .address)
    tools.inOneTransition {
      if areStepsShown {
        motherboard.removeBoard(identifier: PlacingIO.id)
        for step in steps.boards.dropFirst(wanted.count).reversed() {
          motherboard.removeBoard(identifier: step)
        }
      } else {
        motherboard.removeBoard(identifier: CheckingIO.id)
        for step in wanted { motherboard.activateBoard(.target(step, draft)) }
        areStepsShown = true
      }
    }
  }
}
