import Foundation
import Scenarios
import ShopModel

/// The excuses that count for the scenarios of a run, from all the files that they stand in.
struct KnownExcuses {
  /// The files, in the order in which the scenarios met them.
  private(set) var lists: [Excuses] = []
  /// What is wrong with them, file by file.
  private(set) var faults: [ScenarioError] = []

  private var indices: [String: Int] = [:]

  /// Reads what counts for these scenarios.
  init(for scenarios: [Scenario], architectures: [String]) {
    for scenario in scenarios {
      guard let path = Excuses.path(for: scenario.path), indices[path] == nil else { continue }
      indices[path] = lists.count
      let data = FileManager.default.contents(atPath: path) ?? Data()
      let list = Excuses(path: path, text: String(decoding: data, as: UTF8.self))
      lists.append(list)
      let folder = (path as NSString).deletingLastPathComponent
      faults += list.faults(
        architectures: architectures, today: Day(Date()),
        commit: list.all.isEmpty ? nil : CommitDay.of(folder: folder))
    }
  }

  /// The excuse of a scenario on an architecture, and the file that it stands in.
  func excuse(for scenario: String, on architecture: String) -> (excuse: Excuse, path: String)? {
    guard let path = Excuses.path(for: scenario), let index = indices[path],
      let excuse = lists[index].excuse(for: scenario, on: architecture)
    else { return nil }
    return (excuse, path)
  }

  /// Each of them as it is printed.
  var lines: [String] {
    lists.flatMap { list in list.all.map { "excused in \(list.path):\($0.line): \($0)" } }
  }
}
