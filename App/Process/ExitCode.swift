/// What the executable ends with.
enum ExitCode: Int32 {
  /// Everything went as asked.
  case fine = 0
  /// The content was refused: a check failed, a control is not there, a file says what cannot be.
  case refused = 1
  /// The environment is not as it must be: a file, the lock, the database, the region.
  case environment = 2
  /// Wrong use of the command line, or a line that cannot be read.
  case usage = 64
}
