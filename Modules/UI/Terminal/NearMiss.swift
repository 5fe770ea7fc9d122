/// Finds what somebody may have meant by a word that is not known.
public nonisolated enum NearMiss {
  /// The word of `known` that is nearest to `word`, if any is near, or the one that begins with it;
  /// the earlier one of two.
  public static func nearest(to word: String, in known: [String]) -> String? {
    let limit = max(1, min(3, word.count / 3))
    let candidates = known.map {
      (word: $0, distance: distance(word.lowercased(), $0.lowercased()))
    }
    let near = candidates.filter { $0.distance <= limit }.min { $0.distance < $1.distance }
    return near?.word ?? known.first { word.count > 2 && $0.hasPrefix(word) }
  }

  /// `; did you mean …?`, or nothing when no word is near.
  public static func hint(for word: String, in known: [String]) -> String {
    nearest(to: word, in: known).map { "; did you mean \($0)?" } ?? ""
  }

  /// How many letters must be added, left out, replaced or swapped with their neighbour.
  static func distance(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one), Array(other))
    // Three rows of the table: two before, one before, and the one being filled.
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for i in one.indices {
      var row = [i + 1]
      for j in other.indices {
        var best = min(last[j + 1], row[j]) + 1
        best = min(best, last[j] + (one[i] == other[j] ? 0 : 1))
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[other.count]
  }
}
