import PatternKit
import ShopDatabase
import ShopModel
import ShopServices
import Testing

/// What is kept of passwords.
struct PasswordTests {
  private let cheap = SystemPasswordHasher(.cheap)
  private let salt = [UInt8](0..<16)

  @Test("S3: a hash verifies its password and no other")
  func verifies() throws {
    let hash = try cheap.hash(Secret("correct horse"), salt: salt)
    #expect(cheap.verify(Secret("correct horse"), against: hash))
    for other in ["correct horsf", "correct hors", "correct horse ", "", "Correct horse"] {
      #expect(!cheap.verify(Secret(other), against: hash), "\(other)")
    }
    #expect(!hash.contains("correct horse"))
  }

  @Test("S3: the same salt gives the same hash, so that two runs' databases can be compared")
  func salted() throws {
    let password = Secret("correct horse")
    let hash = try cheap.hash(password, salt: salt)
    #expect(try cheap.hash(password, salt: salt) == hash)
    #expect(try cheap.hash(password, salt: salt.reversed()) != hash)
    #expect(cheap.saltSize == 16)
  }

  @Test("S3: the system makes them: yescrypt, with its own cost, which a verifier reads")
  func system() throws {
    let hash = try cheap.hash(Secret("correct horse"), salt: salt)
    let normal = try SystemPasswordHasher().hash(Secret("correct horse"), salt: salt)
    #if os(Linux)
      #expect(hash.hasPrefix("$y$"))
      #expect(normal.hasPrefix("$y$j9T$"))
    #endif
    #expect(hash != normal)
    #expect(SystemPasswordHasher().verify(Secret("correct horse"), against: hash))
    #expect(cheap.verify(Secret("correct horse"), against: normal))
  }

  @Test("S3: a password that the system would cut short is refused, not cut")
  func tooLong() throws {
    let longest = String(repeating: "x", count: 511)
    let hash = try cheap.hash(Secret(longest), salt: salt)
    #expect(!cheap.verify(Secret(String(longest.dropLast())), against: hash))
    for password in [longest + "x", "with\0nul", String(repeating: "é", count: 256)] {
      #expect(throws: PasswordHashingError.self) {
        try cheap.hash(Secret(password), salt: salt)
      }
      #expect(!cheap.verify(Secret(password), against: hash))
    }
  }

  @Test("S3: what is no hash verifies nothing", arguments: ["", "*0", "$y$", "plain", "$1$a$b"])
  func noHash(_ hash: String) {
    #expect(!cheap.verify(Secret(""), against: hash))
    #expect(!cheap.verify(Secret("plain"), against: hash))
  }

  @Test("S3, H4: neither a password nor a card's number nor its code is kept anywhere")
  func nothingKept() async throws {
    let bench = try await Bench.stocked()
    try await bench.register()
    _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 1)
    let order = try await bench.order()
    #expect(order.card.description == "Visa •••• 4242")
    let dump = try await bench.database.dump()
    #expect(dump.contains("password=\"$"))
    for secret in ["correct horse", "4242424242424242", "4242 4242", "\"123\""] {
      #expect(!dump.contains(secret), "\(secret)")
    }
  }
}
