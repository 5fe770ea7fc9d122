import Foundation
import Scenarios
import Terminal

/// The scenarios that the words of a command name; what is missing or cannot be read is told.
struct ScenarioSources {
  /// A scenario, and the file that it was read from.
  struct File {
    var scenario: Scenario
    var bytes: [UInt8]
  }

  /// Those that could be read, in the order in which they were named; those of a folder by name.
  private(set) var files: [File] = []
  /// How many could not be understood.
  private(set) var unreadable = 0
  /// How many are not there, or cannot be opened.
  private(set) var missing = 0

  private let errors: TerminalOutput

  /// Reads the files, and all scenarios of the folders, that are named.
  init(_ operands: [String], errors: TerminalOutput) {
    self.errors = errors
    for path in paths(operands) { read(path) }
  }

  private mutating func paths(_ operands: [String]) -> [String] {
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

  private mutating func read(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else {
      return miss("\(path) cannot be read")
    }
    do throws(ScenarioErrors) {
      let bytes = Array(data)
      files.append(File(scenario: try Scenario(path: path, bytes: bytes), bytes: bytes))
    } catch {
      unreadable += 1
      for error in error.errors { errors.line("arcade: \(error)") }
    }
  }

  private mutating func miss(_ message: String) {
    missing += 1
    errors.line("arcade: \(message)")
  }
}
