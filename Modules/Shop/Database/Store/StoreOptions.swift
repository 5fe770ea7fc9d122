import PatternKit
import ShopModel

/// What a database is opened with.
struct StoreOptions: Sendable {
  /// The file's path; `:memory:` for none.
  var path: String
  var region: Region?
  var now: DateReading
  var identifiers: any IdentifierSource
  var writes: WriteLog
  /// How long another tool that holds the file is waited for, in milliseconds. Rule: W2.
  var patience = Connection.patience

  /// Opens the file.
  func open(patience: Int32) throws(DatabaseError) -> OpenShop {
    let (connection, region) = try Opening.open(path, region: region, patience: patience)
    connection.patience = self.patience
    connection.onCommit = { [writes] in writes.committed() }
    return OpenShop(connection: connection, region: region)
  }
}
