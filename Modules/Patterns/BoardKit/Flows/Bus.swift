import PatternKit

/// A typed local channel, one to many, on the main actor: between a board and its screens, and, in the
/// interfaces of Cart and Saved, down to whoever shows what is in them.
///
/// Who is connected hears in the order of connecting. Who connects while something is delivered hears
/// the next; who was cut off hears nothing more, also of what is being delivered; delivering from
/// within a delivery is done at once. Rule: BD-L43, BD-F5.
@MainActor
public final class Bus<Input> {
  private final class Cable {
    var deliver: ((Input) -> Bool)?

    init(_ deliver: @escaping (Input) -> Bool) {
      self.deliver = deliver
    }

    nonisolated deinit {}
  }

  private var cables: [Cable] = []
  /// Whether some of them were cut off and are still there.
  private var isStale = false

  /// Makes a bus that nobody is connected to.
  public init() {}

  // A generic class goes without a way to the main actor.
  nonisolated deinit {}

  /// How many are connected; those whose target has gone count until something is delivered.
  public var count: Int { cables.count }

  /// Hands to `target` what is delivered, as long as that lives. Rule: BD-L38.
  ///
  /// - Returns: what cuts it off earlier; it need not be kept.
  @discardableResult
  public func connect<Target: AnyObject>(
    target: Target, _ handler: @escaping (Target, Input) -> Void
  ) -> Subscription {
    add { [weak target] input in
      guard let target else { return false }
      handler(target, input)
      return true
    }
  }

  /// Hands to `handler` what is delivered, as long as the bus lives.
  ///
  /// - Returns: what cuts it off earlier; it need not be kept.
  @discardableResult
  public func deliver(_ handler: @escaping (Input) -> Void) -> Subscription {
    add { input in
      handler(input)
      return true
    }
  }

  /// Delivers to all that are connected.
  public func transport(input: Input) {
    for cable in cables {
      guard let deliver = cable.deliver, !deliver(input) else { continue }
      cable.deliver = nil
      isStale = true
    }
    if isStale { prune() }
  }

  private func add(_ deliver: @escaping (Input) -> Bool) -> Subscription {
    let cable = Cable(deliver)
    cables.append(cable)
    return Subscription { [weak self, weak cable] in
      cable?.deliver = nil
      self?.prune()
    }
  }

  private func prune() {
    isStale = false
    cables.removeAll { $0.deliver == nil }
  }
}

extension Bus where Input == Void {
  /// Tells all that are connected.
  public func transport() {
    transport(input: ())
  }
}
