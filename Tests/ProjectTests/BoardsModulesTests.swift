import Testing

/// The shop in boards is taken apart by its manifest: a feature sees what it was allowed to see, and
/// shows a plugin.
struct BoardsModulesTests {
  /// The interfaces of other features that a feature may see. Those that are not here see none.
  private static let allowed: [String: Set<String>] = [
    "Main": ["Catalog", "Cart", "Saved", "Orders", "Account"],
    "Catalog": ["Product", "Saved"],
    "Product": ["Cart", "Saved"],
    "Checkout": ["SignIn"],
    "Saved": ["Product", "SignIn"],
    "Orders": ["SignIn"],
  ]

  private nonisolated static let features = [
    "Onboarding", "Main", "Catalog", "Product", "Cart", "Checkout", "SignIn", "Saved", "Orders",
    "Account",
  ]

  private func files(_ feature: String, _ half: String) -> [String] {
    Project.files(ending: ".swift", below: ["Modules/Storefronts/Boards/\(feature)/\(half)"])
  }

  private func interfaces(in file: String) throws -> [String] {
    try Project.text(file).matches(of: #/(?m)^import Boards(\w+)Interface$/#).map { String($0.1) }
  }

  @Test("A feature sees the interfaces of the features that it was allowed", arguments: features)
  func seesWhatIsAllowed(feature: String) throws {
    let implementation = files(feature, "Implementation")
    #expect(!implementation.isEmpty)
    var seen: Set<String> = []
    for file in implementation { seen.formUnion(try interfaces(in: file)) }
    #expect(seen.subtracting([feature]) == Self.allowed[feature] ?? [])
  }

  @Test("An interface sees no other feature", arguments: features)
  func interfacesStandAlone(feature: String) throws {
    let files = files(feature, "Interface")
    #expect(!files.isEmpty)
    for file in files { #expect(try interfaces(in: file) == [], "\(file)") }
  }

  @Test("An implementation shows a launcher plugin and nothing else", arguments: features)
  func showsAPlugin(feature: String) throws {
    var shown: [String] = []
    for file in files(feature, "Implementation") {
      let types = #/(?m)^(?:public|open)\s+.*\b(?:struct|class|enum|protocol)\s+(\w+.*) \{$/#
      let text = try Project.text(file)
      shown += text.matches(of: types).map { String($0.1) }
      guard !file.hasSuffix("/\(feature)Plugin.swift") else { continue }
      #expect(!text.contains(#/(?m)^ *(?:public|open (?:class|func|var)) /#), "\(file)")
    }
    #expect(shown == ["\(feature)Plugin: LauncherPlugin"])
  }

  @Test("Only the app names the checkout, and no board names the step that follows")
  func nobodyNamesTheCheckout() throws {
    let others = Self.features.filter { $0 != "Checkout" }
    for file in others.flatMap({ files($0, "Implementation") + files($0, "Interface") }) {
      #expect(try !Project.text(file).contains("ioCheckout"), "\(file)")
    }
  }
}
