import ShopModel

/// Reads Shopify's product CSV: bytes in, in pieces of any size, products out, one by one, in the
/// order of the file.
///
/// It keeps the product that it is reading, and of those before only handles, SKUs and categories,
/// so that a file of any length can be read. Products are handed out before the end of the file is
/// known: whoever takes them keeps them only if the report of ``finish(to:)`` is acceptable.
/// Rule: I1 to I7.
public struct CatalogueReader {
  /// What the reading came to so far.
  public private(set) var report = CatalogueReport()
  private let region: Region
  private var check = UTF8Check()
  private var parser = CSVParser()
  /// The beginning of a character whose end has not come yet.
  private var held: [UInt8] = []
  /// How many bytes have been given to the parser.
  private var parsedCount = 0
  private var header: CatalogueHeader?
  private var draft: ProductDraft?
  private var skuLines: [SKU: Int] = [:]
  private var handleLines: [Handle: Int] = [:]
  private var categories: [String: Category] = [:]
  private var isFinished = false

  /// A reader whose prices are in the currency of `region`. Rule: M7.
  public init(region: Region) {
    self.region = region
  }

  /// Reads the next piece of the file, and hands out the products that it completes. After a
  /// refusal nothing more is read.
  ///
  /// - Throws: what `take` throws; the reader is of no use afterwards.
  public mutating func feed<Failure: Error>(
    _ bytes: [UInt8], to take: (Product) throws(Failure) -> Void
  ) throws(Failure) {
    guard report.refusal == nil, !isFinished else { return }
    let isUTF8 = check.check(bytes.span)
    let chunk = held.isEmpty ? bytes : held + bytes
    // Only whole characters go on, so that where a character is cut makes no difference.
    let whole = chunk.span.extracting(first: check.goodCount - parsedCount)
    held = isUTF8 ? Array(chunk[whole.count...]) : []
    var position = 0
    if parsedCount == 0, whole.count >= 3, whole[0] == 0xEF, whole[1] == 0xBB, whole[2] == 0xBF {
      position = 3
    }
    parsedCount += whole.count
    while parser.advance(through: whole, from: &position) {
      try judge(parser.row, to: take)
      if report.refusal != nil { return }
    }
    if parser.isTooLong {
      report.refusal = .endlessRow(line: parser.row.line)
    } else if !isUTF8 {
      report.refusal = .notUTF8(offset: check.goodCount)
    }
  }

  /// Ends the file: hands out the last product, and reports.
  ///
  /// - Throws: what `take` throws.
  public mutating func finish<Failure: Error>(
    to take: (Product) throws(Failure) -> Void
  ) throws(Failure) -> CatalogueReport {
    guard report.refusal == nil, !isFinished else { return report }
    isFinished = true
    guard !check.isInsideCharacter else {
      report.refusal = .notUTF8(offset: check.goodCount)
      return report
    }
    if parser.finish() { try judge(parser.row, to: take) }
    guard report.refusal == nil else { return report }
    try closeDraft(to: take)
    if header == nil {
      report.refusal = .empty
    } else if report.products == 0, report.errors.count == 0 {
      report.refusal = .noProducts
    }
    return report
  }

  private mutating func judge<Failure: Error>(
    _ row: CSVRow, to take: (Product) throws(Failure) -> Void
  ) throws(Failure) {
    guard !row.isBlankLine else { return }
    guard let header else {
      readHeader(row)
      return
    }
    report.rows += 1
    let cells = CatalogueRow(row: row, header: header)
    let handle = Handle(cells.trimmed(.handle))
    let isFirst = !handle.text.isEmpty && handle != draft?.handle
    if isFirst {
      try closeDraft(to: take)
      open(handle, cells)
    } else if draft == nil {
      add(cells.fault(.handle, .handle, "the first row has to name its product"))
      return
    }
    if let fault = cells.rowFault {
      add(fault)
      return
    }
    if isFirst { readProduct(cells) } else { checkTitle(cells) }
    if isFirst || cells.isVariant { readVariant(cells) }
  }

  private mutating func readHeader(_ row: CSVRow) {
    let header = CatalogueHeader(row, region: region)
    guard header.missing.isEmpty else {
      report.refusal = .missingColumns(header.missing)
      return
    }
    report.unknownColumns = header.unknown
    for (position, name) in header.repeated {
      report.warnings.add(
        CatalogueFault(
          kind: .column, line: row.line(ofCell: position), column: name, text: "",
          reason: "a column of this meaning stands further left, and that one counts"))
    }
    if header.position(.stock) == nil {
      report.warnings.add(
        CatalogueFault(
          kind: .column, line: row.line, column: header.name(.stock), text: "",
          reason: "without this column everything is sold out"))
    }
    self.header = header
  }

  private mutating func open(_ handle: Handle, _ cells: CatalogueRow) {
    draft = ProductDraft(handle: handle, line: cells.line)
    if let line = handleLines[handle] {
      add(
        cells.fault(
          .handle, .handle,
          "the rows of a product stand together, and this one's began at line \(line)"))
    } else {
      handleLines[handle] = cells.line
    }
    if handle.text.utf8.count > CatalogueRow.maximumNameLength {
      add(cells.tooLong(.handle, .handle))
    }
  }

  private mutating func readProduct(_ cells: CatalogueRow) {
    var draft = self.draft ?? ProductDraft(handle: Handle(""), line: cells.line)
    draft.title = cells.oneLine(.title)
    draft.vendor = cells.oneLine(.vendor)
    draft.details = HTMLText.text(cells.bytes(.body))
    draft.tags = cells.tags
    draft.category = cells.category
    let published = cells.isPublished
    draft.isPublished = published ?? true
    let options = cells.optionNames
    draft.optionNames = options.names
    draft.optionPositions = options.positions
    self.draft = draft
    if draft.title.isEmpty { add(cells.fault(.title, .title, "a product needs a title")) }
    if published == nil { for fault in cells.statusFaults { add(fault) } }
    for (position, name) in options.names.enumerated()
    where options.names[..<position].contains(name) {
      add(
        cells.fault(
          .option, CatalogueColumn.optionNames[options.positions[position]],
          "two options have the same name"))
    }
  }

  private mutating func checkTitle(_ cells: CatalogueRow) {
    let title = cells.oneLine(.title)
    guard let draft, !title.isEmpty, !draft.title.isEmpty, title != draft.title else { return }
    report.warnings.add(
      cells.fault(
        .title, .title,
        "the row goes on with “\(draft.handle)” of line \(draft.line); its title is ignored"))
  }

  private mutating func readVariant(_ cells: CatalogueRow) {
    guard let draft else { return }
    let result = cells.variant(
      optionPositions: draft.optionPositions, currency: region.currency)
    for fault in result.faults { add(fault) }
    guard let variant = result.variant else { return }
    if let sku = variant.sku, let line = draft.lines[sku] ?? skuLines[sku] {
      // The first wins; the product goes on without this variant. Rule: I4.
      report.warnings.add(
        cells.fault(
          .sku, .sku,
          "line \(line) has this SKU already, so the variant of line "
            + "\(cells.line(.sku)) is left out"))
      return
    }
    if let line = draft.linesByChoices[variant.choices] {
      add(
        cells.fault(
          .option, .optionValue1,
          variant.choices.isEmpty
            ? "a second variant needs an option that tells it from that of line \(line)"
            : "the variant of line \(line) has the same values"))
      return
    }
    guard draft.variants.count < ProductDraft.maximumVariants else {
      add(
        cells.fault(
          .option, .optionValue1,
          "a product has at most \(Format.number(ProductDraft.maximumVariants)) variants"))
      return
    }
    self.draft?.add(variant)
  }

  private mutating func closeDraft<Failure: Error>(
    to take: (Product) throws(Failure) -> Void
  ) throws(Failure) {
    guard let draft else { return }
    self.draft = nil
    guard draft.isGood else {
      report.badProducts += 1
      return
    }
    guard !draft.variants.isEmpty else {
      report.warnings.add(
        CatalogueFault(
          kind: .sku, line: draft.line, column: "", text: draft.handle.text,
          reason: "no variant of the product is left, so it is left out"))
      return
    }
    guard draft.isPublished else {
      report.unpublished += 1
      return
    }
    let variants = draft.variants { skuLines[$0] != nil }
    for (variant, source) in zip(variants, draft.variants) { skuLines[variant.sku] = source.line }
    report.products += 1
    report.variants += variants.count
    try take(
      Product(
        handle: draft.handle, name: draft.title, vendor: draft.vendor, details: draft.details,
        tags: draft.tags, category: category(draft.category), options: draft.options,
        variants: variants))
  }

  /// The category of that name; names with the same id are one category, called as the first.
  private mutating func category(_ name: String) -> Category {
    let id = Folding.id(name)
    if let category = categories[id] { return category }
    let category = Category(id: id, name: name)
    categories[id] = category
    report.categories.append(category)
    return category
  }

  /// Reports an error of the product that is being read.
  private mutating func add(_ fault: CatalogueFault) {
    report.errors.add(fault)
    draft?.isGood = false
  }
}
