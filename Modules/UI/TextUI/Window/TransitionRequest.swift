/// A change of the window, asked for and not committed yet. Its closures are called by the window
/// that it waits in, and by nothing else, so those that are the window's do not keep it alive.
struct TransitionRequest {
  var kind: Transition.Kind
  var cause = Transition.Cause.program
  /// The controllers that it would bring in, to be told when it is dropped.
  var adding: [ViewController] = []
  /// What is to become of it, asked when its turn comes.
  var judge: () -> Verdict
  /// Changes who contains whom; nothing else.
  var apply: () -> Void
  /// Told when it was committed.
  var completion: (() -> Void)?
}

/// What is to become of a request whose turn has come.
enum Verdict {
  /// It is committed.
  case go
  /// Everything is as it asks already.
  case nothing
  /// It waits outside the queue: a modal stands in its way.
  case wait
  /// It can no longer be done, for this reason, and nobody is to blame.
  case drop(String)
  /// It should not have been asked for.
  case refuse(Misuse)
}
