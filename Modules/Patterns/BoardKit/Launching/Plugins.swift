/// What one module registers for one of its boards, when the app is put together. Its factories are
/// used later, and whatever they use lives as long. Rule: BD-L83, BD-L84, BD-L85.
@MainActor
public protocol ModulePlugin {
  /// What it is for; a second one for the same is reported and left out.
  var identifier: BoardID { get }

  /// Registers.
  func apply(for main: MainComponent)
}

/// What a plugin may use.
@MainActor
public struct MainComponent {
  /// What the app was launched with.
  public let options: MainOptions
  /// Where its boards are registered.
  public let producer: BoardProducer
}

/// Everything that one module contributes to an app.
@MainActor
public struct ModuleComponent {
  let modulePlugins: [any ModulePlugin]
  let urlOpeners: [URLOpener]
  let launchSettings: ((Motherboard) -> Void)?

  /// Bundles it.
  ///
  /// - Parameter launchSettings: registers flows of the root, when that has been made.
  public init(
    modulePlugins: [any ModulePlugin], urlOpeners: [URLOpener] = [],
    launchSettings: ((Motherboard) -> Void)? = nil
  ) {
    self.modulePlugins = modulePlugins
    self.urlOpeners = urlOpeners
    self.launchSettings = launchSettings
  }
}

/// One module's contribution, and the only type that an implementation module shows. Each feature of
/// the shop has one. Rule: BD-L83.
@MainActor
public protocol LauncherPlugin {
  /// What it contributes, given what the app is launched with.
  func prepareForLaunching(withOptions options: MainOptions) -> ModuleComponent
}

/// A plugin of a few lines.
@MainActor
public struct BlockModulePlugin: ModulePlugin {
  public let identifier: BoardID
  private let registration: (MainComponent) -> Void

  /// Makes a plugin of a closure.
  public init(_ identifier: BoardID, registration: @escaping (MainComponent) -> Void) {
    self.identifier = identifier
    self.registration = registration
  }

  public func apply(for main: MainComponent) {
    registration(main)
  }
}
