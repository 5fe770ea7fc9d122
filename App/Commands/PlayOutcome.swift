import Scenarios

/// What became of one scenario on one architecture.
enum PlayOutcome {
  /// It went as it is written.
  case passed
  /// It went as it is written but for its screens, which were written anew.
  case recorded
  /// It did not.
  case failed(ScenarioFailure)
  /// It did not, and has an excuse.
  case excused(Excuse, ScenarioFailure)
  /// It went as it is written, and has an excuse, which stands in a file's line.
  case needless(Excuse, file: String)
  /// What was recorded cannot be written.
  case unwritable

  /// Its name, for programs.
  var name: String {
    switch self {
    case .passed: "passed"
    case .recorded: "recorded"
    case .failed: "failed"
    case .excused: "excused"
    case .needless: "needlessly excused"
    case .unwritable: "unwritable"
    }
  }

  /// One word, for people.
  var word: String {
    switch self {
    case .passed: "ok"
    case .recorded: "wrote"
    case .failed, .needless: "FAIL"
    case .excused: "excused"
    case .unwritable: "unwritable"
    }
  }

  /// What there is to say beside that, line by line.
  var report: [String] {
    switch self {
    case .passed, .recorded, .unwritable: []
    case .failed(let failure): failure.report
    case .excused(_, let failure): failure.report
    case .needless(let excuse, let file):
      ["\(file):\(excuse.line): the excuse is not needed any more: take it out"]
    }
  }

  /// The same, where there is an excuse: a failure is excused then, and a success needs none.
  func excused(by known: (excuse: Excuse, path: String)?) -> PlayOutcome {
    guard let known else { return self }
    return switch self {
    case .failed(let failure): .excused(known.excuse, failure)
    case .passed, .recorded: .needless(known.excuse, file: known.path)
    case .excused, .needless, .unwritable: self
    }
  }
}
