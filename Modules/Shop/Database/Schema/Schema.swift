/// The tables of a file, as steps from one version to the next. A step that has been released is
/// never edited; what changes is a further step. Docs/Spec/Schema.md describes the result.
struct Schema {
  /// Marks the file as one of this app's, of this kind.
  var applicationID: Int
  /// The steps, the first from an empty file. A file's version is how many it has taken.
  var migrations: [String]

  /// The shop's file (`ARCD`).
  static let shop = Schema(
    applicationID: 0x4152_4344, migrations: [catalogue, carts, shoppers, orders])

  /// The file of the gateway's stand-in (`ARCG`).
  static let gateway = Schema(applicationID: 0x4152_4347, migrations: [charges])
}
