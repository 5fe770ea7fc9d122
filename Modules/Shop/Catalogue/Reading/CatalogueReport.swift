import ShopModel

/// What the reading of a catalogue came to. Rule: I6.
public struct CatalogueReport: Equatable, Sendable {
  /// Why nothing of the file can be taken; nil when it could be read to its end.
  public internal(set) var refusal: CatalogueRefusal?
  /// How many rows were judged, without the header and blank lines.
  public internal(set) var rows = 0
  /// How many good products were handed out.
  public internal(set) var products = 0
  /// How many variants those have.
  public internal(set) var variants = 0
  /// How many products have a fault.
  public internal(set) var badProducts = 0
  /// How many good products are drafts, archived or not published: they were not handed out.
  public internal(set) var unpublished = 0
  /// What keeps a product from being taken.
  public internal(set) var errors = CatalogueFaultList()
  /// What does not: the product is taken without it.
  public internal(set) var warnings = CatalogueFaultList()
  /// The columns that nobody knows, in their order: each once, ignored. Rule: I2.
  public internal(set) var unknownColumns: [String] = []
  /// The categories of the products handed out, in catalogue order. Rule: I2.
  public internal(set) var categories: [Category] = []

  init() {}

  /// Whether the products may replace the catalogue: all are good, or, with `partially`, some are.
  public func isAcceptable(partially: Bool = false) -> Bool {
    refusal == nil && products > 0 && (partially || errors.count == 0)
  }

  /// The report as a person reads it, line by line.
  public var lines: [String] {
    var lines: [String] = []
    if let refusal { lines.append(refusal.description) }
    if errors.count > 0 { lines.append("\(Format.count(errors.count, "error")):") }
    lines += errors.lines.map { "  " + $0 }
    if warnings.count > 0 { lines.append("\(Format.count(warnings.count, "warning")):") }
    lines += warnings.lines.map { "  " + $0 }
    if !unknownColumns.isEmpty {
      lines.append("Unknown columns, ignored: " + unknownColumns.joined(separator: ", "))
    }
    if unpublished > 0 {
      lines.append("\(Format.count(unpublished, "product")) not published: left out")
    }
    lines.append(
      "\(Format.count(rows, "row")) read: \(Format.count(products, "good product")) with "
        + Format.count(variants, "variant")
        + (badProducts > 0 ? ", \(Format.count(badProducts, "product")) with errors" : ""))
    return lines
  }
}
