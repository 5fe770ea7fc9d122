import ShopModel

#if os(Linux)
  import CCrypt
#else
  import CommonCrypto
#endif

/// The system's own password hashing: yescrypt on Linux, PBKDF2 with SHA-256 on Apple's systems,
/// which have no yescrypt. Rule: S3.
public struct SystemPasswordHasher: PasswordHasher {
  /// How much work a hash is.
  public enum Cost: Sendable {
    /// As much as the system's own accounts have.
    case normal
    /// As little as the system allows: for fixtures, which hide nothing.
    case cheap
  }

  /// The longest password, in bytes: what the system takes.
  static let maximumLength = 511

  public let saltSize = 16
  private let cost: Cost

  /// The system's hashing.
  public init(_ cost: Cost = .normal) {
    self.cost = cost
  }

  public func hash(
    _ password: Secret, salt: [UInt8]
  ) throws(PasswordHashingError) -> String {
    guard let hash = made(of: try phrase(password), salt: salt) else {
      throw PasswordHashingError()
    }
    return hash
  }

  public func verify(_ password: Secret, against hash: String) -> Bool {
    guard let phrase = try? phrase(password), let again = made(of: phrase, like: hash) else {
      return false
    }
    return isSame(again, hash)
  }

  /// The password as the system takes it. A NUL would end it early, and what follows would not
  /// count.
  private func phrase(_ password: Secret) throws(PasswordHashingError) -> String {
    let phrase = password.reveal()
    guard phrase.utf8.count <= Self.maximumLength, !phrase.utf8.contains(0) else {
      throw PasswordHashingError()
    }
    return phrase
  }

  /// Looks at every byte, wherever the first difference is.
  private func isSame(_ one: String, _ other: String) -> Bool {
    let pairs = zip(one.utf8, other.utf8)
    return one.utf8.count == other.utf8.count && pairs.reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

#if os(Linux)
  extension SystemPasswordHasher {
    private func made(of phrase: String, salt: [UInt8]) -> String? {
      let setting = text { output, size in
        salt.withUnsafeBytes { bytes in
          arcade_crypt_setting(
            cost == .cheap ? 1 : 5, bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
            Int32(bytes.count), output, size)
        }
      }
      return setting.flatMap { made(of: phrase, like: $0) }
    }

    private func made(of phrase: String, like setting: String) -> String? {
      text { output, size in arcade_crypt_hash(phrase, setting, output, size) }
    }

    private func text(_ write: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> String? {
      var output = [CChar](repeating: 0, count: Int(arcade_crypt_output_size))
      let result = output.withUnsafeMutableBufferPointer {
        write($0.baseAddress, Int32($0.count))
      }
      guard result == 0 else { return nil }
      return String(decoding: output.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
#else
  extension SystemPasswordHasher {
    /// `$pbkdf2-sha256$<rounds>$<salt>$<hash>`, both in hexadecimal digits.
    private func made(of phrase: String, salt: [UInt8]) -> String? {
      derive(phrase, salt, rounds: cost == .cheap ? 1 : 600_000)
    }

    private func made(of phrase: String, like hash: String) -> String? {
      let parts = hash.split(separator: "$")
      guard parts.count == 4, parts[0] == "pbkdf2-sha256", let rounds = UInt32(parts[1]) else {
        return nil
      }
      let digits = Array(parts[2].utf8)
      let salt = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
        UInt8(String(decoding: digits[$0...($0 + 1)], as: UTF8.self), radix: 16)
      }
      return derive(phrase, salt, rounds: rounds)
    }

    private func derive(_ phrase: String, _ salt: [UInt8], rounds: UInt32) -> String? {
      var key = [UInt8](repeating: 0, count: 32)
      let result = CCKeyDerivationPBKDF(
        CCPBKDFAlgorithm(kCCPBKDF2), phrase, phrase.utf8.count, salt, salt.count,
        CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256), rounds, &key, key.count)
      guard result == kCCSuccess else { return nil }
      return "$pbkdf2-sha256$\(rounds)$\(digits(salt))$\(digits(key))"
    }

    private func digits(_ bytes: [UInt8]) -> String {
      bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }
#endif
