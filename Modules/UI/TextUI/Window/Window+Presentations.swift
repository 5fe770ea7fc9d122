import PatternKit

extension Window {
  /// The modal comes when nothing covers the layer of whoever asks; until then it waits.
  func presentation(
    of controller: ViewController, by presenter: ViewController, completion: (() -> Void)?
  ) -> TransitionRequest {
    TransitionRequest(
      kind: .present, adding: [controller],
      judge: { [weak self, weak presenter] in
        guard let self, let presenter, presenter.window === self, !presenter.isBeingRemoved,
          let layer = layerIndex(of: presenter.topAncestor)
        else { return .drop("its presenter is gone") }
        guard controller.isNowhere else {
          return .refuse(
            Misuse(
              .alreadyShown, at: presenter.kind, "\(controller.kind) is shown already",
              advice: "make a new controller for each presentation"))
        }
        return layer == layers.count - 1 ? .go : .wait
      },
      apply: { [weak self, weak presenter] in
        controller.presenter = presenter
        controller.hostWindow = self
        self?.layers.append(controller)
      },
      completion: completion)
  }

  func dismissal(
    of modal: ViewController, cause: Transition.Cause, completion: (() -> Void)? = nil
  ) -> TransitionRequest {
    TransitionRequest(
      kind: .dismiss, cause: cause,
      judge: { [unowned self] in
        (layerIndex(of: modal) ?? 0) > 0 ? .go : .nothing
      },
      apply: { [unowned self] in
        if let index = layerIndex(of: modal), index > 0 { close(from: index) }
      },
      completion: completion)
  }

  /// Takes away the layers from `index` upwards.
  func close(from index: Int) {
    guard index < layers.count else { return }
    for layer in layers[index...] {
      layer.hostWindow = nil
      layer.presenter = nil
    }
    layers.removeSubrange(index...)
  }

  /// How many presentations wait for a modal to go.
  public var waitingPresentations: Int { waiting.count }

  /// Whether the presentation of `controller`, or of what it stands in, waits for a modal to go.
  public func isWaiting(_ controller: ViewController) -> Bool {
    waiting.contains { $0.brings(controller) }
  }

  /// After each change: those whose presenter has gone are dropped, and the first whose way is
  /// free gets its turn.
  func promoteWaiting() {
    guard !waiting.isEmpty else { return }
    let all = waiting
    waiting = []
    for (index, one) in all.enumerated() {
      let verdict = one.judge()
      switch verdict {
      case .wait: waiting.append(one)
      case .go:
        // The next one must be judged when this one stands.
        waiting += all[(index + 1)...]
        return ask(one)
      default: end(one, verdict)
      }
    }
  }

  /// Gives up what waits, or of it only what brings `controller`; told when the transition that
  /// does so was committed.
  func dropWaiting(_ controller: ViewController? = nil) {
    let isMeant = { (one: TransitionRequest) in controller.map(one.brings) ?? true }
    doomed += waiting.filter(isMeant)
    waiting.removeAll(where: isMeant)
  }

  func layerIndex(of controller: ViewController) -> Int? {
    layers.firstIndex { $0 === controller }
  }
}
