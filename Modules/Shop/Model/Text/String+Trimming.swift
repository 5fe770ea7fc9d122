extension StringProtocol {
  /// Without white space and line breaks at either end.
  package var trimmed: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}

extension StringProtocol {
  /// On one line, trimmed: every run of white space and line breaks is one space.
  package var oneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
