import Scenarios

/// Makes a script that fails as small as it gets, and as sure to fail in the same way.
public struct Shrinker {
  /// Plays a script; gives how it fails, or nil.
  private let play: (WalkScript) async -> Difference?
  /// How often it may be played.
  private let limit: Int

  /// Makes a shrinker.
  ///
  /// - Parameters:
  ///   - limit: how many runs it may take; the smallest script so far counts then.
  ///   - play: plays a script from its beginning.
  public init(limit: Int = 300, play: @escaping (WalkScript) async -> Difference?) {
    self.limit = limit
    self.play = play
  }

  /// Removes spans of lines, long ones first, then lines of the head, then acts of a line, as long as
  /// what is left fails in the same way.
  public func smallest(_ script: WalkScript, failing difference: Difference) async -> WalkScript {
    var runs = 0
    var best = script
    func isEnough(_ smaller: WalkScript) async -> Bool {
      guard runs < limit else { return false }
      runs += 1
      return await play(smaller)?.isLike(difference) == true
    }
    var span = max(1, best.lines.count / 2)
    while runs < limit {
      var index = 0
      var hasShrunk = false
      while index < best.lines.count {
        var smaller = best
        smaller.lines.removeSubrange(index..<min(index + span, best.lines.count))
        if await isEnough(smaller) {
          best = smaller
          hasShrunk = true
        } else {
          index += span
        }
      }
      if span == 1, !hasShrunk { break }
      span = max(1, span / 2)
    }
    for index in best.head.indices.reversed() {
      var smaller = best
      smaller.head.remove(at: index)
      if await isEnough(smaller) { best = smaller }
    }
    for index in best.lines.indices {
      guard case .acts(let acts) = best.lines[index] else { continue }
      var left = acts
      for act in acts.indices.reversed() where left.count > 1 {
        var fewer = left
        fewer.remove(at: act)
        var smaller = best
        smaller.lines[index] = .remaining(fewer)
        if await isEnough(smaller) {
          best = smaller
          left = fewer
        }
      }
    }
    return best
  }
}
