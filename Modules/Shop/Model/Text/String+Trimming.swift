extension StringProtocol {
  /// Without white space and line breaks at either end.
  package var trimmed: String {
    // Most texts begin and end with a visible ASCII character: nothing to look up then.
    let bytes = String(self).utf8
    if let first = bytes.first, let last = bytes.last, first.isVisibleASCII, last.isVisibleASCII {
      return String(self)
    }
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }

  /// On one line, trimmed: every run of white space and line breaks is one space.
  package var oneLine: String {
    var before = UInt8(ascii: " ")
    let isOneLine = utf8.allSatisfy { byte in
      defer { before = byte }
      return byte.isVisibleASCII
        || byte == UInt8(ascii: " ") && before != UInt8(ascii: " ")
    }
    if isOneLine, before != UInt8(ascii: " ") { return String(self) }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension UInt8 {
  fileprivate var isVisibleASCII: Bool { self > 0x20 && self < 0x7F }
}
