import Foundation
import ShopModel
import ShopServices
import Testing

@testable import ShopDatabase

/// What the examination of a data directory finds: everything that is wrong, and nothing else.
struct InspectionTests {
  private let folder: Folder

  /// A shop with an order that stands (1001), one that was cancelled (1002), one that was declined,
  /// a full cart, a guest's, and a saved mark.
  init() async throws {
    folder = try Folder()
    let bench = try await Bench.stocked(at: .file(folder.file))
    try await bench.register(Bench.bob)
    try await bench.shop.account.signOut()
    try await bench.register()
    _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 2)
    _ = try await bench.order()
    _ = try await bench.shop.cart.change(SKU("SENCHA"), by: 3)
    _ = try await bench.shop.orders.cancel(try await bench.order().number)
    _ = try await bench.shop.cart.change(SKU("EARL-GREY"), by: 1)
    _ = try await bench.buy(.declined)
    try await bench.shop.saved.set(Handle("teapot"), true)
    await bench.database.close()
  }

  private var gatewayFile: URL { folder.url.appending(path: ShopDatabase.gatewayFile) }

  private func inspect(
    _ folder: Folder? = nil, region: Region? = nil, isInUse: Bool = false
  ) throws -> Inspection {
    let shop = (folder ?? self.folder).file
    let scratch = try Folder()
    return try ShopInspector(
      shop: shop,
      gateway: shop.deletingLastPathComponent().appending(path: ShopDatabase.gatewayFile),
      scratch: scratch.url, isInUse: isInUse, region: region
    ).inspect()
  }

  private func change(_ file: URL, _ sql: String) throws {
    guard !sql.isEmpty else { return }
    let connection = try Connection(file.path)
    try connection.execute("PRAGMA ignore_check_constraints = ON; \(sql)")
    connection.close()
  }

  private func failed(_ inspection: Inspection) -> [InspectionCheck] {
    inspection.results.filter { $0.state == .finding }.map(\.check)
  }

  @Test("A shop in order: every check says what it saw, and the figures are its own")
  func well() throws {
    let inspection = try inspect()
    let checks = InspectionCheck.allCases.drop { $0 != .schema }
    #expect(inspection.results.map(\.check) == Array(checks))
    #expect(inspection.results.allSatisfy { $0.state == .fine && !$0.note.isEmpty })
    #expect(inspection.region == .unitedKingdom)
    let figures = try #require(inspection.figures)
    #expect(figures.products == 6)
    #expect(figures.variants == 7)
    #expect(figures.categories == 2)
    #expect(figures.accounts == 2)
    #expect(figures.cartLines == 1)
    #expect(figures.savedMarks == 1)
    #expect(figures.orders == 2)
    #expect(figures.openPayments == 0)
    #expect(figures.charges == 1)
    #expect(figures.piecesSold == 2)
    #expect(figures.piecesInStock == 60 - 2)
  }

  @Test("The books of an open shop are examined where they are, with both files")
  func books() async throws {
    let bench = try Bench(at: .file(folder.file))
    let fine = try await bench.database.inspectBooks()
    #expect(fine.results.map(\.check) == [.stock, .carts, .orders, .totals, .payments, .charges])
    #expect(fine.results.allSatisfy { $0.state == .fine })
    #expect(fine.figures?.charges == 1)
    #expect(fine.figures?.piecesSold == 2)
    try change(gatewayFile, "UPDATE charge SET refunded = 1")
    let wrong = try await bench.database.inspectBooks()
    #expect(failed(wrong) == [.charges])
    #expect(wrong.figures?.charges == 0)
    await bench.database.close()
  }

  @Test("I7, O2: pieces of what is no longer sold do not count, whatever becomes of their order")
  func noLongerSold() async throws {
    let bench = try Bench(at: .file(folder.file))
    _ = try await bench.shop.session.read()
    let sold = try #require(try await bench.shop.orders.read(1_001))
    let all = Fixtures.small
    let without = all.filter { product in
      !product.variants.contains { variant in sold.lines.contains { $0.sku == variant.sku } }
    }
    #expect(!without.isEmpty && without.count < all.count)
    try await bench.database.replaceCatalogue(without)
    func pieces() async throws -> Int {
      let figures = try #require(try await bench.database.inspectBooks().figures)
      #expect(figures.piecesInStock == without.flatMap(\.variants).map(\.stock).reduce(0, +))
      return figures.piecesInStock + figures.piecesReserved + figures.piecesSold
    }
    let before = try await pieces()
    _ = try await bench.shop.orders.cancel(sold.number)
    #expect(try await pieces() == before)
    await bench.database.close()
  }

  @Test("It changes nothing, and sees what a killed process has left in a log")
  func changesNothing() async throws {
    let bench = try Bench(at: .file(folder.file))
    _ = try await bench.shop.session.read()
    _ = try await bench.shop.cart.change(SKU("SENCHA"), by: 1)
    // The files as they would be found after a kill: with a log that is not taken in.
    let killed = try Folder()
    let names = ["shop.sqlite", "shop.sqlite-wal", "gateway.sqlite"]
    for name in names {
      try FileManager.default.copyItem(
        at: folder.url.appending(path: name), to: killed.url.appending(path: name))
    }
    func contents() throws -> [Data] {
      try names.map { try Data(contentsOf: killed.url.appending(path: $0)) }
    }
    let before = try contents()
    #expect(!before[1].isEmpty)
    let inspection = try inspect(killed)
    #expect(inspection.figures?.cartLines == 2)
    #expect(try contents() == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: killed.url.path).sorted()
        == names.sorted())
    await bench.database.close()
  }

  @Test("A shop that is open is examined as it is at that moment")
  func inUse() async throws {
    let bench = try Bench(at: .file(folder.file))
    _ = try await bench.shop.session.read()
    _ = try await bench.shop.cart.change(SKU("SENCHA"), by: 1)
    let inspection = try inspect(isInUse: true)
    #expect(failed(inspection) == [])
    #expect(inspection.figures?.cartLines == 2)
    await bench.database.close()
  }

  @Test("Payments that are open and refunds that are due are no fault: the next start asks")
  func waiting() async throws {
    let bench = try Bench(at: .file(folder.file))
    _ = try await bench.shop.session.read()
    _ = try await bench.shop.cart.change(SKU("EARL-GREY"), by: 1)
    _ = try await bench.buy(.late)
    await bench.database.close()
    let inspection = try inspect()
    #expect(failed(inspection) == [])
    let payments = try #require(inspection.results.first { $0.check == .payments })
    #expect(payments.note == "1 payment open: the next start asks the payment company")
    #expect(inspection.figures?.openPayments == 1)
    #expect(inspection.figures?.piecesReserved == 2)
  }

  @Test("W2: a newer, an older, a foreign and a damaged file are told as such, and left alone")
  func schema() throws {
    let known = Schema.shop.migrations.count
    let cases: [(String, String)] = [
      ("PRAGMA user_version = 99", "It is of version 99, and this app knows \(known)"),
      ("PRAGMA user_version = 1", "The file is of version 1, this app's is \(known)"),
      ("PRAGMA user_version = \(known); PRAGMA application_id = 7", "another program"),
    ]
    for (sql, words) in cases {
      try change(folder.file, sql)
      let before = try Data(contentsOf: folder.file)
      let inspection = try inspect()
      #expect(failed(inspection) == [.schema])
      let result = try #require(inspection.results.first)
      #expect(result.findings.map(\.file) == [folder.file.path])
      #expect(result.findings.first?.what.contains(words) == true, "\(result)")
      #expect(result.findings.first?.advice.isEmpty == false)
      #expect(inspection.results.dropFirst().allSatisfy { $0.state == .skipped })
      #expect(inspection.figures == nil)
      #expect(try Data(contentsOf: folder.file) == before)
    }
    try Data(repeating: 0x41, count: 8_192).write(to: folder.file)
    let damaged = try inspect()
    #expect(failed(damaged) == [.schema])
    #expect(damaged.results.first?.findings.first?.what.contains("damaged") == true)
  }

  @Test("W2: a file that is broken in the middle is found by the check of its structure")
  func broken() throws {
    var bytes = try Data(contentsOf: folder.file)
    let start = bytes.count / 2
    bytes.replaceSubrange(
      start..<start + 8_192, with: Data(repeating: 0xA5, count: 8_192))
    try bytes.write(to: folder.file)
    let found = failed(try inspect())
    #expect(found.first == .structure)
  }

  @Test("M7: another region than was asked for is told")
  func otherRegion() throws {
    #expect(failed(try inspect(region: .unitedKingdom)) == [])
    let inspection = try inspect(region: .japan)
    #expect(failed(inspection) == [.region])
    let result = try #require(inspection.results.first { $0.check == .region })
    #expect(result.findings.first?.what == "The shop sells in GB, not in JP")
  }

  @Test("A payment company's file that is missing is told, and the shop is examined all the same")
  func noGateway() throws {
    try FileManager.default.removeItem(at: gatewayFile)
    let inspection = try inspect()
    #expect(failed(inspection) == [.schema])
    #expect(inspection.results.filter { $0.state == .skipped }.map(\.check) == [.charges])
  }

  @Test("Of many findings the first twenty are told, and the others counted")
  func many() throws {
    let rows = (1...30).map { "('g\($0)', 1, 'GBP', 'paid', 1, 0, 0)" }.joined(separator: ", ")
    try change(gatewayFile, "INSERT INTO charge VALUES \(rows)")
    let result = try #require(try inspect().results.first { $0.check == .charges })
    #expect(result.findings.count == 20)
    #expect(result.further == 10)
  }

  @Test("What a hand has changed is found by the check that is about it, with its place")
  func tampered() throws {
    for tampering in Tampering.all {
      let copy = try Folder()
      let company = copy.url.appending(path: ShopDatabase.gatewayFile)
      try FileManager.default.copyItem(at: folder.file, to: copy.file)
      try FileManager.default.copyItem(at: gatewayFile, to: company)
      try change(copy.file, tampering.shop)
      try change(company, tampering.gateway)
      let inspection = try inspect(copy)
      #expect(failed(inspection) == tampering.found, "\(tampering.name)")
      let result = inspection.results.first { $0.check == tampering.found.last }
      let finding = try #require(result?.findings.first, "\(tampering.name)")
      #expect(finding.place.hasPrefix(tampering.place), "\(tampering.name)")
      #expect(finding.what.contains(tampering.words), "\(tampering.name): \(finding.what)")
      #expect(!finding.advice.isEmpty, "\(tampering.name)")
      let file = tampering.isOfCompany ? company : copy.file
      #expect(finding.file == file.path, "\(tampering.name)")
    }
  }
}
