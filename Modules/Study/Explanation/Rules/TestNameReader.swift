/// Finds the names of tests and suites in Swift source.
///
/// It knows of Swift what it must to be sure of that: comments, strings of every kind and extended
/// regular expressions are passed over, so that a name inside of one is none.
struct TestNameReader {
  private let path: String
  private let source: [UInt8]
  private var position = 0
  private var line = 1
  private var names: [TestName] = []

  /// The names in a file, in the order in which they stand there.
  static func names(path: String, source: String) -> [TestName] {
    var reader = TestNameReader(path: path, source: Array(source.utf8))
    reader.read()
    return reader.names
  }

  private init(path: String, source: [UInt8]) {
    self.path = path
    self.source = source
  }

  private mutating func read() {
    while !isAtEnd {
      guard !skipped() else { continue }
      if let attribute = [Array("@Test".utf8), Array("@Suite".utf8)].first(where: isNext) {
        readAttribute(attribute.count)
      } else {
        step()
      }
    }
  }

  // MARK: - Attributes

  private mutating func readAttribute(_ length: Int) {
    let firstLine = line
    step(length)
    skipSpace()
    guard isNext("(") else { return }
    step()
    skipSpace()
    let name = hasString ? readString() : nil
    var depth = 1
    var isDisabled = false
    while depth > 0, !isAtEnd {
      guard !skipped() else { continue }
      if isNext("(") { depth += 1 }
      if isNext(")") { depth -= 1 }
      if isNext(".disabled") { isDisabled = true }
      step()
    }
    guard let name else { return }
    names.append(TestName(name: name, path: path, line: firstLine, isDisabled: isDisabled))
  }

  // MARK: - What is passed over

  /// Passes over a comment, a string or a regular expression, if one begins here.
  private mutating func skipped() -> Bool {
    if isNext("//") {
      while !isAtEnd, !isNext("\n") { step() }
    } else if isNext("/*") {
      skipComment()
    } else if hasString {
      _ = readString()
    } else if hashes > 0, byte(hashes) == UInt8(ascii: "/") {
      skipExpression()
    } else {
      return false
    }
    return true
  }

  /// Comments of this kind hold each other.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        step(2)
      } else if isNext("*/") {
        depth -= 1
        step(2)
      } else {
        step()
      }
    } while depth > 0 && !isAtEnd
  }

  private mutating func skipExpression() {
    let end = [UInt8(ascii: "/")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
    step(hashes + 1)
    while !isAtEnd, !isNext(end) { step() }
    step(end.count)
  }

  private mutating func skipSpace() {
    let space = Array(" \n\t\r".utf8)
    while let byte = byte(0), space.contains(byte) || isNext("//") || isNext("/*") {
      if !skipped() { step() }
    }
  }

  // MARK: - Strings

  private var hashes: Int { source[position...].prefix { $0 == UInt8(ascii: "#") }.count }

  private var hasString: Bool {
    !isAtEnd && byte(hashes) == UInt8(ascii: "\"")
  }

  /// Reads the string that begins here; its escapes other than `\"` and `\\` stay as they are.
  private mutating func readString() -> String {
    let fence = Array(repeating: UInt8(ascii: "#"), count: hashes)
    step(fence.count)
    let isLong = isNext("\"\"\"")
    let end = Array(repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1) + fence
    let escape = [UInt8(ascii: "\\")] + fence
    step(isLong ? 3 : 1)
    var content: [UInt8] = []
    while !isAtEnd, !isNext(end) {
      // A string of one line that does not end is none, or a character of an expression.
      if !isLong, isNext("\n") { break }
      let begin = position
      if isNext(escape) {
        step(escape.count)
        if isNext("(") { skipInterpolation() } else { step() }
        let isPlain = source[begin..<position].last.map { "\"\\".utf8.contains($0) } ?? false
        content += isPlain ? source[(position - 1)..<position] : source[begin..<position]
      } else {
        step()
        content += source[begin..<position]
      }
    }
    if isNext(end) { step(end.count) }
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      guard !skipped() else { continue }
      if isNext("(") { depth += 1 }
      if isNext(")") { depth -= 1 }
      step()
    } while depth > 0 && !isAtEnd
  }

  // MARK: - Bytes

  private var isAtEnd: Bool { position >= source.count }

  private func byte(_ offset: Int) -> UInt8? {
    position + offset < source.count ? source[position + offset] : nil
  }

  private func isNext(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= source.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount
    where source[position + offset] != text.utf8Start[offset] { return false }
    return true
  }

  private func isNext(_ bytes: [UInt8]) -> Bool { source[position...].starts(with: bytes) }

  private mutating func step(_ count: Int = 1) {
    for _ in 0..<count where !isAtEnd {
      if source[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }
}
