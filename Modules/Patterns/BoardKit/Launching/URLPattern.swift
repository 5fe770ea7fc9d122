import Foundation

/// A kind of addresses: `scheme://part/{name}`, where a part in braces stands for any. Rule: BD-L86.
public nonisolated struct URLPattern: Sendable, ExpressibleByStringLiteral {
  private let scheme: String
  private let parts: [Substring]

  /// Reads a pattern.
  public init(_ text: String) {
    (scheme, parts, _) = URLPattern.split(text)
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// What an address holds under the names of the pattern, and its query; nil when it is none of these.
  ///
  /// Scheme and parts have to match, each decoded once. A name of the pattern comes before one of the
  /// query, the last of several equal ones counts, and what has no value is left out.
  public func match(_ url: String) -> [String: String]? {
    let (scheme, parts, query) = URLPattern.split(url)
    guard scheme == self.scheme, parts.count == self.parts.count else { return nil }
    var found: [String: String] = [:]
    for item in query.split(separator: "&") {
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, let name = decode(pair[0]), let value = decode(pair[1]) else {
        continue
      }
      found[name] = value
    }
    for (pattern, part) in zip(self.parts, parts) {
      guard let value = decode(part), !value.isEmpty else { return nil }
      if pattern.hasPrefix("{"), pattern.hasSuffix("}") {
        found[String(pattern.dropFirst().dropLast())] = value
      } else if pattern != part {
        return nil
      }
    }
    return found
  }

  private func decode(_ text: Substring) -> String? {
    text.removingPercentEncoding
  }

  private static func split(_ text: String) -> (String, [Substring], Substring) {
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var rest = halves.first ?? ""
    var scheme = ""
    if let end = rest.range(of: "://") {
      scheme = rest[..<end.lowerBound].lowercased()
      rest = rest[end.upperBound...]
    }
    if rest.hasPrefix("/") { rest = rest.dropFirst() }
    let parts = rest.split(separator: "/", omittingEmptySubsequences: false)
    return (scheme, parts, halves.count > 1 ? halves[1] : "")
  }
}
