import ShopModel

/// Why a file is no catalogue at all, so that nothing of it is taken. Rule: I1, I2, I6.
public enum CatalogueRefusal: Error, Equatable, Sendable, CustomStringConvertible {
  /// There is nothing in it.
  case empty
  /// At that offset, counted in bytes from 0, stands what is no UTF-8.
  case notUTF8(offset: Int)
  /// These columns are needed.
  case missingColumns([String])
  /// The row that begins on that line does not end: a closing quote is missing.
  case endlessRow(line: Int)
  /// It has a header, but no product.
  case noProducts

  /// A sentence that says so.
  public var description: String {
    switch self {
    case .empty: "The file is empty"
    case .notUTF8(let offset):
      "The file is not in UTF-8: at offset \(offset) stands another encoding. Save it as UTF-8"
    case .missingColumns(let names):
      "\(names.count == 1 ? "A needed column is" : "Needed columns are") missing: "
        + names.joined(separator: ", ")
    case .endlessRow(let line):
      "The row at line \(line) is longer than \(Format.number(CSVParser.maximumRowLength)) bytes:"
        + " is a closing quote missing?"
    case .noProducts: "The file has no products"
    }
  }
}
