import ShopModel

/// Which column stands where. Columns are found by name, in any case. Rule: I2, M7.
struct CatalogueHeader {
  /// The names as the file writes them.
  private(set) var names: [String]
  /// Those that nobody knows, each once.
  private(set) var unknown: [String] = []
  /// Those that stand there a second time.
  private(set) var repeated: [(position: Int, name: String)] = []
  private var positions: [CatalogueColumn: Int] = [:]

  init(_ row: CSVRow, region: Region) {
    names = (0..<row.count).map { row.text($0).trimmed }
    var seen: Set<String> = []
    var regional: [CatalogueColumn: Int] = [:]
    for (position, name) in names.enumerated() where !name.isEmpty {
      let key = name.lowercased()
      let isNew = seen.insert(key).inserted
      if let column = CatalogueHeader.columns[key] {
        // The first of a name counts, and the first of two generations' names.
        if isNew, positions[column] == nil {
          positions[column] = position
        } else {
          repeated.append((position, name))
        }
      } else if let (column, market) = CatalogueHeader.marketPrice(key) {
        if CatalogueHeader.markets(region).contains(market), regional[column] == nil {
          regional[column] = position
        }
      } else if isNew, !CatalogueHeader.isUnused(key) {
        unknown.append(name)
      }
    }
    guard let price = regional[.price] else { return }
    // With a price of its own, the region's compare-at price is its own too, or none: the other
    // one is in another currency.
    positions[.price] = price
    positions[.compareAtPrice] = regional[.compareAtPrice]
  }

  /// The needed columns that are missing.
  var missing: [String] {
    CatalogueColumn.allCases.filter { $0.isNeeded && positions[$0] == nil }
      .map { $0.names.joined(separator: " or ") }
  }

  /// Where `column` stands; nil when it is not there.
  func position(_ column: CatalogueColumn) -> Int? { positions[column] }

  /// How the file writes the name of `column`.
  func name(_ column: CatalogueColumn) -> String {
    positions[column].map { names[$0] } ?? column.names.first ?? ""
  }

  private static let columns: [String: CatalogueColumn] = {
    var columns: [String: CatalogueColumn] = [:]
    for column in CatalogueColumn.allCases {
      for name in column.names { columns[name.lowercased()] = column }
    }
    return columns
  }()

  /// The column and the market of a name such as `variant price / us`.
  private static func marketPrice(_ key: String) -> (CatalogueColumn, market: String)? {
    guard let slash = key.lastIndex(of: "/") else { return nil }
    let name = key[..<slash].trimmed
    let market = key[key.index(after: slash)...].trimmed
    guard let column = columns[name], column == .price || column == .compareAtPrice else {
      return nil
    }
    return (column, market)
  }

  /// What exports call the market of a region.
  private static func markets(_ region: Region) -> [String] {
    switch region {
    case .unitedKingdom: ["gb", "uk", "united kingdom", "great britain"]
    case .unitedStates: ["us", "usa", "united states"]
    case .germany: ["de", "germany"]
    case .japan: ["jp", "japan"]
    }
  }

  private static func isUnused(_ key: String) -> Bool {
    CatalogueColumn.unused.contains(key) || key.contains(CatalogueColumn.metafields)
      || CatalogueColumn.unusedBeginnings.contains { key.hasPrefix($0) }
  }
}
