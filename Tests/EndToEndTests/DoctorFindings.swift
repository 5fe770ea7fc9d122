import Foundation

/// What `arcade doctor --json` says of a data directory.
nonisolated struct DoctorFindings: Decodable {
  struct Check: Decodable {
    var check: String
    var state: String
    var note: String
    var findings: [Finding]
    var further: Int
  }

  struct Finding: Decodable {
    var file: String
    var place: String
    var what: String
    var advice: String
  }

  struct Figures: Decodable, Equatable {
    var products: Int
    var accounts: Int
    var coupons: Int
    var cartLines: Int
    var savedMarks: Int
    var orders: Int
    var openPayments: Int
    var refundsDue: Int
    var charges: Int
    var charged: Int
    var piecesInStock: Int
    var piecesReserved: Int
    var piecesSold: Int

    /// What must stay the same, whatever is bought.
    var pieces: Int { piecesInStock + piecesReserved + piecesSold }
  }

  var directory: String
  var region: String?
  var isWell: Bool
  var checks: [Check]
  var figures: Figures?

  /// Examines a data directory.
  init(_ path: String, _ options: String...) throws {
    let end = try Executable.run(["doctor", "--json", "--data", path] + options)
    self = try JSONDecoder().decode(Self.self, from: Data(end.output.utf8))
  }

  /// The checks that found something.
  var failed: [String] { checks.filter { $0.state == "finding" }.map(\.check) }

  /// What they found, a line each, for the report of a test.
  var told: String {
    checks.flatMap { check in check.findings.map { "\(check.check): \($0.place): \($0.what)" } }
      .joined(separator: "; ")
  }
}
