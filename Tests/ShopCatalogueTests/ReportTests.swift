import ShopCatalogue
import ShopModel
import Testing

@Suite("The report")
struct ReportTests {
  @Test("I6: every row is judged; with one bad product none may be taken, or partially the rest")
  func allOrNone() {
    let reading = read(
      rows: "mug,Mug,12.00,10,MUG-1,Colour,Navy", "mug,,x,-1,MUG-2,,White",
      "cup,Cup,7.00,1,CUP,,", "pot,Pot,1.00,z,POT,,")
    #expect(reading.products.map(\.name) == ["Cup"])
    #expect(reading.report.rows == 4)
    #expect(reading.report.badProducts == 2)
    #expect(reading.report.errors.count == 3)
    #expect(!reading.report.isAcceptable())
    #expect(reading.report.isAcceptable(partially: true))
  }

  @Test("I6: nothing good is nothing to take, not even partially")
  func nothingGood() {
    #expect(!read(rows: "mug,Mug,x,1,A,,").report.isAcceptable(partially: true))
  }

  @Test("I6: a fault has physical line, column, text and reason")
  func fault() {
    let reading = read(rows: "mug,\"Mug\nlarge\",\"4,20\",10,MUG,,")
    let fault = reading.report.errors.first.first
    #expect(fault?.line == 3)
    #expect(fault?.column == "Variant Price")
    #expect(fault?.text == "4,20")
    #expect(
      fault?.reason == "“4,20” is not a price: write it with digits and at most one point")
  }

  @Test("I6: a text that is very long is cut in the report")
  func longText() {
    let long = String(repeating: "9", count: 5_000)
    let fault = read(rows: "mug,Mug,1.00,\(long),MUG,,").report.errors.first.first
    #expect(fault?.text == String(repeating: "9", count: 80) + "…")
  }

  @Test("I6: the first 50 in full, then counts by kind")
  func counts() {
    let rows = (0..<70).map { "p\($0),P,\($0 % 2 == 0 ? "x" : "1.00"),\($0 % 2 == 0 ? 1 : -1),,," }
    let report = read(([header] + rows).joined(separator: "\n")).report
    #expect(report.errors.count == 70)
    #expect(report.errors.first.count == 50)
    #expect(report.errors.first.map(\.line) == Array(2...51))
    #expect(report.errors.further.map(\.kind) == [.price, .stock])
    #expect(report.errors.further.map(\.count) == [10, 10])
    #expect(report.errors.lines.last == "and 20 more: price 10, stock 10")
    #expect(report.lines.first == "70 errors:")
    #expect(
      report.lines.last == "70 rows read: 0 good products with 0 variants, 70 products with errors")
  }

  @Test("I6: exactly 50 are told in full, with no count behind")
  func fifty() {
    let rows = (0..<50).map { "p\($0),P,x,1,,," }
    let errors = read(([header] + rows).joined(separator: "\n")).report.errors
    #expect(errors.lines.count == 50)
    #expect(errors.further.isEmpty)
  }

  @Test("I6: the report says in lines what a person needs to know")
  func lines() {
    let reading = read(
      """
      Handle,Title,Price,SKU,Zoo,Status
      mug,Mug,x,A,,
      cup,Cup,1.00,B,,
      pot,Pot,1.00,B,,
      pan,Pan,1.00,C,,draft
      """)
    #expect(
      reading.report.lines == [
        "1 error:",
        "  line 2, Price, “x”: “x” is not a price: write it with digits and at most one point",
        "3 warnings:",
        "  line 1, Variant Inventory Qty: without this column everything is sold out",
        "  line 4, SKU, “B”: line 3 has this SKU already, so the variant of line 4 is left out",
        "  line 4, “pot”: no variant of the product is left, so it is left out",
        "Unknown columns, ignored: Zoo",
        "1 product not published: left out",
        "4 rows read: 1 good product with 1 variant, 1 product with errors",
      ])
  }

  @Test(
    "I6: a row with more cells than columns is bad, unless they are empty; a shorter one is not")
  func lengths() {
    let reading = read("Handle,Title,Price,SKU\na,A,1.00,S,,\nb,B,1.00,T,x\nc,C,1.00\n")
    #expect(reading.report.errors.first.map(\.line) == [3])
    #expect(reading.products.map(\.name) == ["A", "C"])
  }

  @Test("I6: what is thrown while products are taken comes through")
  func throwing() {
    struct Full: Error {}
    var reader = CatalogueReader(region: .unitedKingdom)
    #expect(throws: Full.self) {
      try reader.feed(Array("\(header)\na,A,1.00,1,,,\nb,B,1.00,1,,,\n".utf8)) { _ in
        throw Full()
      }
    }
  }

  @Test("I6: after the end nothing more is read")
  func afterTheEnd() {
    var reader = CatalogueReader(region: .unitedKingdom)
    var names: [String] = []
    reader.feed(Array("\(header)\na,A,1.00,1,,,\n".utf8)) { names.append($0.name) }
    let report = reader.finish { names.append($0.name) }
    reader.feed(Array("b,B,1.00,1,,,\n".utf8)) { names.append($0.name) }
    #expect(reader.finish { names.append($0.name) } == report)
    #expect(names == ["A"])
  }
}
