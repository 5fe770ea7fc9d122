import Foundation
import Scenarios

extension RuleCoverage {
  /// Why a folder's coverage cannot be told.
  public enum ProjectError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The folder does not hold the project.
    case noProject(folder: String, missing: String)
    /// A file of it cannot be read.
    case unreadable(path: String)

    /// One line, with what to do.
    public var description: String {
      switch self {
      case .noProject(let folder, let missing):
        "\(folder) does not hold the project's sources: there is no \(missing) in it"
      case .unreadable(let path): "\(path) cannot be read as text in UTF-8"
      }
    }
  }

  /// The page of the shop's statements.
  static let shopPage = "Docs/Spec/Shop.md"
  /// The folder of the patterns' pages.
  static let patternPages = "Docs/Rules"
  /// The folder of tests and scenarios.
  static let tests = "Tests"

  /// Reads the pages of rules, the scenarios and the tests of the project in `folder`.
  ///
  /// - Throws: when it is not there, or something of it cannot be read.
  public init(project folder: String) throws(ProjectError) {
    let files = FileManager.default
    for needed in [Self.shopPage, Self.tests] where !files.fileExists(atPath: "\(folder)/\(needed)")
    {
      throw .noProject(folder: folder, missing: needed)
    }
    func found(_ suffix: String, in place: String) -> [String] {
      (files.subpaths(atPath: "\(folder)/\(place)") ?? []).filter { $0.hasSuffix(suffix) }.sorted()
        .map { "\(place)/\($0)" }
    }
    func bytes(_ path: String) throws(ProjectError) -> [UInt8] {
      guard let data = files.contents(atPath: "\(folder)/\(path)") else {
        throw .unreadable(path: path)
      }
      return Array(data)
    }
    func text(_ path: String) throws(ProjectError) -> String {
      guard let text = String(validating: try bytes(path), as: UTF8.self) else {
        throw .unreadable(path: path)
      }
      return text
    }

    var pages: [RulePage] = []
    for path in [Self.shopPage] + found(".md", in: Self.patternPages) {
      pages.append(RulePage(path: path, text: try text(path)))
    }
    var scenarios: [Scenario] = []
    var unreadable: [RuleFault] = []
    for path in found(".scenario", in: Self.tests) {
      let content = try bytes(path)
      do throws(ScenarioErrors) {
        scenarios.append(try Scenario(path: path, bytes: content))
      } catch {
        unreadable += error.errors.map { RuleFault(path: path, line: $0.line, message: $0.message) }
      }
    }
    var names: [TestName] = []
    for path in found(".swift", in: Self.tests) {
      names += TestNameReader.names(path: path, source: try text(path))
    }
    self.init(pages: pages, scenarios: scenarios, tests: names, unreadable: unreadable)
  }
}
