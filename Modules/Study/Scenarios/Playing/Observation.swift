import TextUI

/// What there is to check a line against.
nonisolated struct Observation: Equatable {
  /// What a person sees now.
  var now: Snapshot
  /// What a person saw before the last act; nil when there was none yet.
  var beforeAct: Snapshot?
  /// The calls since the last act or world line.
  var calls: [ServiceName]
  /// What the shop and the gateway have kept; nil unless the line is about that.
  var record: ShopRecord?
  /// How many nodes and screens are alive, by kind.
  var alive: [String: Int]
  /// The same at the marks.
  var marks: [String: [String: Int]]
}
