import PatternKit
import ShopModel
import ShopServices

/// What a database is opened with.
struct StoreOptions: Sendable {
  /// The file's path; `:memory:` for none.
  var path: String
  var region: Region?
  var now: DateReading
  var identifiers: any IdentifierSource
  var passwords: any PasswordHasher
  var writes: WriteLog
  /// How long another tool that holds the file is waited for, in milliseconds. Rule: W2.
  var patience = Connection.patience

  /// Opens the file.
  func open(patience: Int32) throws(DatabaseError) -> OpenShop {
    let connection = try DatabaseFile.open(path, as: .shop, patience: patience, writes: writes)
    let region = try DatabaseFile.region(of: connection, at: path, wanted: region)
    connection.patience = self.patience
    return OpenShop(connection: connection, region: region, options: self)
  }
}

extension StoreOptions {
  /// What a shopper is told of whatever went wrong.
  func shopError(_ error: any Error) -> ShopError {
    switch error {
    case let error as ShopError: error
    case let error as DatabaseError: error.shopError
    case let error as SQLError: DatabaseError(error, file: path).shopError
    // An amount beyond what can be reckoned with: it is not done.
    case is MoneyError: .refused
    default: .damaged
    }
  }
}
