import Terminal

/// Two lists of rows beside each other, equal rows on one line, with the others marked.
public nonisolated enum SideBySide {
  /// Lines of text; a differing row begins with `!`.
  ///
  /// - Parameter headings: what stands above the two sides.
  public static func lines(
    expected: [String], shown: [String],
    headings: (expected: String, shown: String) = ("expected", "shown")
  ) -> [String] {
    let pairs = aligned(expected, shown)
    let marks = Frame(lines: [" "] + pairs.map { $0.expected == $0.shown ? " " : "!" })
    let left = Frame(lines: [headings.expected] + pairs.map { $0.expected ?? "" })
    let right = Frame(lines: [headings.shown] + pairs.map { $0.shown ?? "" })
    return Frame.beside(Frame.beside(marks, left), right, separator: " | ").lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Pairs the rows so that as many as possible are equal. Rows that differ stand beside each other
  /// where both sides have one.
  static func aligned(
    _ expected: [String], _ shown: [String]
  ) -> [(expected: String?, shown: String?)] {
    let common = commonLengths(expected, shown)
    var pairs: [(expected: String?, shown: String?)] = []
    var missing: [String] = []
    var extra: [String] = []
    func flush() {
      for index in 0..<max(missing.count, extra.count) {
        pairs.append(
          (
            index < missing.count ? missing[index] : nil,
            index < extra.count ? extra[index] : nil
          ))
      }
      (missing, extra) = ([], [])
    }
    var (i, j) = (0, 0)
    while i < expected.count || j < shown.count {
      if i < expected.count, j < shown.count, expected[i] == shown[j] {
        flush()
        pairs.append((expected[i], shown[j]))
        (i, j) = (i + 1, j + 1)
      } else if j == shown.count || (i < expected.count && common[i + 1][j] >= common[i][j + 1]) {
        missing.append(expected[i])
        i += 1
      } else {
        extra.append(shown[j])
        j += 1
      }
    }
    flush()
    return pairs
  }

  /// How many rows are common, in order, to what is left of both from each pair of places on.
  private static func commonLengths(_ one: [String], _ other: [String]) -> [[Int]] {
    var table = Array(
      repeating: Array(repeating: 0, count: other.count + 1), count: one.count + 1)
    for i in one.indices.reversed() {
      for j in other.indices.reversed() {
        table[i][j] =
          one[i] == other[j] ? table[i + 1][j + 1] + 1 : max(table[i + 1][j], table[i][j + 1])
      }
    }
    return table
  }
}
