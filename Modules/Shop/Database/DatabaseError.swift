import CSQLite
import ShopModel
import ShopServices

/// Why a database cannot be opened or used. The description names the file and says what to do;
/// whatever the reason, nothing in the file has been changed. Rule: W2, M7.
public enum DatabaseError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Another tool holds the file, and went on holding it while we waited.
  case inUse(file: String)
  /// The file is no database, or a broken one.
  case damaged(file: String)
  /// The file, its folder or its disk cannot be written.
  case readOnly(file: String)
  /// The disk is full.
  case full(file: String)
  /// A newer version of the app has written it.
  case newer(file: String, version: Int, known: Int)
  /// It is a database, and not one of this app's.
  case foreign(file: String)
  /// It belongs to another region. Rule: M7.
  case otherRegion(file: String, has: Region, wanted: Region)
  /// It cannot be opened, read or written; the reason is the system's.
  case unreachable(file: String, reason: String)

  /// What happened, to which file, and what to do about it.
  public var description: String {
    switch self {
    case .inUse(let file):
      "The database is in use: another program holds \(file). Close it, then try again."
    case .damaged(let file):
      """
      The database is damaged: \(file) cannot be read. Nothing was changed. Put a copy from a \
      backup in its place, or move it away to start with an empty shop.
      """
    case .readOnly(let file):
      """
      The database is read-only: \(file) cannot be written. Allow writing to the file and its \
      folder, or choose another data directory.
      """
    case .full(let file):
      """
      The disk is full: \(file) cannot grow. Nothing was changed. Make room on the disk, then try \
      again.
      """
    case .newer(let file, let version, let known):
      """
      The database is newer than this app: \(file) has schema \(version), and this app knows \
      \(known). Use the newer app, or choose another data directory.
      """
    case .foreign(let file):
      "Not a shop's database: \(file) belongs to another program. Choose another data directory."
    case .otherRegion(let file, let has, let wanted):
      """
      The shop in \(file) sells in \(has.rawValue), not in \(wanted.rawValue), and prices are not \
      converted. Leave the region out, or choose another data directory.
      """
    case .unreachable(let file, let reason):
      """
      The database cannot be used: \(file): \(reason). See that the folder exists and can be \
      written, then try again.
      """
    }
  }
}

extension DatabaseError {
  /// What SQLite's answer means for whoever uses `file`.
  init(_ error: SQLError, file: String) {
    self =
      switch error.code {
      case SQLITE_BUSY, SQLITE_LOCKED: .inUse(file: file)
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged(file: file)
      case SQLITE_READONLY: .readOnly(file: file)
      case SQLITE_FULL: .full(file: file)
      default: .unreachable(file: file, reason: error.message)
      }
  }

  /// What a shopper is told in the middle of shopping.
  var shopError: ShopError {
    if case .inUse = self { .inUse } else { .unusable(description) }
  }
}
