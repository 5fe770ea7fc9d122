import ShopModel

/// The checks of one shop's files, on copies that nobody else has open.
struct Checkup {
  let shop: Connection
  let shopFile: String
  /// The gateway's file; nil when that cannot be opened.
  let gateway: Connection?
  let gatewayFile: String
  /// The region that it must be; nil for whatever it is.
  let wanted: Region?

  /// What a backup is for: no advice beyond it would be honest.
  static let restore = "Put a copy from a backup in its place"
  /// What can be made anew without losing anything.
  static let importAgain = "Import the catalogue again"

  /// What comes of one check. A file that is damaged there is a finding too.
  func result(of check: InspectionCheck) -> InspectionResult {
    do {
      return try look(check)
    } catch let error as SQLError {
      return .of(
        check,
        [
          InspectionFinding(
            file: shopFile, what: "The file cannot be read: \(error.message)",
            advice: Self.restore)
        ], fine: "")
    } catch {
      return .skipped(check, "\(error)")
    }
  }

  private func look(_ check: InspectionCheck) throws -> InspectionResult {
    switch check {
    case .folder, .files, .lock, .schema: .skipped(check, "it was looked at before")
    case .structure: .of(check, try structure(), fine: "both files are whole")
    case .region: try regionResult()
    case .catalogue: .of(check, try catalogue(), fine: "every product and its variants agree")
    case .search: .of(check, try search(), fine: "the search finds what is sold")
    case .stock: .of(check, try stock(), fine: "no stock is below 0")
    case .carts: .of(check, try carts(), fine: "everybody has one cart")
    case .orders: .of(check, try orders(), fine: "what is paid is ordered, and nothing else")
    case .totals: .of(check, try totals(), fine: "every order adds up")
    case .payments: try payments()
    case .charges: try charges()
    }
  }

  func finding(_ place: String, _ what: String, _ advice: String) -> InspectionFinding {
    InspectionFinding(file: shopFile, place: place, what: what, advice: advice)
  }
}

// MARK: - The files

extension Checkup {
  /// Where the shop sells.
  ///
  /// - Throws: when the file does not say so, or says what is none.
  func region() throws -> Region {
    let text = try shop.row("SELECT region FROM shop") { $0.text(0) }
    guard let region = text.flatMap(Region.init) else {
      throw DatabaseError.damaged(file: shopFile)
    }
    return region
  }

  private func structure() throws -> [InspectionFinding] {
    var findings = try structure(of: shop, shopFile)
    if let gateway { findings += try structure(of: gateway, gatewayFile) }
    return findings
  }

  private func structure(
    of connection: Connection, _ file: String
  ) throws -> [InspectionFinding] {
    let limit = InspectionResult.maximumInFull
    let told: [String]
    do {
      told = try connection.rows("PRAGMA integrity_check(\(limit))") { $0.text(0) }
    } catch let error as SQLError {
      told = [error.message]
    }
    let broken = told.filter { $0 != "ok" }.map { words in
      InspectionFinding(
        file: file, what: "The file is damaged: \(words)", advice: Self.restore)
    }
    let dangling = try connection.rows(
      "SELECT \"table\", \"parent\", count(*) FROM pragma_foreign_key_check() GROUP BY 1, 2"
    ) { row in
      InspectionFinding(
        file: file, place: "table \(row.text(0))",
        what:
          "\(Format.count(row.int(2), "row")) of it \(row.int(2) == 1 ? "belongs" : "belong") to "
          + "what \(row.text(1)) does not hold",
        advice: Self.restore)
    }
    return broken + dangling
  }

  private func regionResult() throws -> InspectionResult {
    guard let region = try? region() else {
      return .of(
        .region,
        [finding("table shop", "No region that there is stands there", Self.restore)], fine: "")
    }
    var findings: [InspectionFinding] = []
    if let wanted, wanted != region {
      findings.append(
        finding(
          "table shop", "The shop sells in \(region.rawValue), not in \(wanted.rawValue)",
          "Leave the region out, or choose another data directory"))
    }
    let code = region.currency.code
    findings +=
      try gateway?.rows(
        "SELECT currency, count(*) FROM charge WHERE currency <> ? GROUP BY 1 ORDER BY 1", code
      ) { row in
        InspectionFinding(
          file: gatewayFile, place: "table charge",
          what:
            "\(Format.count(row.int(1), "charge")) in \(row.text(0)), and the shop sells in \(code)",
          advice: "Find out who has changed the region; \(Self.lowercasedRestore)")
      } ?? []
    return .of(.region, findings, fine: "\(region.rawValue): prices are in \(code)")
  }

  static let lowercasedRestore = "put a copy from a backup in its place"
}
