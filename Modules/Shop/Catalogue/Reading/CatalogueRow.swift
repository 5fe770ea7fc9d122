import ShopModel

/// A row of the catalogue, read by the columns' meaning. Rule: I2 to I6.
struct CatalogueRow {
  let row: CSVRow
  let header: CatalogueHeader

  /// The longest handle or SKU, in bytes: it has to fit a link. Rule: L3.
  static let maximumNameLength = 255
  private static let maximumStock = 999_999
  private static let maximumGrams = 9_999_999

  /// The physical line on which it begins.
  var line: Int { row.line }

  /// The physical line on which the cell of `column` begins.
  func line(_ column: CatalogueColumn) -> Int {
    header.position(column).map(row.line(ofCell:)) ?? row.line
  }

  /// The cell, byte for byte; empty where there is none.
  func bytes(_ column: CatalogueColumn) -> ArraySlice<UInt8> {
    header.position(column).map(row.cell) ?? []
  }

  /// The cell's text, byte for byte.
  func text(_ column: CatalogueColumn) -> String {
    String(decoding: bytes(column), as: UTF8.self)
  }

  /// The cell's text without white space at its ends.
  func trimmed(_ column: CatalogueColumn) -> String { text(column).trimmed }

  /// The cell's text on one line: every run of white space is one space.
  func oneLine(_ column: CatalogueColumn) -> String {
    text(column).oneLine
  }

  /// A fault of a cell.
  func fault(
    _ kind: CatalogueFault.Kind, _ column: CatalogueColumn, _ reason: String
  ) -> CatalogueFault {
    CatalogueFault(
      kind: kind, line: line(column), column: header.name(column), text: text(column),
      reason: reason)
  }

  /// The fault of a handle or SKU that no link could carry.
  func tooLong(_ kind: CatalogueFault.Kind, _ column: CatalogueColumn) -> CatalogueFault {
    fault(kind, column, "it is longer than \(CatalogueRow.maximumNameLength) bytes")
  }

  /// What is wrong with the row as CSV; nothing else is said of such a row. Rule: I1.
  var rowFault: CatalogueFault? {
    if let (fault, cell) = row.fault {
      let reason =
        switch fault {
        case .quoteInside: "a quote stands inside a cell that does not begin with one"
        case .textAfterQuote: "text stands behind the closing quote"
        case .quoteNotClosed: "the closing quote is missing"
        }
      return CatalogueFault(
        kind: .row, line: row.line(ofCell: cell),
        column: header.names.indices.contains(cell) ? header.names[cell] : "",
        text: row.text(cell), reason: reason)
    }
    let extra = (header.names.count..<max(header.names.count, row.count)).first {
      !row.cell($0).isEmpty
    }
    guard let extra else { return nil }
    return CatalogueFault(
      kind: .row, line: row.line(ofCell: extra), column: "", text: row.text(extra),
      reason: "the row has more cells than the header has columns")
  }

  /// Whether a row that goes on with a product adds a variant; one with an image only does not.
  /// Rule: I3.
  var isVariant: Bool {
    (CatalogueColumn.optionValues + [.sku, .price, .barcode]).contains {
      !trimmed($0).isEmpty
    }
  }

  /// `Type`, else the last part of `Product Category`, else `Other`. Rule: I2.
  var category: String {
    let type = oneLine(.type)
    if !type.isEmpty { return type }
    let path = oneLine(.productCategory).split(separator: ">").map(\.trimmed)
    return path.last { !$0.isEmpty } ?? "Other"
  }

  /// The tags, each once.
  var tags: [String] {
    text(.tags).split(separator: ",").map(\.trimmed).reduce(into: []) { tags, tag in
      if !tag.isEmpty, !tags.contains(tag) { tags.append(tag) }
    }
  }

  /// Whether it is sold; nil when that cannot be told.
  var isPublished: Bool? {
    guard statusFaults.isEmpty else { return nil }
    let status = trimmed(.status).lowercased()
    return trimmed(.published).lowercased() != "false" && (status.isEmpty || status == "active")
  }

  /// What is wrong with `Published` and `Status`.
  var statusFaults: [CatalogueFault] {
    var faults: [CatalogueFault] = []
    if !["", "true", "false"].contains(trimmed(.published).lowercased()) {
      faults.append(fault(.status, .published, "write TRUE or FALSE"))
    }
    if !["", "active", "draft", "archived", "unlisted"].contains(trimmed(.status).lowercased()) {
      faults.append(fault(.status, .status, "write Active, Draft, Archived or Unlisted"))
    }
    return faults
  }

  /// The names of the options, and which of the three each is; none for the one variant that
  /// exports call `Default Title`.
  var optionNames: (names: [String], positions: [Int]) {
    var names: [String] = []
    var positions: [Int] = []
    for (position, column) in CatalogueColumn.optionNames.enumerated() {
      let name = oneLine(column)
      guard !name.isEmpty else { continue }
      names.append(name)
      positions.append(position)
    }
    if names == ["Title"], isDefault(positions[0]) { return ([], []) }
    return (names, positions)
  }

  private func isDefault(_ position: Int) -> Bool {
    oneLine(CatalogueColumn.optionValues[position]) == "Default Title"
  }

  /// The variant, or what is wrong with it.
  func variant(
    optionPositions: [Int], currency: Currency
  ) -> (variant: ProductDraft.VariantDraft?, faults: [CatalogueFault]) {
    var faults: [CatalogueFault] = []
    var choices: [String] = []
    for (position, column) in CatalogueColumn.optionValues.enumerated() {
      let value = oneLine(column)
      if optionPositions.contains(position) {
        choices.append(value)
        if value.isEmpty { faults.append(fault(.option, column, "the option has no value")) }
      } else if !value.isEmpty, !(optionPositions.isEmpty && isDefault(position)) {
        faults.append(fault(.option, column, "the value belongs to no option of the product"))
      }
    }
    let price = read(.price, .price, &faults) { text throws(Refused) in
      guard !text.isEmpty else { throw Refused("there is no price") }
      return try CatalogueRow.price(text, currency)
    }
    let compareAt = read(.compareAtPrice, .compareAtPrice, &faults) { text throws(Refused) in
      text.isEmpty ? Money?.none : try CatalogueRow.price(text, currency)
    }
    let stock = read(.stock, .stock, &faults) { text throws(Refused) in
      try CatalogueRow.stock(text)
    }
    let grams = read(.weight, .grams, &faults) { text throws(Refused) in
      try CatalogueRow.grams(text)
    }
    let sku = text(.sku)
    if sku.utf8.count > CatalogueRow.maximumNameLength { faults.append(tooLong(.sku, .sku)) }
    guard faults.isEmpty, let price, let compareAt, let stock, let grams else {
      return (nil, faults)
    }
    return (
      ProductDraft.VariantDraft(
        sku: sku.trimmed.isEmpty ? nil : SKU(sku), line: line, choices: choices, price: price,
        compareAt: compareAt, stock: stock, grams: grams, barcode: text(.barcode)), []
    )
  }

  /// Why a cell is refused.
  private struct Refused: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  private func read<Value>(
    _ kind: CatalogueFault.Kind, _ column: CatalogueColumn, _ faults: inout [CatalogueFault],
    _ parse: (String) throws(Refused) -> Value
  ) -> Value? {
    do throws(Refused) {
      return try parse(text(column))
    } catch {
      faults.append(fault(kind, column, error.reason))
      return nil
    }
  }

  private static func price(_ text: String, _ currency: Currency) throws(Refused) -> Money {
    do throws(PriceError) {
      return try Money(parsing: text, currency: currency)
    } catch {
      throw Refused(error.description)
    }
  }

  /// Digits, 0…999,999; nothing written is 0. Rule: I5.
  private static func stock(_ text: String) throws(Refused) -> Int {
    if text.isEmpty { return 0 }
    guard text.utf8.count <= 12, text.utf8.allSatisfy(isDigit), let stock = Int(text),
      stock <= maximumStock
    else { throw Refused("stock is a whole number from 0 to \(Format.number(maximumStock))") }
    return stock
  }

  /// Digits with one optional point, rounded up to a whole gram; nothing written is 0.
  private static func grams(_ text: String) throws(Refused) -> Int {
    if text.isEmpty { return 0 }
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard text.utf8.count <= 20, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }),
      let whole = Int(parts[0]), whole <= maximumGrams
    else { throw Refused("weight is a number of grams up to \(Format.number(maximumGrams))") }
    let hasFraction = parts.count == 2 && parts[1].utf8.contains { $0 != UInt8(ascii: "0") }
    return hasFraction ? whole + 1 : whole
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
