import ShopServices

/// What a call came to: its answer, and what the feed has to tell before the call returns.
struct Told<Answer: Sendable>: Sendable {
  var answer: Answer
  /// What was committed, if anybody is to hear of it.
  var change: ShopChange?
  /// Whose stay it is from now on, if the call has changed that.
  var session: SessionID?
}
