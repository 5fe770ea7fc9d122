import PatternKit

// What waits at gates. Nothing here keeps a board or a motherboard alive, and a gate that never
// completes holds nothing up but what waits at it. Rule: BD-L56, BD-F13.
extension Motherboard {
  /// The gateway that a request has to pass; nil when there is none. What is inside a gate, and what a
  /// gate activates while it is being activated, passes by itself. Rule: BD-L61, BD-L62, BD-L64.
  func gateway(
    for request: Request
  ) -> (barrier: ActivationBarrier, gate: GatewayBarrier)? {
    guard let board = request.activation.board, !board.shouldBypassGatewayBarrier,
      gatesOpening == 0, let (scope, gate) = producer.gateway(for: board.identifier),
      !gate.isExempt, !isInsideGate
    else { return nil }
    return (ActivationBarrier(gate: scope.gate, value: request.input, option: .void), gate)
  }

  private var isInsideGate: Bool {
    guard let owner else { return false }
    return owner is GatewayBoard || owner.mainboard?.isInsideGate == true
  }

  /// Holds a request. The first one opens the room, listens for the gate's end, and only then asks for
  /// the gate; later ones join it. Rule: BD-L50, BD-L54, BD-L55.
  func wait(
    _ request: Request, at barrier: ActivationBarrier, of stage: WaitingRoom.Stage,
    gateway: GatewayBarrier?
  ) {
    environment?.tracer.record(
      .gateHeld, request.input.target.rawValue, barrier.gate.rawValue)
    if let room = rooms.first(where: { $0.isFor(barrier, stage) }) { return room.take(request) }
    guard let token = token(for: barrier.gate) else { return }
    let room = WaitingRoom(barrier, stage, token)
    rooms.append(room)
    room.take(request)
    room.listener = flows.addCompletion(for: [barrier.gate], isPrivate: true) {
      [weak self, weak room] completion in
      guard let self, let room, completion.activations.contains(token) else { return }
      resolve(room, isOpen: completion.isDone)
    }
    if let gateway, getBoard(identifier: barrier.gate) == nil {
      installBoard(GatewayBoard(identifier: barrier.gate, gateway))
    }
    if !activate(.target(barrier.gate, barrier.value), as: token) { resolve(room, isOpen: false) }
  }

  /// Lets through in order, each with its own input, or cancels them: what only waited completes with
  /// `false`. What comes meanwhile waits for the next time. Rule: BD-L51, BD-L52, BD-L54, BD-A4.
  func resolve(_ room: WaitingRoom, isOpen: Bool) {
    guard !room.isDraining, rooms.contains(where: { $0 === room }) else { return }
    room.isDraining = true
    room.listener?.end()
    room.listener = nil
    for request in room.empty() where isWaiting(request) {
      environment?.tracer.record(
        isOpen ? .gateOpened : .gateDropped, request.input.target.rawValue,
        room.barrier.gate.rawValue)
      if !isOpen {
        if let board = request.activation.board {
          end([request.activation], of: board, isDone: false)
        }
      } else if room.stage == .gateway {
        passOwnBarrier(request)
      } else {
        start(request)
      }
    }
    rooms.removeAll { $0 === room }
    for request in room.empty() where isWaiting(request) { pass(request) }
  }

  /// Nobody is let through any more.
  func dropRooms() {
    for room in rooms { room.listener?.end() }
    rooms = []
  }
}
