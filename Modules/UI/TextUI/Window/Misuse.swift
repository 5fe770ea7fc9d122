import PatternKit

/// A misuse of TextUI, on its way to the diagnostics.
struct Misuse {
  var kind: Diagnostic.Kind
  var place: String
  var message: String
  var advice: String

  init(_ kind: Diagnostic.Kind, at place: String, _ message: String, advice: String) {
    self.kind = kind
    self.place = place
    self.message = message
    self.advice = advice
  }

  static func poppedRoot(at place: String) -> Misuse {
    Misuse(
      .poppedRoot, at: place, "the root of a stack cannot be popped",
      advice: "set another stack, or dismiss what it stands in")
  }

  func report(to diagnostics: Diagnostics) {
    diagnostics.report(kind, at: place, message, advice: advice)
  }
}

extension Diagnostic.Kind {
  /// A controller was to be shown while it is shown already.
  public static let alreadyShown = Self("already-shown")
  /// A controller that is in no window was to present another.
  public static let notInWindow = Self("not-in-window")
  /// The root of a stack was to be popped.
  public static let poppedRoot = Self("popped-root")
  /// A stack was to be popped to a controller that is not on it.
  public static let notOnStack = Self("not-on-stack")
  /// A controller was to leave a parent whose child it is not.
  public static let notAChild = Self("not-a-child")
  /// A tab was to be selected that there is not.
  public static let noSuchTab = Self("no-such-tab")
  /// Two controls of a screen have the same id.
  public static let duplicateControl = Self("duplicate-control")
  /// A control's id is not of the form that G1 asks for.
  public static let malformedControl = Self("malformed-control")
  /// A control cannot be used and does not say why.
  public static let missingReason = Self("missing-reason")
  /// A screen was marked while its content was being composed.
  public static let changedWhileRendering = Self("changed-while-rendering")
  /// A confirmation's button does not say what it does.
  public static let unnamedConfirmation = Self("unnamed-confirmation")
}
