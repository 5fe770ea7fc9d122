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
