/// Where boards come from: a factory for each address, used when that is first activated. The shop has
/// one for all features, filled by their plugins; Checkout has one more for its steps.
///
/// Of two factories for one address the first stays, and the second is reported, unless it is said to
/// replace. What is not registered here is asked of the producer above. Rule: BD-L7, BD-L8, BD-F9.
@MainActor
public final class BoardProducer {
  /// Makes the board of an address.
  public typealias Factory = (BoardID) -> Board?

  /// Who is asked for what is not registered here.
  var external: BoxedProducer?
  let reporter = Reporter()
  private var factories: [BoardID: Factory] = [:]
  private var gateways: [GatewayScope: GatewayBarrier] = [:]

  /// Makes an empty producer.
  ///
  /// - Parameter external: who is asked for what is not registered here; not kept alive. Rule: BD-L10.
  public init(external: BoxedProducer? = nil) {
    self.external = external
  }

  /// The producer without keeping it. Rule: BD-L10.
  public var boxed: BoxedProducer { BoxedProducer(producer: self) }

  // MARK: - Boards

  /// Registers how the board of `io` is made, and only a board that was declared with it.
  /// Rule: BD-L8, BD-O1.
  ///
  /// - Parameters:
  ///   - identifier: the address, when it is another than the one that `io` declares.
  ///   - factory: gets the address that is being produced.
  public func registerBoard<IO: BoardIO, Made: GuaranteedBoard<IO>>(
    _ io: IO.Type, as identifier: BoardID? = nil, replacingExisting: Bool = false,
    _ factory: @escaping (BoardID) -> Made
  ) {
    register(identifier ?? io.id, replacingExisting, factory)
  }

  /// Registers one factory for several addresses. Rule: BD-L9.
  public func registerBoards<IO: BoardIO, Made: GuaranteedBoard<IO>>(
    _ io: IO.Type, as identifiers: [BoardID], replacingExisting: Bool = false,
    _ factory: @escaping (BoardID) -> Made
  ) {
    for identifier in identifiers { register(identifier, replacingExisting, factory) }
  }

  private func register(
    _ identifier: BoardID, _ isReplacing: Bool, _ factory: @escaping Factory
  ) {
    guard isReplacing || factories[identifier] == nil else {
      return reporter.report(
        .duplicateRegistration, at: identifier.rawValue, "a factory is registered already",
        advice: "say replacingExisting, or use another address")
    }
    factories[identifier] = factory
  }

  /// Makes a new board; nil when nobody can. Rule: BD-L7.
  func produceBoard(identifier: BoardID) -> Board? {
    if let factory = factories[identifier] { return factory(identifier) }
    return external?.producer?.produceBoard(identifier: identifier)
  }

  // MARK: - Gateways

  /// Makes everything that is produced here or below wait at a gate, or the board of one address; the
  /// rule for an address comes before that for all, and both before those above. Of two for the same
  /// the first stays, and the second is reported. Rule: BD-L61.
  public func install(gatewayBarrier: GatewayBarrier, for scope: GatewayScope = .all) {
    guard gateways[scope] == nil else {
      return reporter.report(
        .duplicateRegistration, at: scope.gate.rawValue, "a gateway is installed already",
        advice: "remove it first")
    }
    gateways[scope] = gatewayBarrier
  }

  /// Takes a gateway away: nothing waits at it any more that was not asked for already.
  public func removeGatewayBarrier(for scope: GatewayScope = .all) {
    gateways[scope] = nil
  }

  func gateway(for identifier: BoardID) -> (scope: GatewayScope, barrier: GatewayBarrier)? {
    for scope in [GatewayScope.board(identifier), .all] {
      if let barrier = gateways[scope] { return (scope, barrier) }
    }
    return external?.producer?.gateway(for: identifier)
  }
}

/// A producer that is not kept alive. Rule: BD-L10.
public struct BoxedProducer {
  weak var producer: BoardProducer?
}
