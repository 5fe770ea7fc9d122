import PatternKit

// The whole way of a transition, in order: asked for, its turn, committed, told.
extension Window {
  /// How many transitions are asked for and not committed yet. Presentations that wait for a modal
  /// to go are not among them.
  public var queuedTransitions: Int { queue.count }

  /// Commits the first transition of the queue; for a window whose pace is stepped.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func step() -> Bool {
    guard !isCommitting, !queue.isEmpty else { return false }
    commitNext()
    drain()
    return true
  }

  /// 1. Takes a request. What needs no transition ends here, unless others are before it.
  func ask(_ request: TransitionRequest) {
    expect(request.adding)
    if gathered != nil {
      gathered?.append(request)
      return
    }
    if !isBusy {
      let verdict = request.judge()
      guard case .go = verdict else {
        end(request, verdict)
        request.ended?()
        return
      }
    }
    enqueue(request)
    if !isCommitting { drain() }
  }

  /// Whether a transition is asked for and not committed yet.
  var isBusy: Bool { isCommitting || !queue.isEmpty || gathered != nil }

  /// What is still to come in can ask for more already, as if it were there.
  private func expect(_ controllers: [ViewController]) {
    for controller in controllers { controller.arrivesIn = self }
    for controller in controllers.flatMap(\.containmentOrder) { controller.lastWindow = self }
  }

  private func enqueue(_ request: TransitionRequest) {
    queue.append(request)
    guard pace == .stepped else { return }
    let activity = transitions.begin("Window.\(request.kind)")
    activity.park("step()")
    parked.append(activity)
  }

  private func drain() {
    if pace == .immediate {
      while !queue.isEmpty { commitNext() }
    }
    if queue.isEmpty { board.settled() }
  }

  /// 2. Its turn has come: it is judged by how things are now.
  private func commitNext() {
    let request = queue.removeFirst()
    if !parked.isEmpty { parked.removeFirst().finish() }
    let verdict = request.judge()
    isCommitting = true
    if case .go = verdict { commit(request) } else { end(request, verdict) }
    request.ended?()
    isCommitting = false
    promoteWaiting()
  }

  /// 3. It is committed: who contains whom first, then views, appearance, reports.
  private func commit(_ request: TransitionRequest) {
    let before = removalOrder
    let shownBefore = visible
    let topBefore = top
    for controller in request.adding { controller.arrivesIn = nil }
    request.apply()

    let removed = before.excluding(installed)
    for controller in removed { controller.isBeingRemoved = true }
    if top !== topBefore { board.topChanged() }
    requestFrame()

    loadVisible()
    // Loading may have added parts, which come in together with their screen.
    let added = installed.excluding(before)
    let shown = visible
    for controller in added { enter(controller) }
    changeAppearance(
      request.kind, leaving: shownBefore.excluding(shown), entering: shown.excluding(shownBefore))

    if !added.isEmpty || !removed.isEmpty || top !== topBefore {
      tell(
        Transition(kind: request.kind, cause: request.cause, added: added, removed: removed))
    }
    for controller in removed { controller.isBeingRemoved = false }
    for controller in removed { controller.reportRemoval(request.cause) }
    request.completion?()
    let ended = doomed
    doomed = []
    for one in ended { end(one, .drop("what it waited for was closed")) }
  }

  func enter(_ controller: ViewController) {
    controller.owesRemoval = true
    controller.lastWindow = self
    for misuse in controller.heldMisuse { misuse.report(to: diagnostics) }
    controller.heldMisuse = []
  }

  private func tell(_ transition: Transition) {
    for observer in commitObservers where observer.owner != nil { observer.told(transition) }
  }

  /// It ends without a transition.
  func end(_ request: TransitionRequest, _ verdict: Verdict) {
    for controller in request.adding { controller.arrivesIn = nil }
    switch verdict {
    case .go: break
    case .nothing: request.completion?()
    case .wait:
      var request = request
      request.ended = nil
      waiting.append(request)
    case .refuse(let misuse): misuse.report(to: diagnostics)
    case .drop(let reason):
      let names = request.adding.map(\.kind).joined(separator: ", ")
      tracer.record(.presentationDropped, names.isEmpty ? "\(request.kind)" : names, reason)
      for controller in request.adding where controller.isNowhere {
        controller.endWithoutEntering(.program)
      }
    }
  }

  /// Several changes as one; each is judged after those before it were made.
  func several(_ parts: [TransitionRequest], ended: (() -> Void)? = nil) -> TransitionRequest {
    // Nobody is told of anything before all of them are made.
    var ends: [(part: TransitionRequest, verdict: Verdict)] = []
    return TransitionRequest(
      kind: .several, adding: parts.flatMap(\.adding),
      judge: {
        let isNothing = parts.allSatisfy { if case .nothing = $0.judge() { true } else { false } }
        return isNothing ? .nothing : .go
      },
      apply: {
        for part in parts {
          let verdict = part.judge()
          if case .go = verdict { part.apply() }
          ends.append((part, verdict))
        }
      },
      completion: { [unowned self] in
        if ends.isEmpty { ends = parts.map { ($0, .nothing) } }
        for (part, verdict) in ends {
          if case .go = verdict { part.completion?() } else { end(part, verdict) }
          part.ended?()
        }
      },
      ended: ended)
  }

  func replacement(by root: ViewController?) -> TransitionRequest {
    TransitionRequest(
      kind: .root, adding: root.map { [$0] } ?? [],
      judge: { [unowned self] in
        if root === layers.first, layers.count < 2 { return .nothing }
        if let root, root !== layers.first, !root.isNowhere {
          return .refuse(
            Misuse(
              .alreadyShown, at: "window", "\(root.kind) is shown already",
              advice: "make a new controller for the window's root"))
        }
        return .go
      },
      apply: { [unowned self] in
        dropWaiting()
        close(from: root === layers.first ? 1 : 0)
        if let root, layers.isEmpty {
          layers = [root]
          root.hostWindow = self
        }
      })
  }
}

extension [ViewController] {
  func excluding(_ others: [ViewController]) -> [ViewController] {
    let known = Set(others.map(ObjectIdentifier.init))
    return filter { !known.contains(ObjectIdentifier($0)) }
  }
}
