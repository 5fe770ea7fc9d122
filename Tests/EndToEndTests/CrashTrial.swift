import Foundation
import Testing

/// A shop in a folder, and copies of it on which the executable is killed: by SIGKILL, at the first
/// write, at the second, and so on, until it comes to its end. Each copy is then opened again.
nonisolated struct CrashTrial {
  /// Where the shop lies that everything starts from. Without one it starts from an empty folder.
  private let folder: Folder
  private let hasShop: Bool

  private var base: String { folder.path + "/base" }

  /// From nothing at all.
  init() throws {
    folder = try Folder()
    hasShop = false
  }

  /// From a shop with the small catalogue in which these acts were done.
  init(after acts: [String]) throws {
    folder = try Folder()
    hasShop = true
    try #require(try run(base, ["tap onboarding.skip"]).status == 0)
    try #require(
      try Executable.run(["import", "Tests/Scenarios/Fixtures/small.csv", "--data", base]).status
        == 0)
    let end = try run(base, acts)
    try #require(end.status == 0, "\(end.errors)")
  }

  /// From what another trial starts from, after its acts were killed at that write.
  init(_ trial: CrashTrial, killedAt write: Int, of acts: [String]) throws {
    folder = try Folder()
    hasShop = true
    try FileManager.default.copyItem(atPath: trial.base, toPath: base)
    let end = try run(base, acts, ["--kill-at-write", "\(write)"])
    try #require(end.diedOfSignal && end.status == SIGKILL)
  }

  /// What the shop that everything starts from holds.
  func before() throws -> DoctorFindings.Figures {
    try #require(try DoctorFindings(base).figures)
  }

  /// Kills it at every write of `acts`, one after another. After each the shop must be whole, as it
  /// lies there and after the same acts again; then `check` looks at what has come of it.
  ///
  /// - Returns: how many writes there are.
  @discardableResult
  func killAtEveryWrite(
    of acts: [String], sourceLocation: SourceLocation = #_sourceLocation,
    check: (DoctorFindings.Figures, Executable.Ending) throws -> Void
  ) throws -> Int {
    try killAtEveryWrite(
      sourceLocation: sourceLocation,
      doing: { path, options in try run(path, acts, options) }, check: check)
  }

  /// The same with any command that knows `--kill-at-write`.
  @discardableResult
  func killAtEveryWrite(
    sourceLocation: SourceLocation = #_sourceLocation,
    doing command: (_ data: String, _ options: [String]) throws -> Executable.Ending,
    check: (DoctorFindings.Figures, Executable.Ending) throws -> Void
  ) throws -> Int {
    let copies = try Folder()
    var write = 0
    while true {
      write += 1
      let copy = "\(copies.path)/\(write)"
      if hasShop { try FileManager.default.copyItem(atPath: base, toPath: copy) }
      let end = try command(copy, ["--kill-at-write", "\(write)"])
      guard end.diedOfSignal, end.status == SIGKILL else {
        #expect(end.status == 0, "\(end.errors)", sourceLocation: sourceLocation)
        return write - 1
      }
      // A shop that is only half made has nothing yet that could be examined.
      if hasShop { try expectWell(copy, "killed at write \(write)", sourceLocation) }
      let again = try command(copy, [])
      let figures = try expectWell(copy, "again after write \(write)", sourceLocation)
      try check(figures, again)
    }
  }

  @discardableResult
  private func expectWell(
    _ path: String, _ moment: String, _ sourceLocation: SourceLocation
  ) throws -> DoctorFindings.Figures {
    let findings = try DoctorFindings(path)
    #expect(findings.isWell, "\(moment): \(findings.told)", sourceLocation: sourceLocation)
    return try #require(findings.figures, sourceLocation: sourceLocation)
  }

  private func run(
    _ data: String, _ acts: [String], _ options: [String] = []
  ) throws -> Executable.Ending {
    try Executable.run(
      ["run", "--lines", "--data", data] + options, input: acts.map { $0 + "\n" }.joined())
  }
}
