/// The tables, as steps from one version to the next. A step that has been released is never
/// edited; what changes is a further step. Docs/Spec/Schema.md describes the result.
enum Schema {
  /// Marks the file as one of this app's (`ARCD`).
  static let applicationID = 0x4152_4344

  /// The steps, the first from an empty file. A file's version is how many it has taken.
  static let migrations = [catalogue, carts]
}
