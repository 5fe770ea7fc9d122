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

  /// A barrier whose gate is the text board of any address.
  @MainActor
  static func barrier(
    as gate: BoardID, with input: String, option: ActivationBarrierOption = .void
  ) -> ActivationBarrier {
    barrier(with: input, at: gate, option: option)
  }
}

/// A board that takes nothing and sends nothing.
nonisolated enum PlainIO: BoardIO {
  static let id: BoardID = "plain"
}

nonisolated enum NumberIO: BoardIO {
  typealias Input = Int
  typealias Output = Int
  static let id: BoardID = "number"
}

nonisolated enum OptionalIO: BoardIO {
  typealias Input = Int?
  typealias Output = Int?
  static let id: BoardID = "optional"
}

nonisolated enum CommandIO: BoardIO {
  typealias Command = String
  static let id: BoardID = "command"
}

nonisolated struct News: BoardFlowAction {
  var text: String
}

/// A board that writes down what it is told, and does what a test wants.
final class TextBoard: ContinuableBoard, GuaranteedBoard {
  typealias IO = TextIO

  let journal: Journal
  let name: String
  var barrier: ActivationBarrier?
  var onBarrier: (() -> Void)?
  var isBypassing = false
  var inputAdapters: [(Any?) -> String?] = []
  /// How it shows a screen of its name; it shows none unless it is set.
  var opening: ScreenOpening?
  var onActivate: ((TextBoard, String, Activation) -> Void)?
  private(set) weak var page: Page?

  init(_ identifier: BoardID, _ journal: Journal, _ name: String? = nil) {
    self.journal = journal
    self.name = name ?? identifier.rawValue
    super.init(identifier: identifier)
  }

  /// With boards of its own inside.
  init(_ identifier: BoardID, _ journal: Journal, in stage: Stage, inside: [BoardID]) {
    self.journal = journal
    name = identifier.rawValue
    super.init(identifier: identifier) { producer in
      for id in inside {
        producer.registerBoard(TextIO.self, as: id) { id in
          journal.write("\(identifier) makes \(id)")
          let board = TextBoard(id, journal)
          stage.onMake[id]?(board)
          return board
        }
      }
    }
  }

  override var shouldBypassGatewayBarrier: Bool { isBypassing }

  func activationBarrier(withGuaranteedInput input: String) -> ActivationBarrier? {
    onBarrier?()
    return barrier
  }

  func activate(withGuaranteedInput input: String, in activation: Activation) {
    journal.write("\(name) \(input)")
    if let opening {
      let page = Page(identifier.rawValue)
      self.page = page
      show(page, opening, in: activation)
    }
    onActivate?(self, input, activation)
  }

  func interact(guaranteedCommand command: String) {
    journal.write("\(name) command \(command)")
  }

  override func activationDidEnd(_ activation: Activation) {
    journal.write("\(name) ended")
  }
}

extension Stage {
  /// Registers a text board.
  func register(_ id: BoardID, _ make: @escaping (TextBoard) -> Void = { _ in }) {
    producer.registerBoard(TextIO.self, as: id) { [journal] id in
      journal.write("make \(id)")
      let board = TextBoard(id, journal)
      make(board)
      return board
    }
  }

  /// Registers a text board with others inside.
  func register(
    _ id: BoardID, inside: [BoardID], _ make: @escaping (TextBoard) -> Void = { _ in }
  ) {
    producer.registerBoard(TextIO.self, as: id) { [journal, unowned self] id in
      let board = TextBoard(id, journal, in: self, inside: inside)
      make(board)
      return board
    }
  }

  func io(_ id: BoardID) -> MainboardDestination<TextIO> { root.io(as: id) }

  /// The text board that is installed under an address.
  func board(_ id: BoardID) -> TextBoard? { root.getBoard(identifier: id) as? TextBoard }

  /// Writes down every end of a board.
  @discardableResult
  func hearEnds(of id: BoardID) -> Subscription {
    io(id).completion.listen { [journal] in journal.write("\($0.source) done \($0.isDone)") }
  }
}
