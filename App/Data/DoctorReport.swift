import ShopDatabase
import ShopModel
import Terminal

/// What an examination of a data directory has found, for a person and for a program.
struct DoctorReport: Encodable {
  /// The data directory.
  var directory: String
  /// What came of each check.
  var results: [InspectionResult]
  /// Where the shop sells; nil when that cannot be read.
  var region: Region?
  /// How much there is; nil when that cannot be read.
  var figures: InspectionFigures?

  /// Whether nothing was found, and everything looked at.
  var isWell: Bool { results.allSatisfy { $0.state == .fine } }

  private enum Key: String, CodingKey {
    case directory, region, isWell, checks, figures
  }

  private enum CheckKey: String, CodingKey {
    case check, state, note, findings, further
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(directory, forKey: .directory)
    try container.encode(region, forKey: .region)
    try container.encode(isWell, forKey: .isWell)
    try container.encode(figures, forKey: .figures)
    var checks = container.nestedUnkeyedContainer(forKey: .checks)
    for result in results {
      var check = checks.nestedContainer(keyedBy: CheckKey.self)
      try check.encode(result.check, forKey: .check)
      try check.encode(result.state, forKey: .state)
      try check.encode(result.note, forKey: .note)
      try check.encode(result.findings, forKey: .findings)
      try check.encode(result.further, forKey: .further)
    }
  }
}

extension DoctorReport {
  /// The report as a person reads it.
  var lines: [String] {
    let width = results.map { CellWidth.of($0.check.rawValue) }.max() ?? 0
    return [directory] + results.flatMap { lines(of: $0, width) } + amounts + [verdict]
  }

  private func lines(of result: InspectionResult, _ width: Int) -> [String] {
    let word =
      switch result.state {
      case .fine: "ok  "
      case .finding: "FAIL"
      case .skipped: "--  "
      }
    let name = result.check.rawValue
    let head = "\(word)  \(name.padded(toCells: width + 2))"
    guard result.state == .finding else { return [head + result.note] }
    let margin = String(repeating: " ", count: head.count)
    var lines = result.findings.flatMap { finding in
      [
        finding.file + (finding.place.isEmpty ? "" : ", \(finding.place)") + ": \(finding.what)",
        "  \(finding.advice)",
      ]
    }
    if result.further > 0 { lines.append("and \(Format.number(result.further)) more like these") }
    return lines.enumerated().map { ($0 == 0 ? head : margin) + $1 }
  }

  private var amounts: [String] {
    guard let figures else { return [] }
    let charged = region.map { Money(figures.charged, $0.currency).formatted } ?? ""
    return [
      "Sold: \(Format.count(figures.products, "product")), "
        + "\(Format.count(figures.variants, "variant")), "
        + "\(Format.count(figures.categories, "category", "categories")), "
        + Format.count(figures.coupons, "coupon"),
      "Shoppers: \(Format.count(figures.accounts, "account")), "
        + "\(Format.count(figures.cartLines, "line")) in carts, "
        + "\(Format.count(figures.savedMarks, "saved mark")), "
        + Format.count(figures.orders, "order"),
      "Pieces: \(Format.number(figures.piecesInStock)) in stock, "
        + "\(Format.number(figures.piecesReserved)) reserved, "
        + "\(Format.number(figures.piecesSold)) sold",
      "Money: \(Format.count(figures.charges, "charge")), \(charged); "
        + "\(Format.count(figures.openPayments, "payment")) open, "
        + "\(Format.count(figures.refundsDue, "refund")) due",
    ]
  }

  private var verdict: String {
    let wrong = results.count { $0.state == .finding }
    let unseen = results.count { $0.state == .skipped }
    guard !isWell else { return "\(Format.count(results.count, "check")): all is well" }
    var parts = ["\(wrong) found something"]
    if unseen > 0 { parts.append("\(unseen) could not be made") }
    return "\(Format.count(results.count, "check")): \(parts.joined(separator: ", "))"
  }
}
