// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Every target is one line in one of the tables below; nothing else in this file changes when a
// feature or an architecture is added. The order of the tables is the order of the layers: a
// target may name only what stands above it (`PackageGraphTests` holds every import to this).

/// CI sets this for all its steps, so that warnings are errors there and nothing is built twice.
let strict = ProcessInfo.processInfo.environment["ARCADE_STRICT"] == "1"

// MARK: - System libraries and shims

let systemLibraries: [Target] = [
  .systemLibrary(name: "CSQLite", path: "Modules/System/CSQLite"),
  // Used on Linux only: Apple's systems bring their own hashing, with a module of its own.
  .systemLibrary(name: "CCrypt", path: "Modules/System/CCrypt"),
  .systemLibrary(name: "CMemory", path: "Modules/System/CMemory"),
  .systemLibrary(name: "CTerminal", path: "Modules/System/CTerminal"),
]

// MARK: - Modules

struct Module {
  var name: String
  var path: String
  var needs: [String]
  /// Modules with a life cycle run on the main actor by default; the shop's rules run anywhere.
  var onMainActor: Bool
}

func values(_ name: String, _ path: String, _ needs: String...) -> Module {
  Module(name: name, path: path, needs: needs, onMainActor: false)
}

func mainActor(_ name: String, _ path: String, _ needs: String...) -> Module {
  Module(name: name, path: path, needs: needs, onMainActor: true)
}

let modules: [Module] = [
  mainActor("PatternKit", "Patterns/PatternKit"),
  values("ShopModel", "Shop/Model"),
  values("ShopCatalogue", "Shop/Catalogue", "ShopModel"),
  values("ShopServices", "Shop/Services", "PatternKit", "ShopModel"),
  values(
    "ShopDatabase", "Shop/Database",
    "ShopServices", "PatternKit", "ShopModel", "CSQLite", "CCrypt"),
  mainActor("TextUI", "UI/TextUI", "PatternKit"),
  mainActor("ShopScreens", "UI/Screens", "TextUI", "ShopModel"),
  mainActor("CoordinatorKit", "Patterns/CoordinatorKit", "TextUI", "PatternKit"),
  mainActor("BoardKit", "Patterns/BoardKit", "TextUI", "PatternKit"),
  mainActor(
    "StorefrontInterface", "Storefronts/Interface",
    "TextUI", "ShopServices", "PatternKit", "ShopModel"),
  mainActor(
    "Terminal", "UI/Terminal",
    "StorefrontInterface", "TextUI", "PatternKit", "ShopModel", "CTerminal"),
  mainActor(
    "Scenarios", "Study/Scenarios",
    "Terminal", "StorefrontInterface", "ShopDatabase", "ShopCatalogue", "ShopServices", "TextUI",
    "PatternKit", "ShopModel"),
  values("Explanation", "Study/Explanation", "Scenarios"),
  mainActor(
    "Measurement", "Study/Measurement",
    "BoardKit", "CoordinatorKit", "TextUI", "ShopDatabase", "ShopCatalogue", "ShopServices",
    "PatternKit", "ShopModel", "CMemory"),
  mainActor(
    "Exploration", "Study/Exploration",
    "Scenarios", "Terminal", "StorefrontInterface", "ShopDatabase", "ShopCatalogue",
    "ShopServices", "TextUI", "ShopModel"),
]

// MARK: - Storefronts

/// One feature of one storefront: the module `<Architecture><Feature>`, and, where another feature
/// must know of it, `<Architecture><Feature>Interface`.
struct Feature {
  var name: String
  /// What its interface names beyond the common modules; nil where it has no interface.
  var interface: [String]?
  /// The interfaces of other features that its implementation uses.
  var uses: [String]
  /// Modules of another storefront whose screens it shows as they are.
  var adopts: [String]
}

func feature(
  _ name: String, interface: [String]? = nil, uses: [String] = [], adopts: [String] = []
) -> Feature {
  Feature(name: name, interface: interface, uses: uses, adopts: adopts)
}

struct Architecture {
  var name: String
  var kit: String?
  var features: [Feature]
}

let architectures: [Architecture] = [
  Architecture(
    name: "Plain", kit: nil,
    features: [
      feature("Onboarding"),
      feature("Main", interface: []),
      feature("Catalog", uses: ["Main"]),
      feature("Product", uses: ["Main"]),
      feature("Cart", uses: ["Main"]),
      feature("Checkout"),
      feature("SignIn"),
      feature("Saved", uses: ["Main"]),
      feature("Orders", uses: ["Main"]),
      feature("Account", uses: ["Main"]),
    ]),
  Architecture(
    name: "Coordinators", kit: "CoordinatorKit",
    features: [
      feature("Onboarding"),
      feature(
        "Main", interface: [],
        uses: [
          "Catalog", "Product", "Cart", "Checkout", "SignIn", "Saved", "Orders", "Account",
        ]),
      feature("Catalog", interface: ["Main"], uses: ["Main", "Product", "Saved"]),
      feature("Product", interface: ["Main"], uses: ["Main", "Cart", "Saved", "SignIn"]),
      feature("Cart", interface: ["Main"], uses: ["Main", "Checkout"]),
      feature("Checkout", interface: [], uses: ["Cart", "SignIn"]),
      feature("SignIn", interface: []),
      feature("Saved", interface: ["Main"], uses: ["Main", "Product", "Checkout"]),
      feature("Orders", interface: ["Main"], uses: ["Main", "Checkout"]),
      feature("Account", interface: ["Main", "SignIn"], uses: ["Main", "SignIn"]),
    ]),
  Architecture(
    name: "Boards", kit: "BoardKit",
    features: [
      feature("Onboarding", interface: []),
      feature("Main", interface: [], uses: ["Catalog", "Cart", "Saved", "Orders", "Account"]),
      feature("Catalog", interface: [], uses: ["Product", "Saved"]),
      feature("Product", interface: [], uses: ["Cart", "Saved"]),
      feature("Cart", interface: []),
      feature("Checkout", interface: [], uses: ["SignIn"]),
      feature("SignIn", interface: []),
      feature("Saved", interface: [], uses: ["Product", "SignIn"]),
      feature("Orders", interface: [], uses: ["SignIn"]),
      feature("Account", interface: [], adopts: ["PlainAccount", "PlainMainInterface"]),
    ]),
]

let belowFeatures = ["TextUI", "ShopServices", "PatternKit", "ShopModel"]

extension Architecture {
  func interface(_ feature: String) -> String { "\(name)\(feature)Interface" }

  var targets: [Module] {
    let kits = kit.map { [$0] } ?? []
    return features.flatMap { feature in
      var made: [Module] = []
      let folder = "Storefronts/\(name)/\(feature.name)"
      if let named = feature.interface {
        made.append(
          Module(
            name: interface(feature.name), path: "\(folder)/Interface",
            needs: named.map(interface) + kits + belowFeatures, onMainActor: true))
      }
      let own = feature.interface == nil ? [] : [interface(feature.name)]
      made.append(
        Module(
          name: "\(name)\(feature.name)",
          path: feature.interface == nil ? folder : "\(folder)/Implementation",
          needs: own + feature.uses.map(interface) + feature.adopts + kits
            + ["StorefrontInterface", "ShopScreens"] + belowFeatures,
          onMainActor: true))
      return made
    }
  }
}

// MARK: - The app and its tests

let app = Module(
  name: "arcade", path: "App",
  needs: architectures.flatMap(\.targets).map(\.name) + modules.map(\.name), onMainActor: true)

struct TestModule {
  var name: String
  var needs: [String]
}

func tests(_ name: String, _ needs: String...) -> TestModule {
  TestModule(name: name, needs: needs)
}

/// What the tests of all storefronts stand on.
let testSupport = Module(
  name: "StorefrontTesting", path: "Tests/StorefrontTesting",
  needs: [
    "Scenarios", "StorefrontInterface", "ShopDatabase", "TextUI", "ShopServices", "PatternKit",
    "ShopModel",
  ], onMainActor: true)

let testModules: [TestModule] = [
  tests("PatternKitTests", "PatternKit"),
  tests("TextUITests", "TextUI", "PatternKit"),
  tests("ShopModelTests", "ShopModel"),
  tests("ShopCatalogueTests", "ShopCatalogue", "ShopModel"),
  tests("ShopServicesTests", "ShopServices", "PatternKit", "ShopModel"),
  tests(
    "ShopDatabaseTests", "ShopDatabase", "ShopCatalogue", "ShopServices", "PatternKit", "ShopModel"),
  tests("ShopScreensTests", "ShopScreens", "TextUI", "ShopModel"),
  tests("CoordinatorKitTests", "CoordinatorKit", "TextUI", "PatternKit"),
  tests("BoardKitTests", "BoardKit", "TextUI", "PatternKit"),
  tests("TerminalTests", "Terminal", "StorefrontInterface", "TextUI", "PatternKit", "ShopModel"),
  tests(
    "ScenariosTests", "Scenarios", "StorefrontInterface", "ShopDatabase", "TextUI", "ShopServices",
    "PatternKit", "ShopModel"),
  tests(
    "ExplorationTests", "arcade", "Exploration", "Scenarios", "PlainMainInterface",
    "StorefrontInterface", "ShopDatabase", "ShopScreens", "ShopServices", "TextUI", "PatternKit",
    "ShopModel"),
  tests("ExplanationTests", "Explanation", "Scenarios"),
  tests("MeasurementTests", "Measurement"),
  tests(
    "PlainTests", "arcade", "PlainMain", "PlainOnboarding", "PlainCatalog", "PlainProduct",
    "PlainCart", "PlainCheckout", "PlainSignIn", "PlainSaved", "PlainOrders", "PlainAccount",
    "PlainMainInterface", "StorefrontTesting", "Scenarios", "StorefrontInterface", "ShopDatabase",
    "ShopServices", "ShopScreens", "TextUI", "PatternKit", "ShopModel"),
  tests(
    "CoordinatorsTests", "arcade", "CoordinatorKit", "CoordinatorsMain", "CoordinatorsOnboarding",
    "CoordinatorsCatalog", "CoordinatorsProduct", "CoordinatorsCart", "CoordinatorsCheckout",
    "CoordinatorsSignIn", "CoordinatorsSaved", "CoordinatorsOrders", "CoordinatorsAccount",
    "CoordinatorsMainInterface", "CoordinatorsCartInterface", "CoordinatorsCheckoutInterface",
    "CoordinatorsSavedInterface", "CoordinatorsSignInInterface", "StorefrontTesting", "Scenarios",
    "StorefrontInterface", "ShopDatabase", "ShopScreens", "ShopServices", "TextUI", "PatternKit",
    "ShopModel"),
  tests(
    "BoardsTests", "arcade", "BoardKit", "BoardsMainInterface", "BoardsCatalogInterface",
    "BoardsProductInterface", "BoardsCartInterface", "BoardsCheckoutInterface",
    "BoardsSignInInterface", "BoardsSavedInterface", "BoardsOrdersInterface",
    "BoardsAccountInterface", "BoardsCheckout", "StorefrontTesting", "StorefrontInterface",
    "ShopServices", "TextUI", "PatternKit", "ShopModel"),
  tests(
    "ConformanceTests", "arcade", "Scenarios", "Terminal", "StorefrontInterface", "TextUI",
    "ShopModel"),
  tests("EndToEndTests", "arcade", "ShopDatabase"),
  tests("ProjectTests"),
]

// MARK: - From tables to targets

/// For a quick loop while one works on a part: names of test targets, with spaces between; then only
/// those are built.
let wantedTests = ProcessInfo.processInfo.environment["ARCADE_TESTS"]?
  .split(separator: " ").map(String.init)

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ] + (strict ? [.treatAllWarnings(as: .error)] : [])

let mainActorSettings = settings + [.defaultIsolation(MainActor.self)]

let dependencies = { (needs: [String]) in needs.map { Target.Dependency.byName(name: $0) } }

let package = Package(
  name: "Arcade",
  platforms: [.macOS(.v26)],
  products: [.executable(name: "arcade", targets: ["arcade"])],
  targets: systemLibraries
    + (modules + architectures.flatMap(\.targets)).map {
      .target(
        name: $0.name, dependencies: dependencies($0.needs), path: "Modules/\($0.path)",
        swiftSettings: $0.onMainActor ? mainActorSettings : settings)
    }
    + [
      .executableTarget(
        name: app.name, dependencies: dependencies(app.needs), path: app.path,
        resources: [.embedInCode("Resources/shipped.csv")], swiftSettings: mainActorSettings)
    ]
    + [
      .target(
        name: testSupport.name, dependencies: dependencies(testSupport.needs),
        path: testSupport.path, swiftSettings: mainActorSettings)
    ]
    + testModules.filter { wantedTests?.contains($0.name) ?? true }.map {
      .testTarget(
        name: $0.name, dependencies: dependencies($0.needs), path: "Tests/\($0.name)",
        swiftSettings: mainActorSettings)
    }
)
