import Foundation
import ShopModel
import Testing

@Suite("Shoppers")
struct ShopperTests {
  @Test("S2: an e-mail has one @, with text on both sides, and is normalised")
  func emails() {
    #expect(EmailAddress(" Ada@Example.COM ")?.text == "Ada@Example.COM")
    #expect(EmailAddress(" Ada@Example.COM ")?.normalized == "ada@example.com")
    #expect(EmailAddress("a@b") != nil)
    for text in ["", "ada", "@b", "a@", "a@b@c", "@", " @b", "a@ "] {
      #expect(EmailAddress(text) == nil, "\(text)")
    }
  }

  @Test("S1, S2: errors stand at their fields; a password has at least 8 characters")
  func credentials() {
    func problems(_ email: String, _ password: String) -> [String] {
      Credentials(email: email, password: Secret(password)).problems.map {
        "\($0.field): \($0.text)"
      }
    }
    #expect(
      problems("", "") == ["email: Type your e-mail address", "password: Type your password"])
    #expect(
      problems("ada", "1234567") == [
        "email: This is not an e-mail address",
        "password: A password has at least 8 characters",
      ])
    #expect(problems("a@b", "12345678") == [])
    #expect(problems("a@b", "éééééééé") == [])
    #expect(Credentials(email: "A@b").address?.normalized == "a@b")
  }

  @Test("S2: five failures in a row are a wait of 30 s")
  func lock() {
    let start = Date(timeIntervalSince1970: 1_000)
    var lock = SignInLock()
    for _ in 0..<4 {
      lock.fail(at: start)
      #expect(lock.waitUntil(at: start) == nil)
    }
    lock.fail(at: start)
    #expect(lock.waitUntil(at: start) == start.addingTimeInterval(30))
    #expect(lock.waitUntil(at: start.addingTimeInterval(29.9)) != nil)
    #expect(lock.waitUntil(at: start.addingTimeInterval(30)) == nil)
  }

  @Test("S2: a try that is told to wait does not count, and after the wait five more are free")
  func afterTheWait() {
    let start = Date(timeIntervalSince1970: 1_000)
    let later = start.addingTimeInterval(30)
    var lock = SignInLock()
    for _ in 0..<8 { lock.fail(at: start) }
    #expect(lock.failures == 0)
    #expect(lock.lockedUntil == later)
    for _ in 0..<4 { lock.fail(at: later) }
    #expect(lock.waitUntil(at: later) == nil)
    #expect(lock.failures == 4)
    lock.fail(at: later)
    #expect(lock.waitUntil(at: later) == later.addingTimeInterval(30))
  }

  @Test("S2: a success between them begins the row anew")
  func success() {
    let start = Date(timeIntervalSince1970: 1_000)
    var lock = SignInLock(failures: 4)
    lock.succeed()
    for _ in 0..<4 { lock.fail(at: start) }
    #expect(lock.waitUntil(at: start) == nil)
  }

  @Test("S2: the countdown is whole seconds, 30 at first and 0 at the end")
  func countdown() {
    let end = Date(timeIntervalSince1970: 1_030)
    let lefts = [1_000, 1_000.5, 1_001, 1_029, 1_029.9, 1_030, 2_000, -1e300].map {
      SignInLock.secondsLeft(until: end, at: Date(timeIntervalSince1970: $0))
    }
    #expect(lefts == [30, 30, 29, 1, 1, 0, 0, 86_400])
  }

  @Test("S2: a lock survives by its two values")
  func coding() throws {
    var lock = SignInLock(failures: 4)
    lock.fail(at: Date(timeIntervalSince1970: 1_000))
    let data = try JSONEncoder().encode(lock)
    #expect(try JSONDecoder().decode(SignInLock.self, from: data) == lock)
    #expect(SignInLock(failures: lock.failures, lockedUntil: lock.lockedUntil) == lock)
  }
}
