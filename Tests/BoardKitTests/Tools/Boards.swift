import BoardKit
import PatternKit
import TextUI

/// What most boards of these tests take, send, obey and broadcast: texts.
nonisolated enum TextIO: BoardIO {
  typealias Input = String
  typealias Output = String
  typealias Command = String
  typealias Action = News
  static let id: BoardID = "text"
}

nonisolated enum PlainIO: BoardIO {
  static let id: BoardID = "plain"
}

nonisolated enum NumberIO: BoardIO {
  typealias Input = Int
  typealias Output = Int
  static let id: BoardID = "number"
}

nonisolated struct News: BoardFlowAction {
  var text: String
}

/// A board that writes down what it is told, and does what a test wants.
@MainActor
final class TextBoard: ContinuableBoard, GuaranteedBoard {
  typealias IO = TextIO

  let journal: Journal
  var barrier: ActivationBarrier?
  var isBypassing = false
  /// How it shows a screen of its name; nothing unless it is set.
  var opening: ScreenOpening?
  var onActivate: ((TextBoard, String, Activation) -> Void)?
  private(set) var page: Page?

  init(_ identifier: BoardID, _ journal: Journal) {
    self.journal = journal
    super.init(identifier: identifier)
  }

  override var shouldBypassGatewayBarrier: Bool { isBypassing }

  func activationBarrier(withGuaranteedInput input: String) -> ActivationBarrier? {
    barrier
  }

  func activate(withGuaranteedInput input: String, in activation: Activation) {
    journal.write("\(identifier) \(input)")
    if let opening {
      let page = Page(identifier.rawValue)
      self.page = page
      show(page, opening, in: activation)
    }
    onActivate?(self, input, activation)
  }

  func interact(guaranteedCommand command: String) {
    journal.write("\(identifier) command \(command)")
  }

  override func activationDidEnd(_ activation: Activation) {
    journal.write("\(identifier) ended")
  }
}

extension Stage {
  /// Registers a text board.
  func register(
    _ id: BoardID, in producer: BoardProducer? = nil,
    _ make: @escaping (TextBoard) -> Void = { _ in }
  ) {
    (producer ?? self.producer).registerBoard(TextIO.self, as: id) { [journal] id in
      journal.write("make \(id)")
      let board = TextBoard(id, journal)
      make(board)
      return board
    }
  }

  func io(_ id: BoardID) -> MainboardDestination<TextIO> { root.io(as: id) }

  /// Writes down every end of a board.
  @discardableResult
  func hearEnds(of id: BoardID) -> Subscription {
    io(id).completion.listen { [journal] in journal.write("\($0.source) done \($0.isDone)") }
  }
}
