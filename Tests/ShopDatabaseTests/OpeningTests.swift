import Foundation
import PatternKit
import ShopModel
import ShopServices
import Testing

@testable import ShopDatabase

/// What happens when a database is opened, and when it cannot be.
struct OpeningTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private var options: StoreOptions {
    StoreOptions(
      path: folder.file.path, region: nil, now: { Bench.start },
      identifiers: SeededIdentifiers(seed: 1), passwords: SystemPasswordHasher(.cheap),
      writes: WriteLog())
  }

  private func open(_ region: Region? = nil) throws(DatabaseError) -> ShopDatabase {
    try ShopDatabase(
      at: .file(folder.file), region: region, now: { Bench.start },
      identifiers: SeededIdentifiers(seed: 1))
  }

  private func error(_ region: Region? = nil) async -> DatabaseError? {
    do throws(DatabaseError) {
      await (try open(region)).close()
      return nil
    } catch {
      return error
    }
  }

  @Test("W1: what was put into a cart is there when the file is opened again")
  func survives() async throws {
    let first = try Bench(at: .file(folder.file))
    try await first.database.replaceCatalogue(Fixtures.small)
    _ = try await first.shop.cart.change(SKU("MUG-1"), by: 2)
    try await first.shop.session.finishOnboarding()
    let digest = try await first.database.digest()
    await first.database.close()
    let second = try Bench(at: .file(folder.file))
    let session = try await second.shop.session.read()
    #expect(session.cart.lines.map(\.sku.text) == ["MUG-1"])
    #expect(session.cart.count == 2)
    #expect(session.isOnboarded)
    #expect(try await second.database.digest() == digest)
    await second.database.close()
  }

  @Test("M7: a data directory has one region: its own is the default, another one is refused")
  func region() async throws {
    let first = try open(.japan)
    #expect(try await first.region() == .japan)
    await first.close()
    let second = try open()
    #expect(try await second.region() == .japan)
    await second.close()
    let error = try #require(await error(.germany))
    #expect(error == .otherRegion(file: folder.file.path, has: .japan, wanted: .germany))
    #expect(error.description.contains(folder.file.path))
    #expect(error.description.contains("JP"))
  }

  @Test("M7: the region of a new data directory is GB unless told otherwise")
  func defaultRegion() async throws {
    let database = try open()
    #expect(try await database.region() == .unitedKingdom)
    await database.close()
  }

  @Test("M7: who is shopping is told where the shop sells", arguments: Region.allCases)
  func regionOfTheSession(region: Region) async throws {
    let database = try open(region)
    let session = try await database.shop(feed: ChangeFeed()).session.read()
    #expect(session.region == region)
    #expect(session.cart.subtotal.currency == region.currency)
    await database.close()
  }

  @Test("W2: a file that is no database is refused by name, and left as it is")
  func damaged() async throws {
    let junk = Data(repeating: 0x41, count: 8_192)
    try junk.write(to: folder.file)
    let error = try #require(await error())
    #expect(error == .damaged(file: folder.file.path))
    #expect(error.description.contains(folder.file.path))
    #expect(try Data(contentsOf: folder.file) == junk)
  }

  @Test("W2: a page that is broken later fails the call, with the file and what to do")
  func damagedInTheMiddle() async throws {
    let bench = try Bench(at: .file(folder.file))
    try await bench.database.replaceCatalogue(
      (0..<2_000).map { Fixtures.product("p\($0)", "Product \($0)") })
    await bench.database.close()
    var bytes = try Data(contentsOf: folder.file)
    let start = bytes.count / 4
    bytes.replaceSubrange(
      start..<bytes.count, with: Data(repeating: 0xA5, count: bytes.count - start))
    try bytes.write(to: folder.file)
    let broken = try Bench(at: .file(folder.file))
    var told: ShopError?
    do throws(ShopError) {
      var cursor: PageCursor?
      repeat {
        cursor = try await broken.shop.catalog.page(CatalogQuery(), after: cursor).next
      } while cursor != nil
    } catch {
      told = error
    }
    #expect(told == .unusable(DatabaseError.damaged(file: folder.file.path).description))
    await broken.database.close()
    #expect(try Data(contentsOf: folder.file) == bytes, "nothing was written to it")
  }

  @Test("W2: a newer schema is refused with both versions, and left as it is")
  func newer() async throws {
    await (try open()).close()
    let connection = try Connection(folder.file.path)
    try connection.execute("PRAGMA user_version = 99")
    connection.close()
    let before = try Data(contentsOf: folder.file)
    let known = Schema.shop.migrations.count
    let error = try #require(await error())
    #expect(error == .newer(file: folder.file.path, version: 99, known: known))
    #expect(error.description.contains("99"))
    #expect(try Data(contentsOf: folder.file) == before)
  }

  @Test("W2: another program's database is refused, and left as it is")
  func foreign() async throws {
    let connection = try Connection(folder.file.path)
    try connection.execute("CREATE TABLE note (text TEXT)")
    connection.close()
    let before = try Data(contentsOf: folder.file)
    #expect(await error() == .foreign(file: folder.file.path))
    #expect(try Data(contentsOf: folder.file) == before)
  }

  @Test("W2: a file in a folder that is not there is refused with the system's reason")
  func unreachable() throws {
    let missing = folder.url.appending(path: "missing/shop.sqlite")
    #expect {
      try ShopDatabase(
        at: .file(missing), now: { Bench.start }, identifiers: SeededIdentifiers(seed: 1))
    } throws: { error in
      guard case .unreachable(let file, _)? = error as? DatabaseError else { return false }
      return file == missing.path
    }
  }

  @Test("W2: a read-only, a full and a broken database say so, with the file and what to do")
  func messages() {
    let file = "/data/shop.sqlite"
    let answers: [(Int32, DatabaseError)] = [
      (5, .inUse(file: file)), (6, .inUse(file: file)), (8, .readOnly(file: file)),
      (11, .damaged(file: file)), (13, .full(file: file)), (26, .damaged(file: file)),
      (14, .unreachable(file: file, reason: "why")),
    ]
    for (code, error) in answers {
      let mapped = DatabaseError(SQLError(code: code, message: "why"), file: file)
      #expect(mapped == error, "\(code)")
      #expect(mapped.description.contains(file), "\(code)")
      #expect(mapped.description.hasSuffix("."), "\(code)")
    }
    #expect(Set(answers.map(\.1.description)).count == 5)
    #expect(DatabaseError.inUse(file: file).shopError == .inUse)
    #expect(
      DatabaseError.full(file: file).shopError
        == .unusable(DatabaseError.full(file: file).description))
  }

  @Test("W2: when the disk is full a call fails with the file's name, and nothing is lost")
  func full() throws {
    let shop = try options.open(patience: 0)
    let connection = shop.connection
    let pages = try #require(try connection.int("PRAGMA page_count"))
    _ = try connection.rows("PRAGMA max_page_count = \(pages)") { $0.int(0) }
    #expect {
      try connection.transaction {
        let catalogue = try CatalogueImport(shop)
        for index in 0..<2_000 {
          try catalogue.add(Fixtures.product("p\(index)", "Product \(index)"))
        }
      }
    } throws: { error in
      (error as? SQLError).map { DatabaseError($0, file: "x") } == .full(file: "x")
    }
    #expect(try connection.int("SELECT count(*) FROM product") == 0)
    _ = try connection.rows("PRAGMA max_page_count = 100000") { $0.int(0) }
    try connection.transaction { try CatalogueImport(shop).add(Fixtures.small[0]) }
    #expect(try connection.int("SELECT count(*) FROM product") == 1, "it goes on as before")
  }

  @Test("W2: on a full disk calls say so, with the file and what to do; what was there stays")
  func fullWhileShopping() async throws {
    let store = try Store(options, executor: ShopExecutor())
    _ = try await store.replaceCatalogue { catalogue in
      for product in Fixtures.small { try catalogue.add(product) }
    }
    func fill(_ isFull: Bool) async throws {
      try await store.read { shop in
        let used = try shop.connection.int("PRAGMA page_count") ?? 0
        _ = try shop.connection.rows("PRAGMA max_page_count = \(isFull ? used : 1_000_000)") {
          $0.int(0)
        }
      }
    }
    let email = String(repeating: "a", count: 20_000) + "@example.com"
    let register: @Sendable (OpenShop, inout News) throws -> Void = { shop, _ in
      let credentials = Credentials(email: email, password: Secret("correct horse"))
      _ = try AccountTable(shop).register(credentials)
    }
    try await fill(true)
    let told = ShopError.unusable(DatabaseError.full(file: folder.file.path).description)
    await #expect(throws: told) { _ = try await store.commit(in: nil, register) }
    await #expect(throws: DatabaseError.full(file: folder.file.path)) {
      try await store.replaceCatalogue { catalogue in
        for index in 0..<500 { try catalogue.add(Fixtures.product("p\(index)", "P")) }
      }
    }
    #expect(
      try await store.read { try CatalogTable(shop: $0).page(CatalogQuery(), after: nil) }
        .items.count == 6)
    #expect(try await store.read { try $0.connection.int("SELECT count(*) FROM account") } == 0)
    try await fill(false)
    _ = try await store.commit(in: nil, register)
    #expect(try await store.read { try $0.connection.int("SELECT count(*) FROM account") } == 1)
    await store.close()
  }

  @Test("W2: a database that cannot be written says so")
  func readOnly() throws {
    let connection = try options.open(patience: 0).connection
    try connection.execute("PRAGMA query_only = ON")
    #expect {
      try connection.transaction { try connection.run("UPDATE shop SET onboarded = 1") }
    } throws: { error in
      (error as? SQLError).map { DatabaseError($0, file: "x") } == .readOnly(file: "x")
    }
  }

  @Test("W2: a held file can be opened; its calls fail as in use until it is let go, then go on")
  func inUse() async throws {
    await (try open()).close()
    let holder = try Connection(folder.file.path)
    try holder.execute("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE")
    var options = options
    #expect(options.patience == 2_000, "two seconds")
    options.patience = 10
    let store = try Store(options, executor: ShopExecutor())
    await #expect(throws: ShopError.inUse) { _ = try await store.readSession() }
    await #expect(throws: ShopError.inUse) { _ = try await store.readSession() }
    try holder.execute("ROLLBACK")
    let (_, session) = try await store.readSession()
    #expect(session.cart.isEmpty)
    try holder.execute("PRAGMA journal_mode = WAL; BEGIN IMMEDIATE")
    await #expect(throws: ShopError.inUse) {
      _ = try await store.commit(in: nil) { shop, _ in
        _ = try SessionTable(shop).finishOnboarding()
      }
    }
    _ = try await store.read { $0.region }
    try holder.execute("COMMIT")
    _ = try await store.commit(in: nil) { shop, _ in
      _ = try SessionTable(shop).finishOnboarding()
    }
    #expect(try await store.readSession().1.isOnboarded)
    await store.close()
    holder.close()
  }

  @Test("A closed database refuses every call")
  func closed() async throws {
    let bench = try Bench(at: .file(folder.file))
    await bench.database.close()
    await #expect(throws: ShopError.refused) { _ = try await bench.shop.session.read() }
    await #expect(throws: ShopError.refused) { _ = try await bench.shop.catalog.categories() }
    await #expect(throws: ShopError.refused) {
      _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 1)
    }
  }
}
