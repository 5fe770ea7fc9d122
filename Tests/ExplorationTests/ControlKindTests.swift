import Foundation
import ShopModel
import ShopScreens
import Testing
import TextUI

@testable import Exploration

/// The explorer knows every kind of control that there is.
nonisolated struct ControlKindTests {
  /// The folder that holds Package.swift.
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The sources below a folder, in order of their paths.
  private func sources(_ folder: String) throws -> [String] {
    let start = Self.root.appending(path: folder)
    let walk = try #require(FileManager.default.enumerator(atPath: start.path))
    return try walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { try String(contentsOf: start.appending(path: $0), encoding: .utf8) }
  }

  /// The kinds of the ids that a line of source makes; nil for one that this test cannot read.
  private func kinds(_ line: Substring) -> [String]? {
    if let match = line.firstMatch(of: /: ControlID = "([A-Za-z.]+)"/) {
      return [String(match.1)]
    }
    if let match = line.firstMatch(of: /ControlID\("([A-Za-z.]+)", key: [^,]+\)$/) {
      return ["\(match.1).*"]
    }
    if line.contains(/ControlID\("cart.line", key: [^,]+, part: part.rawValue\)$/) {
      return CartScreen.Part.allCases.map { "cart.line.*.\($0.rawValue)" }
    }
    if line.contains(/ControlID\("review.line", key: [^,]+, part: part.rawValue\)$/) {
      return ReviewScreen.Part.allCases.map { "review.line.*.\($0.rawValue)" }
    }
    if line.contains(#"ControlID("address.\(field.rawValue)")"#) {
      return AddressProblem.Field.allCases.map { "address.\($0.rawValue)" }
    }
    if line.contains(#"ControlID("payment.\(field.rawValue)")"#) {
      return CardProblem.Field.allCases.map { "payment.\($0.rawValue)" }
    }
    return nil
  }

  @Test("It knows the controls that the screens make, all of them and no others")
  func complete() throws {
    var found: [String] = []
    let texts = try sources("Modules/UI/Screens") + sources("Modules/UI/TextUI/Controllers")
    for line in texts.flatMap({ $0.split(separator: "\n") }) {
      // What makes an id, not what takes or gives one.
      guard line.contains("ControlID("), !line.contains("func ") else {
        if line.contains("ControlID = ") { found += try #require(kinds(line), "\(line)") }
        continue
      }
      // A text that names the initialiser is no id.
      if line.contains("ControlID(_:") { continue }
      found += try #require(kinds(line), "\(line)")
    }
    #expect(found.sorted() == ControlKind.all)
  }

  @Test("Nobody else makes ids of controls")
  func madeInOnePlace() throws {
    let others = try sources("Modules/Storefronts") + sources("App")
    #expect(others.allSatisfy { !$0.contains("ControlID(") })
    #expect(others.allSatisfy { !$0.contains(": ControlID = ") })
  }

  @Test("What is told of screens and statements is told of controls and screens that there are")
  func reached() {
    #expect(ScreenName.all == ScreenName.all.sorted())
    let prefixes = Set(ControlKind.all.map { String($0.prefix { $0 != "." }) })
    #expect(prefixes.subtracting(ScreenName.all) == ["checkout"])
    var ids: Set<String> = []
    for (id, signs) in Statements.signs {
      #expect(ids.insert(id).inserted, "\(id)")
      #expect(!signs.isEmpty, "\(id)")
      for sign in signs {
        switch sign {
        case .control(let kind): #expect(ControlKind.all.contains(kind), "\(kind)")
        case .screen(let name): #expect(ScreenName.all.contains(name), "\(name)")
        case .call(let name): #expect(WalkCoverage.allCalls.contains(name), "\(name)")
        case .act(let name): #expect(Act.forms.contains { $0.hasPrefix(name.prefix(3)) })
        }
      }
    }
  }

  @Test("Every statement of which something is told stands in the contract")
  func statements() throws {
    let contract = try String(
      contentsOf: Self.root.appending(path: "Docs/Spec/Shop.md"), encoding: .utf8)
    for (id, _) in Statements.signs { #expect(contract.contains("- **\(id)** "), "\(id)") }
  }
}
