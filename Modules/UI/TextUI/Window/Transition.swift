/// What a committed change of the window did. Told once, after the appearance calls and before the
/// removed controllers hear of their end.
@MainActor
public struct Transition {
  /// Who asked for it.
  public nonisolated enum Cause: String, Sendable {
    /// Code did.
    case program
    /// A person did: back, dismissal, a tab.
    case user
  }

  /// What was changed.
  public nonisolated enum Kind: String, Sendable {
    /// The window's root.
    case root
    /// A navigation controller's stack.
    case stack
    /// A modal came.
    case present
    /// Modals went.
    case dismiss
    /// Another tab was selected.
    case tab
    /// The tabs themselves.
    case tabs
    /// Parts were added to a controller, or taken out.
    case children
    /// Several of these as one.
    case several
  }

  /// What was changed.
  public let kind: Kind
  /// Who asked for it.
  public let cause: Cause
  /// Every controller that is in the window now and was not before; containers before their
  /// content.
  public let added: [ViewController]
  /// Every controller that was in the window and is no longer; the deepest and topmost first,
  /// content before its container.
  public let removed: [ViewController]
}
