import PatternKit

/// Reports misuse, also of what was made before it belonged to any app: that is told as soon as it
/// does.
@MainActor
final class Reporter {
  var environment: BoardEnvironment? {
    didSet { tellHeld() }
  }

  private var held: [(Diagnostic.Kind, String, String, String)] = []

  func report(_ kind: Diagnostic.Kind, at place: String, _ message: String, advice: String) {
    held.append((kind, place, message, advice))
    tellHeld()
  }

  private func tellHeld() {
    guard let diagnostics = environment?.diagnostics else { return }
    let told = held
    held = []
    for (kind, place, message, advice) in told {
      diagnostics.report(kind, at: place, message, advice: advice)
    }
  }
}

extension Diagnostic.Kind {
  /// Nothing is registered under an address.
  public static let unknownBoard = Self("unknown-board")
  /// A board was added under an address that is taken, or while it is installed elsewhere.
  public static let duplicateBoard = Self("duplicate-board")
  /// A second factory, plugin or gateway was registered under an address that is taken.
  public static let duplicateRegistration = Self("duplicate-registration")
  /// A board was activated with something that is not its input.
  public static let wrongInput = Self("wrong-input")
  /// A board sent something that is not what its listener was promised.
  public static let wrongOutput = Self("wrong-output")
  /// A board was sent something that is not its command.
  public static let wrongCommand = Self("wrong-command")
  /// A command was sent to a board that is not installed, or takes none.
  public static let notInteractable = Self("not-interactable")
  /// A board sent something when it, or the activation, had ended.
  public static let lateMessage = Self("late-message")
  /// A motherboard was used that has gone, or does not belong to an app yet.
  public static let deadMotherboard = Self("dead-motherboard")
  /// An activation came to nothing: the board does one thing at a time, and is at it.
  public static let discardedActivation = Self("discarded-activation")
  /// No handler of a chain takes what a board sent.
  public static let unhandledOutput = Self("unhandled-output")
  /// A board was to show something, and there is nowhere to show it.
  public static let missingContext = Self("missing-context")
  /// An element of a composition was changed that is not there.
  public static let unknownElement = Self("unknown-element")
  /// A plugin needs what the app was not launched with.
  public static let missingOption = Self("missing-option")
  /// An app was initialized or launched twice, or used before it was launched.
  public static let launchOrder = Self("launch-order")
}
