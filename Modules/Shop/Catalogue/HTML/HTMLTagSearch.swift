/// Looks for a block in a body, to tell HTML from plain text. Rule: I5.
struct HTMLTagSearch {
  private let source: [UInt8]

  init(_ source: [UInt8]) {
    self.source = source
  }

  /// Whether some tag of it ends a line.
  func findsBlock() -> Bool {
    var position = 0
    while position < source.count {
      if source[position] == UInt8(ascii: "<"), let tag = HTMLTag(in: source, at: position) {
        if tag.isBlock { return true }
        position = tag.end
      } else {
        position += 1
      }
    }
    return false
  }
}
