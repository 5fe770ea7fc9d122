import Foundation
import ShopCatalogue
import ShopDatabase
import ShopModel
import ShopServices
import Testing

/// The way of a catalogue from the bytes of a file to the shelves: reader and database together.
struct CatalogueFileTests {
  private struct Refused: Error {}

  private nonisolated static let header =
    "Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price\r\n"
  private nonisolated static let good =
    "\u{FEFF}" + header + "mug,\"Mug, \"\"big\"\"\nand blue\",Kitchen,Size,L,0017,5,12.00\r\n"
    + "mug,,,,XL,90.750,0,15.00\r\n" + "ランプ,Étagère ☕️,Light,,,L,3,89.00\r\n"
  private nonisolated static let bad = good + "boat,Boat,Toys,,,B,1,\"4,20\"\r\n"

  let bench: Bench

  init() async throws {
    bench = try await Bench.stocked()
  }

  /// Takes a text as it is read in pieces of that size: all of it, or nothing.
  private func take(_ text: String, chunk: Int, partially: Bool = false) async throws {
    try await bench.database.replaceCatalogue { catalogue in
      var reader = CatalogueReader(region: .unitedKingdom)
      let bytes = Array(text.utf8)
      for start in stride(from: 0, to: bytes.count, by: chunk) {
        try reader.feed(Array(bytes[start..<min(start + chunk, bytes.count)])) {
          try catalogue.add($0)
        }
      }
      let report = try reader.finish { try catalogue.add($0) }
      guard report.isAcceptable(partially: partially) else { throw Refused() }
    }
  }

  @Test("I1, I4, I7: however a file is cut, the same is on the shelves, byte for byte")
  func chunks() async throws {
    var dumps: [String] = []
    for chunk in [1, 2, 3, 7, 64, 100_000] {
      try await take(Self.good, chunk: chunk)
      dumps.append(try await bench.database.dump())
    }
    #expect(dumps.allSatisfy { $0 == dumps[0] })
    let mug = try await bench.shop.catalog.product(Handle("mug"))
    #expect(mug?.name == "Mug, \"big\" and blue")
    #expect(mug?.variants.map(\.sku.text) == ["0017", "90.750"])
    #expect(mug?.variants.map(\.price) == [Money(1_200, .gbp), Money(1_500, .gbp)])
    let found = try await bench.shop.catalog.page(CatalogQuery(text: "etagere"), after: nil)
    #expect(found.items.map(\.handle.text) == ["ランプ"])
  }

  @Test("I6: one bad row and nothing of the file is taken, however late it comes; or the good ones")
  func allOrNone() async throws {
    let before = try await bench.database.digest()
    for chunk in [1, 100_000] {
      await #expect(throws: Refused.self) { try await take(Self.bad, chunk: chunk) }
      #expect(try await bench.database.digest() == before)
    }
    try await take(Self.bad, chunk: 7, partially: true)
    #expect(
      try await bench.shop.catalog.page(CatalogQuery(), after: nil).items.map(\.handle.text)
        == ["mug", "ランプ"])
  }

  @Test("I6: a file that turns out to be of another encoding at its end changes nothing")
  func encoding() async throws {
    let before = try await bench.database.digest()
    await #expect(throws: Refused.self) {
      try await bench.database.replaceCatalogue { catalogue in
        var reader = CatalogueReader(region: .unitedKingdom)
        try reader.feed(Array(Self.good.utf8) + [0x80]) { try catalogue.add($0) }
        let report = try reader.finish { try catalogue.add($0) }
        let offset = Self.good.utf8.count
        #expect(report.refusal == .notUTF8(offset: offset))
        guard report.isAcceptable(partially: true) else { throw Refused() }
      }
    }
    #expect(try await bench.database.digest() == before)
  }

  @Test("I7, O3, K7: lines and marks of products that are gone stay and say so, and come back")
  func gone() async throws {
    try await bench.register()
    _ = try await bench.shop.cart.change(SKU("MUG-1"), by: 2)
    try await bench.shop.saved.set(Handle("teapot"), true)
    try await take(Self.good, chunk: 64)
    let session = try await bench.shop.session.read()
    #expect(session.cart.lines.map(\.availability) == [.gone])
    #expect(session.cart.lines.map(\.quantity) == [2])
    let saved = try await bench.shop.saved.list()
    #expect(saved.map(\.handle.text) == ["teapot"])
    #expect(saved.map(\.name) == ["Teapot"])
    #expect(saved.first?.summary == nil, "no longer sold")
    try await bench.database.replaceCatalogue(Fixtures.small)
    #expect(
      try await bench.shop.session.read().cart.lines.map(\.availability) == [.available])
    #expect(try await bench.shop.saved.list().first?.summary != nil)
  }

  @Test("I7: a file on the disk, read piece by piece, is the same as its bytes at once")
  func file() async throws {
    let folder = try Folder()
    let path = folder.url.appending(path: "products.csv").path
    var bytes: [UInt8] = []
    for chunk in CatalogueGenerator(seed: 3, products: 700) { bytes += chunk }
    try #require(bytes.count > 2 * CatalogueFile.chunkSize)
    try Data(bytes).write(to: URL(filePath: path))
    try await bench.database.replaceCatalogue { catalogue in
      let report = try CatalogueFile.read(path, region: .unitedKingdom) { try catalogue.add($0) }
      guard report.isAcceptable() else { throw Refused() }
    }
    let streamed = try await bench.database.digest()
    let reading = CatalogueReading(bytes, region: .unitedKingdom)
    #expect(try await bench.database.replaceCatalogue(reading.products) == 700)
    #expect(try await bench.database.digest() == streamed)
  }
}
