extension TaskTracker {
  /// Goes on after everything that is queued on the main actor already, in the order of asking.
  ///
  /// It is exactly one turn, as a wait is that is resumed in this one. `Task.yield` is not: it goes
  /// by way of the global executor, and comes back whenever it does.
  public static func nextTurn() async {
    let gate = Gate()
    gate.open()
    await gate.pass()
  }
}
