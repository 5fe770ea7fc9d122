import ShopCatalogue
import ShopModel
import Testing

@Suite("Encoding, line ends and quotes")
struct EncodingAndQuotesTests {
  @Test("I1: one leading BOM is dropped, a second one is text")
  func byteOrderMark() throws {
    let text = "Handle,Title,Price\nmug,Mug,1.00\n"
    #expect(try product(read("\u{FEFF}" + text)).name == "Mug")
    #expect(
      read("\u{FEFF}\u{FEFF}" + text).report.refusal
        == .missingColumns(["Handle or URL handle"]))
  }

  @Test("I1: LF, CRLF and CR end a row alike", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) {
    let text = ["Handle,Title,Price", "mug,Mug,1.00", "", "cup,Cup,x", "pot,Pot,2.00"]
      .joined(separator: end)
    let reading = read(text)
    #expect(reading.products.map(\.name) == ["Mug", "Pot"])
    #expect(reading.report.errors.first.map(\.line) == [4])
    #expect(reading.report.rows == 3)
  }

  @Test("I1: a row may end with the file or with a line end, and blank lines are none")
  func lastLine() {
    for end in ["", "\n", "\r\n", "\n\n\n", "\r\r"] {
      let reading = read("Handle,Title,Price\nmug,Mug,1.00" + end)
      #expect(reading.products.count == 1)
      #expect(reading.report.rows == 1)
    }
  }

  @Test("I1: quotes hold commas, doubled quotes and line breaks of each kind")
  func quotes() throws {
    let reading = read(
      """
      Handle,Title,Vendor,Price,Barcode\r
      mug,"Mug, ""large""\","Fern
      Moss",1.00,"a\r\nb\rc"
      """)
    let mug = try product(reading)
    #expect(mug.name == "Mug, \"large\"")
    #expect(mug.vendor == "Fern Moss")
    #expect(mug.variants[0].barcode == "a\r\nb\rc")
  }

  @Test("I1: line breaks inside quotes count as physical lines, a CRLF as one")
  func linesInsideQuotes() {
    let reading = read("Handle,Title,Vendor,Price\nmug,Mug,\"a\nb\r\nc\rd\",1.00\ncup,Cup,,x\n")
    #expect(reading.report.errors.first.map(\.line) == [6])
  }

  @Test("I1: a cell's line is the one on which it begins")
  func lineOfCell() {
    let reading = read("Handle,Title,Vendor,Price\nmug,Mug,\"a\nb\nc\",x\n")
    #expect(reading.report.errors.first.map(\.line) == [4])
  }

  @Test("I1: an empty quoted cell is a cell, and a row of it no blank line")
  func emptyQuotes() {
    let reading = read("Handle,Title,Price\n\"\"\nmug,\"\",1.00\n")
    #expect(reading.report.rows == 2)
    #expect(reading.report.errors.first.map(\.kind) == [.handle, .title])
  }

  @Test("I1: a quote where none may be is reported with its line, and the rows behind are read")
  func strayQuotes() {
    let reading = read(
      "Handle,Title,Price\nmug,M\"ug,1.00\ncup,\"Cup\"x,1.00\npot,Pot,1.00\n")
    #expect(
      reading.report.errors.first.map(\.description) == [
        "line 2, Title, “M\"ug”: a quote stands inside a cell that does not begin with one",
        "line 3, Title, “Cupx”: text stands behind the closing quote",
      ])
    #expect(reading.products.map(\.name) == ["Pot"])
  }

  @Test("I1: a quote that is never closed is reported where it was opened")
  func unclosedQuote() {
    let reading = read("Handle,Title,Price\nmug,\"Mug,1.00\ncup,Cup,1.00\n")
    #expect(reading.products.isEmpty)
    #expect(reading.report.errors.first.map(\.line) == [2])
    #expect(reading.report.errors.first.map(\.reason) == ["the closing quote is missing"])
  }

  @Test("I1: a quote that is never closed does not fill the memory")
  func endlessRow() {
    var reader = CatalogueReader(region: .unitedKingdom)
    reader.feed(Array("Handle,Title,Price\nmug,Mug,1.00\ncup,\"".utf8)) { _ in }
    for _ in 0..<40 where reader.report.refusal == nil {
      reader.feed(Array(repeating: UInt8(ascii: "x"), count: 65_536)) { _ in }
    }
    let report = reader.finish { _ in }
    #expect(report.refusal == .endlessRow(line: 3))
    #expect(!report.isAcceptable(partially: true))
  }

  @Test(
    "I1: another encoding is refused with the offset",
    arguments: [
      ([0xE9], 0), ([0xC0, 0xAF], 0), ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
      ([0xE2, 0x82], 0), ([0x61, 0xFF], 1), ([0xC3, 0xA9, 0xC3], 2), ([0xF0, 0x80, 0x80, 0x80], 0),
      ([0xE0, 0x80, 0x80], 0), ([0x80], 0), ([0xF5], 0),
    ] as [([UInt8], Int)])
  func otherEncodings(bytes: [UInt8], offset: Int) {
    let beginning = Array("Handle,Title,Price\nmug,".utf8)
    let reading = CatalogueReading(
      beginning + bytes + Array(",1.00\n".utf8), region: .unitedKingdom)
    #expect(reading.report.refusal == .notUTF8(offset: beginning.count + offset))
    #expect(!reading.report.isAcceptable(partially: true))
  }

  @Test("I1: UTF-16 is refused at its first byte, and a file cut inside a character at that one")
  func otherFiles() {
    let utf16: [UInt8] = [0xFF, 0xFE, 0x48, 0x00]
    #expect(
      CatalogueReading(utf16, region: .japan).report.refusal == .notUTF8(offset: 0))
    let cut = Array("Handle,Title,Price\nmug,Caf".utf8) + [0xC3]
    #expect(
      CatalogueReading(cut, region: .japan).report.refusal == .notUTF8(offset: cut.count - 1))
    #expect(
      CatalogueRefusal.notUTF8(offset: 26).description
        == "The file is not in UTF-8: at offset 26 stands another encoding. Save it as UTF-8")
  }

  @Test("I1: every length of character is read")
  func characters() throws {
    #expect(try product(read("Handle,Title,Price\nmug,aé€😀,1.00")).name == "aé€😀")
  }

  @Test("I1: an empty file is refused, and so is one without products")
  func emptyFiles() {
    #expect(read("").report.refusal == .empty)
    #expect(read("\n\n").report.refusal == .empty)
    #expect(read("Handle,Title,Price\n").report.refusal == .noProducts)
  }
}
