import Foundation
import ShopCatalogue
import ShopModel
import Testing

@Suite("Any cut of the file")
struct ChunksTests {
  /// Everything that can stand across a cut: a BOM, characters of each length, CRLF and CR,
  /// quotes, doubled quotes, faults, blank lines.
  static let text =
    "\u{FEFF}Handle,Title,Body (HTML),Price,Inventory quantity,SKU,Option1 Name,Option1 Value\r\n"
    + "mug,\"Mug, \"\"große\"\" 😀\",\"<p>a\r\nb &amp; c</p>\r<p>d</p>\",12.00,3,A,Colour,Café\r\n"
    + "mug,,,4,20,1,B,,抹茶\r\r\n"
    + "cup,Cup,\"\",7.00,1,\"A\",,\n\n"
    + "pot,P\"ot,,1.00,1,C,,\rpan,\"Pan\"x,,1.00,1,D,,\n"
    + ",,,x,y,E,,\n"
    + "end,End,\"\"\"\",1.00,9,,,"

  static func read(_ bytes: [UInt8], cutEvery size: Int) -> (products: [Product], CatalogueReport) {
    var reader = CatalogueReader(region: .unitedKingdom)
    var products: [Product] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      reader.feed(Array(bytes[start..<min(start + size, bytes.count)])) { products.append($0) }
    }
    let report = reader.finish { products.append($0) }
    return (products, report)
  }

  @Test("I7: pieces of any size come to the same")
  func sizes() {
    let bytes = Array(ChunksTests.text.utf8)
    let whole = ChunksTests.read(bytes, cutEvery: bytes.count)
    #expect(whole.products.map(\.name) == ["Cup", "End"])
    #expect(whole.1.errors.count == 5)
    for size in 1..<bytes.count {
      let cut = ChunksTests.read(bytes, cutEvery: size)
      #expect(cut.products == whole.products)
      #expect(cut.1 == whole.1)
    }
  }

  @Test("I7: two pieces cut anywhere come to the same, empty ones between them too")
  func cuts() {
    let bytes = Array(ChunksTests.text.utf8)
    let whole = ChunksTests.read(bytes, cutEvery: bytes.count)
    for cut in 0...bytes.count {
      var reader = CatalogueReader(region: .unitedKingdom)
      var products: [Product] = []
      for piece in [[], Array(bytes[..<cut]), [], Array(bytes[cut...]), []] {
        reader.feed(piece) { products.append($0) }
      }
      #expect(reader.finish { products.append($0) } == whole.1)
      #expect(products == whole.products)
    }
  }

  @Test(
    "I7: a refused encoding is refused at the same offset, after the same rows",
    arguments: [
      [0xE9, 0x2C], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80],
    ] as [[UInt8]])
  func refusals(bad: [UInt8]) {
    let bytes =
      Array("\(header)\na,A,x,1,,,\nb,Bé".utf8) + bad + Array(",1.00,1,,,\n".utf8)
    let whole = ChunksTests.read(bytes, cutEvery: bytes.count)
    #expect(whole.1.refusal == .notUTF8(offset: bytes.count - 11 - bad.count))
    for size in 1..<bytes.count {
      #expect(ChunksTests.read(bytes, cutEvery: size).1 == whole.1)
    }
  }

  @Test("I7: a file is read as its bytes are, and a missing one is named")
  func files() throws {
    var products: [Product] = []
    let path = Files.path("App/Resources/shipped.csv")
    let report = try CatalogueFile.read(path, region: .germany) { products.append($0) }
    let reading = CatalogueReading(
      try Files.bytes("App/Resources/shipped.csv"), region: .germany)
    #expect(report == reading.report)
    #expect(products == reading.products)
    #expect(throws: CatalogueFileError(path: "/nowhere/x.csv")) {
      try CatalogueFile.read("/nowhere/x.csv", region: .japan) { _ in }
    }
    #expect(CatalogueFileError(path: "/nowhere/x.csv").description.contains("/nowhere/x.csv"))
  }
}
