import PatternKit
import TextUI

/// The orchestrator: it has boards, produces them when they are first asked for, and is where flows
/// between them are registered. The root of the shop is one; a board whose inside is a flow of its own,
/// such as Checkout, has one nested in it. It is no board: nobody can activate it.
///
/// It alone owns its boards. The whole life of a board stands here, in order: installed, asked for,
/// held at gates, activated, heard, ended. All of it is synchronous: when a call returns, everything
/// that follows from it has happened. Rule: BD-L12, BD-L23, BD-F29.
@MainActor
open class Motherboard {
  /// Its name in traces and trees.
  public let identifier: BoardID
  /// Where its boards come from.
  public let producer: BoardProducer
  /// Its boards, in the order of installing.
  public private(set) var boards: [Board] = []
  /// What its boards show their screens from.
  public private(set) weak var context: (any BoardContext)?

  let flows = FlowTable()
  let reporter = Reporter()
  var rooms: [WaitingRoom] = []
  /// How many gateway gates are being activated at the moment: what they activate is let through.
  var gatesOpening = 0

  private(set) weak var owner: Board?
  /// Whether it was made inside a board, and is of use no longer than that is installed.
  private let isNested: Bool
  /// Whether what it was attached for is over.
  private var isClosed = false
  private var byID: [BoardID: Board] = [:]

  /// Makes the root of an app.
  public init(
    identifier: BoardID = "root", producer: BoardProducer, environment: BoardEnvironment
  ) {
    self.identifier = identifier
    self.producer = producer
    isNested = false
    join(environment)
  }

  /// Makes one inside a board. It belongs to an app when the board does.
  init(_ producer: BoardProducer, in owner: Board) {
    identifier = owner.identifier
    self.producer = producer
    self.owner = owner
    isNested = true
  }

  var environment: BoardEnvironment? { reporter.environment }

  func join(_ environment: BoardEnvironment) {
    guard self.environment !== environment else { return }
    reporter.environment = environment
    producer.reporter.environment = environment
    environment.lifetimes.register(self, kind: String(describing: type(of: self)))
    for board in boards { board.join(environment) }
  }

  // MARK: - 1. Installed

  /// Installs a board that is made already. It keeps the context that it has; without one it gets the
  /// motherboard's. An address that is taken stays as it is, and that is reported. Rule: BD-L1, BD-L2.
  public func addBoard(_ board: Board) {
    guard attach(board), board.context == nil, let context else { return }
    board.putIntoContext(context)
  }

  /// Installs a board that is made already, and hands it the motherboard's context. Rule: BD-L2.
  public func installBoard(_ board: Board) {
    guard attach(board), let context else { return }
    board.putIntoContext(context)
  }

  /// Gives all its boards, and those to come, something to show their screens from. Rule: BD-L2.
  public func putIntoContext(_ context: any BoardContext) {
    self.context = context
    for board in boards { board.putIntoContext(context) }
  }

  /// The board that is installed under an address; looking produces nothing. Rule: BD-L5, BD-F12.
  public func getBoard(identifier: BoardID) -> Board? { byID[identifier] }

  private func attach(_ board: Board) -> Bool {
    guard byID[board.identifier] == nil, !board.isInstalled else {
      report(
        .duplicateBoard, "\(board.identifier) is installed already",
        advice: "remove the one before, or use another address")
      return false
    }
    boards.append(board)
    byID[board.identifier] = board
    environment?.lifetimes.register(board, kind: board.kind)
    environment?.tracer.record(.nodeAttached, board.identifier.rawValue, identifier.rawValue)
    board.attach(to: self)
    return true
  }

  /// Rule: BD-L3, BD-L4, BD-L7.
  private func getOrProduceBoard(_ target: BoardID) -> Board? {
    if let board = byID[target] { return board }
    guard let board = producer.produceBoard(identifier: target) else { return nil }
    installBoard(board)
    return byID[target]
  }

  // MARK: - 2. Asked for

  /// Activates a board, which is produced if it is not installed, when its gates let it through. An
  /// address that nobody knows, and an input that is none, change nothing and are reported.
  /// Rule: BD-L3, BD-L6, BD-L11, BD-L13.
  ///
  /// - Returns: which activation it is; nil when it cannot be.
  @discardableResult
  public func activateBoard(_ input: BoardInput) -> ActivationToken? {
    guard let token = token(for: input.target) else { return nil }
    return activate(input, as: token) ? token : nil
  }

  func token(for target: BoardID) -> ActivationToken? {
    let isInUse = !isNested || owner?.isInstalled == true && !isClosed
    if isInUse, let environment { return environment.token(for: target) }
    report(
      .deadMotherboard, "\(target) was activated inside a board that is not installed",
      advice: "activate while the board is active, neither from its initializer nor after its end")
    return nil
  }

  /// - Returns: whether the board is there and takes the input.
  func activate(_ input: BoardInput, as token: ActivationToken) -> Bool {
    let isNew = byID[input.target] == nil
    guard let environment, let board = getOrProduceBoard(input.target) else {
      report(
        .unknownBoard, "there is no board \(input.target)",
        advice: "register a factory for it, in this motherboard or in one above it")
      return false
    }
    guard let prepared = (board as? any GuaranteedBoard)?.prepare(input.value) else {
      report(
        .wrongInput, "\(input.target) was activated with \(typeName(of: input.value))",
        advice: "activate it by its destination")
      if isNew { remove(board) }
      return false
    }
    let activation = Activation(token, of: board, environment)
    board.activations.append(activation)
    pass(Request(activation: activation, prepared: prepared, input: input))
    return true
  }

  // MARK: - 3. Held at gates: first the gateway's, then its own

  /// Rule: BD-L11, BD-L61.
  func pass(_ request: Request) {
    if let gateway = gateway(for: request) {
      wait(request, at: gateway.barrier, of: .gateway, gateway: gateway.gate)
    } else {
      passOwnBarrier(request)
    }
  }

  func passOwnBarrier(_ request: Request) {
    if let barrier = request.prepared.barrier(), barrier.gate != request.input.target {
      wait(request, at: barrier, of: .own, gateway: nil)
    } else {
      start(request)
    }
  }

  // MARK: - 4. Activated

  /// What has shown a screen ends it first, in the same transition. Rule: BD-L3, BD-A3.
  func start(_ request: Request) {
    let activation = request.activation
    guard let board = activation.board, isWaiting(request) else { return }
    let older = board.activations.filter { $0 !== activation && !$0.screens.isEmpty }
    Board.inOneTransition(older.window) {
      end(older, of: board, isDone: false)
      guard isWaiting(request) else { return }
      activation.state = .active
      environment?.tracer.record(.routeTaken, board.identifier.rawValue, identifier.rawValue)
      let isGate = board is GatewayBoard
      if isGate { gatesOpening += 1 }
      request.prepared.activate(activation)
      if isGate { gatesOpening -= 1 }
    }
  }

  /// A target that was removed meanwhile is not activated. Rule: BD-L56.
  func isWaiting(_ request: Request) -> Bool {
    request.activation.state == .waiting && request.activation.board?.mainboard === self
  }

  // MARK: - 5. Heard

  /// Rule: BD-L31, BD-L44.
  func receive(_ output: BoardOutput<Any?>) {
    environment?.tracer.record(.outputSent, output.source.rawValue, caseName(of: output.value))
    flows.tell(output)
  }

  /// Those above hear it first. Rule: BD-L47.
  func receive(_ action: any BoardFlowAction, from source: BoardID) {
    owner?.mainboard?.receive(action, from: source)
    if owner == nil {
      environment?.tracer.record(.outputSent, source.rawValue, caseName(of: action))
    }
    flows.tell(action, from: source)
  }

  /// Hands a command to a board that is installed; it is never kept for later. Rule: BD-L19.
  public func interactWithBoard(_ command: BoardCommand) {
    guard let board = byID[command.target] as? any GuaranteedBoard else {
      return report(
        .notInteractable, "\(command.target) is not installed, and cannot take a command",
        advice: "activate it first")
    }
    environment?.tracer.record(
      .actionReceived, command.target.rawValue, caseName(of: command.value))
    board.take(command: command.value)
  }

  /// Activates a board that one of its own asks for.
  func activateForBoard(_ input: BoardInput) -> ActivationToken? { activateBoard(input) }

  // MARK: - 6. Ended

  /// The one end of activations, and of their board when none is left: by itself, by a completer, by
  /// removal, by the window. It is removed and detached before anybody hears of it, and everybody
  /// hears once. What they do about it stands in the same transition as the closing of its screens.
  /// Rule: BD-L20, BD-L22, BD-L26.
  func end(_ activations: [Activation], of board: Board, isDone: Bool, quietly: Bool = false) {
    let ended = activations.filter(\.isLive)
    guard board.mainboard === self, !ended.isEmpty || board.activations.isEmpty else { return }
    Board.inOneTransition(ended.window) {
      for activation in ended { activation.state = .ended }
      board.activations.removeAll { !$0.isLive }
      if board.activations.isEmpty { remove(board) }
      for activation in ended {
        activation.release()
        board.didEnd(activation)
      }
      if !quietly {
        flows.tell(
          BoardCompletion(
            source: board.identifier, isDone: isDone, activations: ended.map(\.token)))
      }
    }
  }

  /// Ends an activation whose board stays and that nobody is told of but who waits for it at a gate.
  func endQuietly(_ activation: Activation, of board: Board) {
    guard activation.isLive else { return }
    activation.state = .ended
    board.activations.removeAll { $0 === activation }
    activation.release()
    board.didEnd(activation)
    for room in rooms where room.token == activation.token { resolve(room, isOpen: false) }
  }

  private func remove(_ board: Board) {
    // By identity: what took its place stays.
    boards.removeAll { $0 === board }
    if byID[board.identifier] === board { byID[board.identifier] = nil }
    board.detach()
    environment?.tracer.record(.nodeDetached, board.identifier.rawValue)
    board.didDetach()
  }

  /// Removes a board: it completes with `false`. Without one nothing happens. Rule: BD-L26.
  public func removeBoard(identifier: BoardID) {
    completeBoard(identifier, isDone: false)
  }

  func completeBoard(_ target: BoardID, isDone: Bool) {
    if let board = byID[target] { end(board.activations, of: board, isDone: isDone) }
  }

  /// Removes all boards, the newest first: each completes with `false`. Rule: BD-L22, BD-L26.
  public func clearActiveBoards() {
    clear(quietly: false)
  }

  /// Quietly when what they were activated for is over: nobody is left who could want to hear.
  func clear(quietly: Bool) {
    if quietly { dropRooms() }
    for board in boards.reversed() {
      end(board.activations, of: board, isDone: false, quietly: quietly)
    }
  }

  /// What it was attached for is over.
  func close() {
    clear(quietly: true)
    isClosed = true
  }

  func report(_ kind: Diagnostic.Kind, _ message: String, advice: String) {
    reporter.report(kind, at: identifier.rawValue, message, advice: advice)
  }
}
