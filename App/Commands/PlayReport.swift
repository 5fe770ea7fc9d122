import ShopModel

/// What became of a run of scenarios, as `arcade play --json` writes it.
nonisolated struct PlayReport: Encodable {
  /// One scenario on one architecture.
  struct Play: Encodable {
    var scenario: String
    var architecture: String
    /// `passed`, `recorded`, `failed`, `excused`, `needlessly excused` or `unwritable`.
    var outcome: String
    /// What is wrong, line by line.
    var report: [String]
  }

  /// In the order in which they were played.
  var plays: [Play]
  /// The excuses that there are.
  var excuses: [String]
  /// What is wrong with excuses.
  var faults: [String]
  /// How many scenarios could not be read.
  var unreadable: Int
  /// How many acts were played, of all plays together.
  var acts: Int
  /// How long that took, launches and checks included.
  var seconds: Double

  /// How many passed.
  var passed: Int { plays.count { ["passed", "recorded"].contains($0.outcome) } }
  /// How many failed without an excuse, or had one without need.
  var failed: Int { plays.count { ["failed", "needlessly excused"].contains($0.outcome) } }
  /// How many failed with an excuse.
  var excused: Int { plays.count { $0.outcome == "excused" } }

  /// `3 plays: 2 passed, 1 failed`.
  var sum: String {
    var parts = ["\(passed) passed"]
    if failed > 0 { parts.append("\(failed) failed") }
    if excused > 0 { parts.append("\(excused) excused") }
    if unreadable > 0 { parts.append("\(unreadable) cannot be read") }
    return
      "\(Format.count(passed + failed + excused, "play")): \(parts.joined(separator: ", "))"
  }

  /// `120 acts in 1.5 s, 80 a second`.
  var speed: String {
    let tenths = Int((seconds * 10).rounded())
    let rate = seconds > 0 ? Int((Double(acts) / seconds).rounded()) : 0
    return "\(Format.count(acts, "act")) in \(tenths / 10).\(tenths % 10) s, \(rate) a second"
  }
}
