import Foundation
import ShopModel

/// Stands in for the company that charges cards, with a file of its own. Rule: H7, H10.
///
/// It knows the cards of ``SampleCard``; any other card is declined. Of a card it keeps nothing.
/// It works on the executor of the shop that it serves, so that answers come in the order of the
/// calls.
public actor StandInGateway: PaymentGateway {
  private nonisolated let executor: ShopExecutor
  private nonisolated let path: String
  private nonisolated let writes: WriteLog
  private var connection: Connection?
  private var isClosed = false
  private var losesNextCharge = false

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Opens the stand-in's file, or makes it. If another tool holds it, it is opened with the first
  /// call.
  ///
  /// - Throws: why it cannot be used, with the file and what to do.
  public init(
    at place: ShopDatabase.Place, on executor: ShopExecutor, writes: WriteLog = WriteLog()
  ) throws(DatabaseError) {
    path = place.path
    self.executor = executor
    self.writes = writes
    do throws(DatabaseError) {
      connection = try Self.open(path, writes, patience: 0)
    } catch {
      guard case .inUse = error else { throw error }
    }
  }

  /// The next request to charge a card is lost on its way: who made it is told nothing, and the
  /// stand-in has never heard of it. Rule: H7.
  public func loseNextCharge() {
    losesNextCharge = true
  }

  public func charge(_ amount: Money, to card: Card, key: String) throws -> GatewayAnswer {
    guard !losesNextCharge else {
      losesNextCharge = false
      throw LostRequest()
    }
    let sample = SampleCard(number: card.number)
    let outcome =
      switch sample {
      case .ok, .late: "paid"
      case .funds: DeclineReason.insufficientFunds.rawValue
      case .declined, .lateDeclined, nil: DeclineReason.declined.rawValue
      }
    let isLate = sample == .late || sample == .lateDeclined
    let connection = try opened()
    return try connection.transaction {
      try connection.run(
        """
        INSERT OR IGNORE INTO charge (key, amount, currency, outcome, settled, questions)
        VALUES (?, ?, ?, ?, ?, ?)
        """, key, amount.minorUnits, amount.currency.code, outcome, !isLate, isLate ? 2 : 0)
      return try answer(connection, key)
    }
  }

  public func status(of key: String) throws -> GatewayAnswer {
    let connection = try opened()
    return try connection.transaction {
      try connection.run(
        """
        UPDATE charge SET settled = questions = 0, questions = max(questions - 1, 0)
        WHERE key = ? AND settled = 0
        """, key)
      return try answer(connection, key)
    }
  }

  public func refund(_ key: String) throws {
    let connection = try opened()
    try connection.transaction {
      try connection.run("UPDATE charge SET refunded = 1 WHERE key = ? AND \(Self.isNet)", key)
    }
  }

  /// How many charges have been made and not given back.
  public func netCharges() throws -> Int {
    try opened().int("SELECT count(*) FROM charge WHERE \(Self.isNet)") ?? 0
  }

  /// What has been charged and not given back, in minor units.
  public func netAmount() throws -> Int {
    try opened().int("SELECT coalesce(sum(amount), 0) FROM charge WHERE \(Self.isNet)") ?? 0
  }

  static let isNet = "outcome = 'paid' AND settled = 1 AND refunded = 0"

  /// Closes the file. Whoever asks later is told that the gateway cannot be reached.
  public func close() {
    isClosed = true
    connection?.close()
    connection = nil
  }

  private func answer(_ connection: Connection, _ key: String) throws -> GatewayAnswer {
    let known = try connection.row("SELECT outcome, settled FROM charge WHERE key = ?", key) {
      (outcome: $0.text(0), isSettled: $0.bool(1))
    }
    guard let known else { return .neverHeard }
    guard known.isSettled else { return .unknown }
    return DeclineReason(rawValue: known.outcome).map(GatewayAnswer.declined) ?? .paid
  }

  private func opened() throws -> Connection {
    guard !isClosed else { throw SQLError.closed }
    if let connection { return connection }
    let connection = try Self.open(path, writes, patience: Connection.patience)
    self.connection = connection
    return connection
  }

  private static func open(
    _ path: String, _ writes: WriteLog, patience: Int32
  ) throws(DatabaseError) -> Connection {
    let connection = try DatabaseFile.open(path, as: .gateway, patience: patience, writes: writes)
    connection.patience = Connection.patience
    return connection
  }
}
