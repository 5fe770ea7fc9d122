import PatternKit
import Testing
import TextUI

@testable import BoardKit

@Suite("Assembly")
struct LaunchTests {
  let stage = Stage()

  /// A plugin that writes down when it is asked for what.
  private struct Plugin: LauncherPlugin {
    let name: String
    let journal: Journal
    var identifier: BoardID
    var openers: [URLOpener] = []

    func prepareForLaunching(withOptions options: MainOptions) -> ModuleComponent {
      journal.write("\(name) prepares with \(options.value(of: Int.self) ?? 0)")
      return ModuleComponent(
        modulePlugins: [
          BlockModulePlugin(identifier) { [journal, name] main in
            journal.write("\(name) applied with \(main.options.value(of: Int.self) ?? 0)")
            main.producer.registerBoard(TextIO.self, as: identifier) { TextBoard($0, journal) }
          }
        ], urlOpeners: openers,
        launchSettings: { [journal, name] mainboard in
          journal.write("\(name) settings, context \(mainboard.context != nil)")
        })
    }
  }

  private func plugin(_ name: String, _ openers: [URLOpener] = []) -> Plugin {
    Plugin(name: name, journal: stage.journal, identifier: BoardID(name), openers: openers)
  }

  private func launcher(_ plugins: [Plugin]) -> PluginLauncher {
    var launcher = PluginLauncher(
      options: MainOptions().with(6).with("text").with(7), environment: stage.environment)
    for plugin in plugins { launcher = launcher.install(launcherPlugin: plugin) }
    return launcher
  }

  @Test(
    "BD-L83: prepared, applied, the root, the caller's settings, the plugins', the context, the action"
  )
  func order() {
    let app = launcher([plugin("a"), plugin("b")])
    #expect(stage.take() == [])
    app.initialize { mainboard in
      stage.journal.write(
        "settings of \(mainboard.identifier), context \(mainboard.context != nil)")
    }
    #expect(
      stage.take() == [
        "a prepares with 7", "b prepares with 7", "a applied with 7", "b applied with 7",
        "settings of root, context false", "a settings, context false",
        "b settings, context false",
      ])
    app.launch(in: stage.window) { mainboard in
      stage.journal.write("launched, context \(mainboard.context === stage.window)")
      mainboard.io(TextIO.self, as: "b").activation.activate(with: "1")
    }
    #expect(stage.take() == ["launched, context true", "b 1"])
    #expect(stage.misuse == [])
    #expect(MainOptions().with(1).value(of: String.self) == nil)
  }

  @Test("BD-L83: what a plugin needs and the app was not launched with is reported, by its name")
  func missingOption() {
    PluginLauncher(options: MainOptions().with("text"), environment: stage.environment)
      .install(launcherPlugin: plugin("a")).initialize()
    #expect(
      stage.diagnostics.reports.map(\.description) == [
        "missing-option: Plugin: it asks for “Int”, which the options do not hold; "
          + "launch the app with one",
        "missing-option: a: it asks for “Int”, which the options do not hold; launch the app with one",
      ])
  }

  @Test("BD-L84: a plugin is applied once; a second one for one address is left out and reported")
  func duplicates() {
    var second = plugin("b")
    second.identifier = "a"
    let app = launcher([plugin("a"), second])
    app.initialize()
    app.initialize()
    #expect(stage.take().filter { $0.contains("applied") } == ["a applied with 7"])
    #expect(stage.misuse == [.duplicateRegistration, .launchOrder])
    _ = app.install(launcherPlugin: plugin("c"))
    #expect(stage.misuse.last == .launchOrder)
  }

  @Test("BD-L85, BD-F22: what a plugin's factories use lives as long as they, and no longer")
  func retained() {
    final class ClassPlugin: ModulePlugin {
      let identifier: BoardID = "text"
      let journal: Journal
      init(_ journal: Journal) { self.journal = journal }

      func apply(for main: MainComponent) {
        main.producer.registerBoard(TextIO.self) { TextBoard($0, self.journal) }
      }
    }
    struct Launcher: LauncherPlugin {
      let plugin: any ModulePlugin
      func prepareForLaunching(withOptions options: MainOptions) -> ModuleComponent {
        ModuleComponent(modulePlugins: [plugin])
      }
    }
    var plugin: ClassPlugin? = ClassPlugin(stage.journal)
    weak let kept = plugin
    var app: PluginLauncher?
    if let plugin {
      app = PluginLauncher(environment: stage.environment)
        .install(launcherPlugin: Launcher(plugin: plugin)).initialize()
    }
    plugin = nil
    #expect(kept != nil)
    app?.launch(in: stage.window) { $0.io(TextIO.self).activation.activate(with: "1") }
    #expect(stage.take() == ["text 1"])
    app = nil
    #expect(kept == nil)
  }

  @Test("BD-L87: launching again moves the app to the new context, and is reported")
  func again() {
    let app = launcher([plugin("a")])
    app.launch(in: stage.window) { _ in stage.journal.write("never") }
    #expect(stage.take() == [])
    #expect(app.open(url: "x") == .notFound)
    #expect(stage.misuse == [.launchOrder, .launchOrder])
    app.initialize()
    app.launch(in: stage.window) { $0.io(TextIO.self, as: "a").activation.activate(with: "1") }
    #expect(stage.misuse.count == 2)
    app.launch(in: stage.stack) { _ in stage.journal.write("again") }
    #expect(stage.take().suffix(2) == ["a 1", "again"])
    #expect(app.mainboard?.getBoard(identifier: "a")?.context === stage.stack)
    #expect(stage.misuse == [.launchOrder, .launchOrder, .launchOrder])
  }

  // MARK: - Addresses

  private func opener(_ name: String, _ pattern: URLPattern) -> URLOpener {
    URLOpener(name, pattern: pattern) { [journal = stage.journal] _, found in
      let list = found.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      journal.write("\(name) \(list.joined(separator: " "))")
    }
  }

  private func app(_ openers: [URLOpener]) -> PluginLauncher {
    let app = launcher([plugin("a", openers)]).initialize()
    app.launch(in: stage.window) { _ in }
    _ = stage.take()
    return app
  }

  @Test("BD-L86: none is not found, one opens, of several all do, or those that are selected")
  func candidates() {
    let app = app([
      opener("item", "arcade://item/{id}"), opener("any", "arcade://{place}/{id}"),
      URLOpener("number", willOpen: { Int($0) }) { mainboard, number in
        mainboard.io(TextIO.self, as: "a").activation.activate(with: "\(number)")
      },
    ])
    #expect(app.open(url: "arcade://nowhere") == .notFound)
    #expect(app.open(url: "42") == .opened(by: ["number"]))
    #expect(app.open(url: "arcade://item/7") == .opened(by: ["item", "any"]))
    #expect(stage.take() == ["a 42", "item id=7", "any id=7 place=item"])
    app.selectURLOpeners = { names in
      stage.journal.write("of \(names)")
      return ["any"]
    }
    #expect(app.open(url: "arcade://item/7") == .opened(by: ["any"]))
    #expect(app.open(url: "42") == .opened(by: ["number"]))
    #expect(stage.take() == ["of [\"item\", \"any\"]", "any id=7 place=item", "a 42"])
    app.selectURLOpeners = { _ in [] }
    #expect(app.open(url: "arcade://item/7") == .notFound)
    #expect(stage.misuse == [])
  }

  @Test("BD-L86: what is denied is not opened, and says why")
  func denied() {
    let app = app([opener("any", "arcade://{place}")])
    app.validateURL = { $0.hasSuffix("secret") ? "it is a secret" : nil }
    #expect(app.open(url: "arcade://secret") == .denied("it is a secret"))
    #expect(stage.take() == [])
    #expect(app.open(url: "arcade://open") == .opened(by: ["any"]))
  }

  @Test(
    "BD-L86: names of the pattern before the query, the last of equal ones, none without value, decoded once",
    arguments: [
      ("shop://item/1?id=2", ["id": "1"]),
      ("SHOP://item/1?q=a&q=b&r&s=", ["id": "1", "q": "b", "s": ""]),
      ("shop://item/100%2525?q=100%2525%26", ["id": "100%25", "q": "100%25&"]),
      ("shop://item/a%2Fb", ["id": "a/b"]),
      ("shop://item/a=b?x=c=d", ["id": "a=b", "x": "c=d"]),
    ])
  func pattern(url: String, found: [String: String]) {
    #expect(URLPattern("shop://item/{id}").match(url) == found)
  }

  @Test(
    "BD-L86: scheme and parts have to match",
    arguments: [
      "other://item/1", "item/1", "shop://item", "shop://item/", "shop://item/1/2", "shop://list/1",
      "shop://Item/1", "shop://item/%FF", "", "shop://",
    ])
  func noMatch(url: String) {
    #expect(URLPattern("shop://item/{id}").match(url) == nil)
  }
}
