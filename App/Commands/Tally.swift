import Foundation
import Scenarios
import ShopModel
import Terminal

/// Counts what became of scenarios, and tells it as it comes.
struct Tally {
  /// A scenario, and the file that it was read from.
  struct File {
    var scenario: Scenario
    var bytes: [UInt8]
  }

  let console: Console
  private var passes = 0
  private var failures = 0
  private var unreadable = 0
  private var missing = 0

  init(console: Console) {
    self.console = console
  }

  /// The scenarios that files and folders name, those of a folder in the order of their names.
  mutating func paths(_ operands: [String]) -> [String] {
    var paths: [String] = []
    for operand in operands {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder) else {
        miss("there is no \(operand)")
        continue
      }
      guard isFolder.boolValue else {
        paths.append(operand)
        continue
      }
      let inside = FileManager.default.subpaths(atPath: operand) ?? []
      let scenarios = inside.filter { $0.hasSuffix(".scenario") }.sorted()
      if scenarios.isEmpty { miss("there is no scenario in \(operand)") }
      let folder = operand.hasSuffix("/") ? String(operand.dropLast()) : operand
      paths += scenarios.map { "\(folder)/\($0)" }
    }
    return paths
  }

  /// Reads a scenario; nil when it cannot be, which has been told then.
  mutating func scenario(at path: String) -> File? {
    guard let data = FileManager.default.contents(atPath: path) else {
      miss("\(path) cannot be read")
      return nil
    }
    do throws(ScenarioErrors) {
      let bytes = Array(data)
      return File(scenario: try Scenario(path: path, bytes: bytes), bytes: bytes)
    } catch {
      unreadable += 1
      for error in error.errors { console.errors.line("arcade: \(error)") }
      return nil
    }
  }

  /// A scenario went as it is written.
  mutating func passed(_ scenario: Scenario, _ architecture: String) {
    passes += 1
    console.output.line("ok    \(scenario.path) (\(architecture))")
  }

  /// A scenario went as it is written but for its screens, which are written anew.
  mutating func recorded(_ recording: ScreenRecording, _ file: File, _ architecture: String) {
    let path = file.scenario.path
    let bytes = recording.rewritten(file.bytes)
    guard bytes != file.bytes else { return passed(file.scenario, architecture) }
    guard FileManager.default.isWritableFile(atPath: path),
      (try? Data(bytes).write(to: URL(filePath: path))) != nil
    else { return miss("\(path) cannot be written") }
    passes += 1
    console.output.line("wrote \(path) (\(architecture))")
  }

  /// It did not.
  mutating func failed(_ failure: ScenarioFailure) {
    failures += 1
    console.output.line("FAIL  \(failure.path) (\(failure.architecture))")
    console.output.lines(failure.report)
  }

  /// Tells the sum.
  func finish() -> ExitCode {
    var parts = ["\(passes) passed"]
    if failures > 0 { parts.append("\(failures) failed") }
    if unreadable > 0 { parts.append("\(unreadable) cannot be read") }
    console.output.line(
      "\(Format.count(passes + failures, "play")): \(parts.joined(separator: ", "))")
    if missing > 0 { return .environment }
    return failures + unreadable > 0 ? .refused : .fine
  }

  private mutating func miss(_ message: String) {
    missing += 1
    console.errors.line("arcade: \(message)")
  }
}
