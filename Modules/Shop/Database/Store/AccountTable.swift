import Foundation
import PatternKit
import ShopModel
import ShopServices

/// Who has an account, and who has to wait before signing in. Rule: S1, S2, S3.
struct AccountTable {
  /// Whether somebody was let in.
  enum Check: Equatable {
    case account(Int)
    case rejected
    case wait(until: Date)
  }

  private let shop: OpenShop

  init(_ shop: OpenShop) {
    self.shop = shop
  }

  /// The shopper with that account.
  func shopper(_ account: Int) throws -> Shopper {
    let shopper = try shop.connection.row("SELECT email FROM account WHERE id = ?", account) {
      Shopper(id: account, email: $0.text(0))
    }
    guard let shopper else { throw ShopError.damaged }
    return shopper
  }

  /// Looks at an e-mail address and a password. Whether the address is known can be told neither
  /// from the answer nor from the time that it takes.
  func check(_ credentials: Credentials) throws -> Check {
    guard let email = credentials.address else { return .rejected }
    var lock = try self.lock(of: email)
    if let end = lock.waitUntil(at: shop.now) { return .wait(until: end) }
    let known = try shop.connection.row(
      "SELECT id, password FROM account WHERE folded = ?", email.normalized
    ) { (id: $0.int(0), password: $0.text(1)) }
    if let known, passwords.verify(credentials.password, against: known.password) {
      lock.succeed()
      try keep(lock, of: email)
      return .account(known.id)
    }
    if known == nil { _ = try? hash(credentials.password) }
    lock.fail(at: shop.now)
    try keep(lock, of: email)
    return lock.waitUntil(at: shop.now).map { .wait(until: $0) } ?? .rejected
  }

  /// Makes an account; nil when that cannot be, for whatever reason.
  func register(_ credentials: Credentials) throws -> Int? {
    guard credentials.problems.isEmpty, let email = credentials.address else { return nil }
    guard let password = try? hash(credentials.password) else { return nil }
    let account = try shop.connection.int(
      """
      INSERT INTO account (email, folded, password) VALUES (?, ?, ?)
      ON CONFLICT (folded) DO NOTHING RETURNING id
      """, email.text, email.normalized, password)
    if let account {
      try shop.connection.run("INSERT INTO cart (account) VALUES (?)", account)
    }
    return account
  }

  private var passwords: any PasswordHasher { shop.options.passwords }

  private func hash(_ password: Secret) throws -> String {
    try passwords.hash(password, salt: shop.options.identifiers.bytes(passwords.saltSize))
  }

  private func lock(of email: EmailAddress) throws -> SignInLock {
    try shop.connection.row(
      "SELECT failures, locked_until FROM lock_out WHERE email = ?", email.normalized
    ) { row in
      SignInLock(failures: row.int(0), lockedUntil: row.optionalInt(1).map(Moment.date))
    } ?? SignInLock()
  }

  private func keep(_ lock: SignInLock, of email: EmailAddress) throws {
    guard lock != SignInLock() else {
      return try shop.connection.run("DELETE FROM lock_out WHERE email = ?", email.normalized)
    }
    try shop.connection.run(
      "INSERT OR REPLACE INTO lock_out (email, failures, locked_until) VALUES (?, ?, ?)",
      email.normalized, lock.failures, lock.lockedUntil.map(Moment.milliseconds))
  }
}
