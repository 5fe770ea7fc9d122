import Foundation
import Testing

/// Who may see whom. The compiler refuses only what is outside the transitive closure, so this is
/// the rule: what a target imports it must name, and what it names must lie below it.
struct PackageGraphTests {
  let targets: [Manifest.Target]

  init() throws {
    targets = try Project.manifest().targets
  }

  /// The floors of the house, the lowest first. A module sees lower floors only, or those of its
  /// own floor that `sameFloor` allows.
  private func floor(of name: String) -> Int? {
    switch name {
    case "CSQLite", "CNcurses", "CTerminal", "CCrypt", "CMemory": 0
    case "PatternKit", "ShopModel": 1
    case "ShopServices", "ShopCatalogue", "TextUI": 2
    case "ShopDatabase", "ShopScreens": 3
    case "CoordinatorKit", "BoardKit", "RibKit", "FlowKit", "PageKit": 3
    case "StorefrontInterface": 4
    case "Terminal": 5
    case "Scenarios": 6
    case "Exploration", "Measurement", "Explanation": 7
    case "arcade": 9
    default:
      // A feature: its interface lies below every implementation.
      Self.architectures.contains { name.hasPrefix($0) }
        ? (name.hasSuffix("Interface") ? 5 : 6) : nil
    }
  }

  private static let architectures = ["Plain", "Coordinators", "Boards", "Ribs", "Flows", "Pages"]

  /// The one screen that a storefront shows as another one has made it, on purpose: boards have no
  /// opinion about screens.
  private static func isAdopted(_ dependency: String, by module: String) -> Bool {
    module == "BoardsAccount" && ["PlainAccount", "PlainMainInterface"].contains(dependency)
  }

  /// What the tests of several targets stand on: no test itself, and part of no product.
  private nonisolated static let testSupport = ["StorefrontTesting"]

  private var modules: [Manifest.Target] {
    targets.filter { $0.type != "test" && !Self.testSupport.contains($0.name) }
  }

  @Test("What tests stand on is seen by tests alone", arguments: testSupport)
  func testSupport(name: String) {
    let users = targets.filter { $0.dependencies.contains { $0.name == name } }
    #expect(!users.isEmpty)
    for user in users { #expect(user.type == "test", "\(user.name) sees \(name)") }
  }

  @Test("Every module stands on a floor of the house")
  func floors() {
    #expect(modules.count > 10)
    for module in modules {
      #expect(floor(of: module.name) != nil, "\(module.name) stands on no floor")
    }
  }

  @Test("A module names only what lies below it")
  func downwardsOnly() {
    for module in modules {
      guard let own = floor(of: module.name) else { continue }
      for dependency in module.dependencies.map(\.name) {
        let other = floor(of: dependency) ?? 99
        let isInterface = module.name.hasSuffix("Interface") && dependency.hasSuffix("Interface")
        #expect(
          other < own || (isInterface && other == own)
            || Self.isAdopted(dependency, by: module.name),
          "\(module.name) sees \(dependency), which does not lie below it")
      }
    }
  }

  @Test(
    "A feature sees other features' interfaces, never an implementation, nor another storefront")
  func featuresApart() {
    for module in modules where floor(of: module.name) == 6 || floor(of: module.name) == 5 {
      guard let own = Self.architectures.first(where: module.name.hasPrefix) else { continue }
      for dependency in module.dependencies.map(\.name)
      where !Self.isAdopted(dependency, by: module.name) {
        guard let other = Self.architectures.first(where: dependency.hasPrefix) else { continue }
        #expect(other == own, "\(module.name) sees another storefront: \(dependency)")
        #expect(
          dependency.hasSuffix("Interface"), "\(module.name) sees an implementation: \(dependency)")
      }
    }
  }

  @Test("Nobody below App and Study sees the database or the catalogue's reader")
  func databaseIsAppsAlone() {
    let allowed: Set = [
      "arcade", "Scenarios", "Exploration", "Measurement", "Explanation", "ShopDatabase",
      "ShopCatalogue",
    ]
    for module in modules where !allowed.contains(module.name) {
      let seen = module.dependencies.map(\.name)
      #expect(!seen.contains("ShopDatabase"), "\(module.name) sees ShopDatabase")
      #expect(!seen.contains("ShopCatalogue"), "\(module.name) sees ShopCatalogue")
    }
  }

  @Test("A pattern's framework sees PatternKit, TextUI and nothing of the shop")
  func frameworksKnowNoShop() {
    let kits = ["CoordinatorKit", "BoardKit", "RibKit", "FlowKit", "PageKit"]
    for module in modules where kits.contains(module.name) {
      let seen = Set(module.dependencies.map(\.name))
      #expect(seen.isSubset(of: ["PatternKit", "TextUI"]), "\(module.name) sees \(seen)")
    }
  }

  @Test("What a target imports, it names as a direct dependency, and what it names it imports")
  func importsAreDirect() throws {
    let own = Set(targets.map(\.name))
    for target in targets where target.type != "system" {
      let path = try #require(target.path)
      var imported: Set<String> = []
      for file in Project.files(ending: ".swift", below: [path]) {
        for name in imports(in: try Project.text(file)) where own.contains(name) {
          imported.insert(name)
          #expect(
            target.dependencies.contains { $0.name == name },
            "\(file) imports \(name), which \(target.name) does not name")
        }
      }
      // App assembles features that it may only name in one file; tests of the built binary name
      // it without importing it. Everybody else names what it uses.
      guard target.type == "regular", floor(of: target.name) ?? 0 < 5 else { continue }
      for dependency in target.dependencies {
        #expect(
          imported.contains(dependency.name),
          "\(target.name) names \(dependency.name) and imports it nowhere")
      }
    }
  }

  private func imports(in source: String) -> [String] {
    source.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") || $0 == "public" }
      guard words.first == "import", words.count >= 2 else { return nil }
      let name = words.count > 2 ? words[words.startIndex + 2] : words[words.startIndex + 1]
      return String(name.prefix { $0 != "." && $0 != ";" })
    }
  }
}
