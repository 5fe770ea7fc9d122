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
  /// Told when the window is done with it, whatever became of it; one that is set aside to wait
  /// counts as done with.
  var ended: (() -> Void)?

  /// Whether it would bring in `controller`, or what that stands in.
  func brings(_ controller: ViewController) -> Bool {
    adding.contains(where: controller.isInside)
  }
}
