import ShopCatalogue
import ShopModel

/// What came of an import, for programs. Rule: I6.
struct ImportReport: Encodable {
  /// Faults of one weight: the first in full, the others counted by their kind.
  struct Faults: Encodable {
    struct Fault: Encodable {
      var kind: String
      var line: Int
      var column: String
      var text: String
      var reason: String
    }

    struct Further: Encodable {
      var kind: String
      var count: Int
    }

    var count: Int
    var first: [Fault]
    var further: [Further]

    init(_ list: CatalogueFaultList) {
      count = list.count
      first = list.first.map {
        Fault(
          kind: $0.kind.rawValue, line: $0.line, column: $0.column, text: $0.text,
          reason: $0.reason)
      }
      further = list.further.map { Further(kind: $0.kind.rawValue, count: $0.count) }
    }
  }

  /// The file that was read.
  var file: String
  /// The data directory.
  var directory: String
  /// Whether the products are the shop's now.
  var isImported: Bool
  /// Whether good products were to be taken though others are not.
  var isPartial: Bool
  /// Why the file is no catalogue at all; nil when it is one.
  var refusal: String?
  var rows: Int
  /// The good products, and how many variants they have.
  var products: Int
  var variants: Int
  /// The products with errors, and the good ones that are not published.
  var badProducts: Int
  var unpublished: Int
  var categories: [String]
  var unknownColumns: [String]
  var errors: Faults
  var warnings: Faults

  init(_ outcome: CatalogueIntake.Outcome, of intake: CatalogueIntake, in directory: String) {
    let report = outcome.report
    file = intake.path
    self.directory = directory
    isImported = outcome.isTaken
    isPartial = intake.isPartial
    refusal = report.refusal?.description
    rows = report.rows
    products = report.products
    variants = report.variants
    badProducts = report.badProducts
    unpublished = report.unpublished
    categories = report.categories.map(\.name)
    unknownColumns = report.unknownColumns
    errors = Faults(report.errors)
    warnings = Faults(report.warnings)
  }
}
