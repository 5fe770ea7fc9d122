import BoardKit
import TextUI

/// The same in boards: a motherboard with a stack, and boards that push their screens on it.
final class BoardTree {
  /// A board that takes nothing, and sends that it is done.
  nonisolated enum ChildIO: BoardIO {
    typealias Output = Void
    static let id: BoardID = "child"
  }

  /// A board that another one of its kind can be in.
  nonisolated enum NestIO: BoardIO {
    static let id: BoardID = "nest"
  }

  /// A child with a screen of its own.
  final class Child: Board, GuaranteedBoard {
    typealias IO = ChildIO

    func activate(withGuaranteedInput input: Void, in activation: Activation) {
      show(ContentViewController<Never>(), .push, in: activation)
    }
  }

  /// A child with a screen of its own and a motherboard inside.
  final class Nest: ContinuableBoard, GuaranteedBoard {
    typealias IO = NestIO

    func activate(withGuaranteedInput input: Void, in activation: Activation) {
      show(ContentViewController<Never>(), .push, in: activation)
    }
  }

  let mainboard: Motherboard
  private(set) var results = 0
  private let producer = BoardProducer()
  private let window = Window()
  private var attached = 0

  init() {
    let stack = NavigationController(rootViewController: ContentViewController<Never>())
    window.rootViewController = stack
    mainboard = Motherboard(producer: producer, environment: BoardEnvironment())
    mainboard.putIntoContext(stack)
    producer.registerBoard(ChildIO.self) { Child(identifier: $0) }
    producer.registerBoard(NestIO.self) { Nest(identifier: $0) }
  }

  /// The child that comes and goes.
  var child: MainboardDestination<ChildIO> { mainboard.io() }

  /// A further child, with a factory of its own, and a flow that hears it.
  func attach() {
    attached += 1
    let id = ChildIO.id.appending("\(attached)")
    producer.registerBoard(ChildIO.self, as: id) { Child(identifier: $0) }
    let other = mainboard.io(ChildIO.self, as: id)
    other.flow.addTarget(self) { tree, _ in tree.results += 1 }
    other.activation.activate()
  }

  /// A line of so many, each inside the one before.
  func nest(_ depth: Int) {
    var inner = mainboard
    for _ in 0..<depth {
      inner.io(NestIO.self).activation.activate()
      guard let board = inner.getBoard(identifier: NestIO.id) as? Nest else { return }
      inner = board.motherboard
    }
  }

  /// The line goes, at once.
  func unnest() {
    mainboard.io(NestIO.self).completer.complete()
  }

  /// Makes it hear the child, and so many boards in all.
  func listen(to count: Int) {
    child.flow.addTarget(self) { tree, _ in tree.results += 1 }
    for number in 1..<max(count, 1) {
      let other = mainboard.io(ChildIO.self, as: ChildIO.id.appending("\(number)"))
      other.flow.addTarget(self) { tree, _ in tree.results += 1 }
    }
  }
}
