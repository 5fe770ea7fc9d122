import PatternKit

/// Puts an app together out of plugins, owns its root motherboard, and launches it. `App/Boards.swift`
/// of the shop is one, with a plugin for each feature; taking a line out takes the feature out.
///
///     let launcher = PluginLauncher(options: options, environment: environment)
///       .install(launcherPlugin: CartPlugin())
///       .install(launcherPlugin: CheckoutPlugin())
///       .initialize { mainboard in … }
///     launcher.launch(in: window) { mainboard in mainboard.ioMain().activation.activate() }
///
/// The order: each plugin prepares, in the order of installing · each module plugin is applied · the
/// root motherboard · the settings of who initializes · the plugins' settings · the context · the
/// action. Rule: BD-L83.
@MainActor
public final class PluginLauncher {
  /// The root; nil before ``initialize(settings:)``.
  public private(set) var mainboard: Motherboard?
  /// Which of several openers of an address open it, by their names; all of them unless it is set.
  /// Rule: BD-L86.
  public var selectURLOpeners: (([String]) -> [String])?
  /// Says why an address must not be opened; nil when it may. Rule: BD-L86.
  public var validateURL: ((String) -> String?)?

  private let options: MainOptions
  private let environment: BoardEnvironment
  private var plugins: [any LauncherPlugin] = []
  private var urlOpeners: [URLOpener] = []

  /// Makes an app without any plugin.
  public init(options: MainOptions = MainOptions(), environment: BoardEnvironment) {
    self.options = options
    self.environment = environment
  }

  /// Adds a plugin, before the app is initialized.
  public func install(launcherPlugin: any LauncherPlugin) -> PluginLauncher {
    if mainboard == nil {
      plugins.append(launcherPlugin)
    } else {
      reportOrder("a plugin was installed after the app was initialized", "install it before")
    }
    return self
  }

  /// Puts the app together, once. Rule: BD-L83, BD-L84.
  ///
  /// - Parameter settings: registers flows of the root, before the plugins do.
  @discardableResult
  public func initialize(settings: (Motherboard) -> Void = { _ in }) -> PluginLauncher {
    guard mainboard == nil else {
      reportOrder("the app was initialized twice", "initialize it once")
      return self
    }
    let producer = BoardProducer()
    producer.reporter.environment = environment
    let components = plugins.map { plugin in
      plugin.prepareForLaunching(withOptions: options(for: "\(type(of: plugin))"))
    }
    var applied: Set<BoardID> = []
    for plugin in components.flatMap(\.modulePlugins) {
      guard applied.insert(plugin.identifier).inserted else {
        environment.diagnostics.report(
          .duplicateRegistration, at: plugin.identifier.rawValue, "two plugins are for it",
          advice: "leave one out")
        continue
      }
      plugin.apply(
        for: MainComponent(
          options: options(for: plugin.identifier.rawValue), producer: producer))
    }
    urlOpeners = components.flatMap(\.urlOpeners)
    let mainboard = Motherboard(producer: producer, environment: environment)
    self.mainboard = mainboard
    settings(mainboard)
    for component in components { component.launchSettings?(mainboard) }
    return self
  }

  /// What the app is launched with. What `plugin` asks for in vain is reported.
  private func options(for plugin: String) -> MainOptions {
    options.telling { [environment] type in
      environment.diagnostics.report(
        .missingOption, at: plugin, "it asks for “\(type)”, which the options do not hold",
        advice: "launch the app with one")
    }
  }

  /// Shows the app: puts it into a context, then does `action`. Launching it again moves it to another
  /// context, and is reported. Rule: BD-L87.
  public func launch(in context: any BoardContext, _ action: (Motherboard) -> Void) {
    guard let mainboard else {
      return reportOrder("the app was launched before it was initialized", "initialize it first")
    }
    if mainboard.context != nil {
      reportOrder("the app was launched again", "launch it once")
    }
    mainboard.putIntoContext(context)
    action(mainboard)
  }

  // MARK: - Addresses

  /// Opens an address by those of the plugins' openers that take it. Rule: BD-L86.
  @discardableResult
  public func open(url: String) -> URLOutcome {
    guard let mainboard, mainboard.context != nil else {
      reportOrder("an address was opened before the app was launched", "keep it until then")
      return .notFound
    }
    if let reason = validateURL?(url) { return .denied(reason) }
    let candidates = urlOpeners.compactMap { opener in
      opener.prepare(url).map { (name: opener.name, open: $0) }
    }
    guard !candidates.isEmpty else { return .notFound }
    let names = candidates.map(\.name)
    let chosen = candidates.count > 1 ? selectURLOpeners?(names) ?? names : names
    let opened = candidates.filter { chosen.contains($0.name) }
    for candidate in opened { candidate.open(mainboard) }
    return opened.isEmpty ? .notFound : .opened(by: opened.map(\.name))
  }

  private func reportOrder(_ message: String, _ advice: String) {
    environment.diagnostics.report(.launchOrder, at: "launcher", message, advice: advice)
  }
}

/// What became of an address. Rule: BD-L86.
public enum URLOutcome: Equatable, Sendable {
  /// These have opened it.
  case opened(by: [String])
  /// Nobody takes it.
  case notFound
  /// It must not be opened, for this reason.
  case denied(String)
}
