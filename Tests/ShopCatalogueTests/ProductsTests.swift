import ShopCatalogue
import ShopModel
import Testing

@Suite("Rows, products and variants")
struct ProductsTests {
  @Test("I3: rows group by handle; a blank handle or title goes on with the product before")
  func grouping() {
    let reading = read(
      rows: "mug,Mug,12.00,10,MUG-1,Colour,Navy", "mug,,13.00,5,MUG-2,,White",
      ",,14.00,0,MUG-3,,Moss", ",Mug,15.00,1,MUG-4,,Clay", "cup,Cup,7.00,1,CUP,,")
    #expect(reading.report.lines == ["5 rows read: 2 good products with 5 variants"])
    #expect(reading.products.map(\.name) == ["Mug", "Cup"])
    #expect(
      reading.products.first?.variants.map(\.sku.text) == ["MUG-1", "MUG-2", "MUG-3", "MUG-4"])
    #expect(
      reading.products.first?.variants.map(\.price.minorUnits) == [1_200, 1_300, 1_400, 1_500])
    #expect(
      reading.products.first?.options
        == [ProductOption(name: "Colour", values: ["Navy", "White", "Moss", "Clay"])])
  }

  @Test("I3: an image-only row adds no variant, wherever it stands")
  func imageRows() throws {
    let reading = read(
      """
      Handle,Title,Price,Inventory quantity,SKU,Option1 Name,Option1 Value,Image Src
      mug,Mug,12.00,10,MUG-1,Colour,Navy,1.jpg
      mug,,,,,,,2.jpg
      mug,,13.00,5,MUG-2,,White,3.jpg
      ,,,,,,,4.jpg
      """)
    #expect(try product(reading).variants.map(\.sku.text) == ["MUG-1", "MUG-2"])
    #expect(reading.report.rows == 4)
  }

  @Test("I3: what belongs to the product stands in its first row")
  func firstRow() throws {
    let reading = read(
      """
      Handle,Title,Price,Vendor,Tags,Type,Option1 Name,Option1 Value
      mug,Mug,12.00,Fern,"a,b , a,,c",Kitchen,Colour,Navy
      mug,,13.00,Moss,z,Garden,,White
      """)
    let mug = try product(reading)
    #expect(mug.vendor == "Fern")
    #expect(mug.tags == ["a", "b", "c"])
    #expect(mug.category.name == "Kitchen")
  }

  @Test("I3: a title that differs on a row that goes on is ignored, which is said")
  func otherTitle() throws {
    let reading = read(
      rows: "mug,Mug,12.00,10,MUG-1,Colour,Navy", ",Cup,13.00,5,MUG-2,,White")
    #expect(try product(reading).variants.count == 2)
    #expect(
      reading.report.warnings.first.map(\.description) == [
        "line 3, Title, “Cup”: the row goes on with “mug” of line 2; its title is ignored"
      ])
  }

  @Test("I3: a first row without a handle, and a product without a title, are errors")
  func unnamed() {
    let reading = read(rows: ",Mug,12.00,10,MUG,,", "cup,,7.00,1,CUP,,")
    #expect(
      reading.report.errors.first.map(\.description) == [
        "line 2, Handle: the first row has to name its product",
        "line 3, Title: a product needs a title",
      ])
  }

  @Test("I3: the rows of a product stand together")
  func scattered() {
    let reading = read(
      rows: "mug,Mug,12.00,10,MUG-1,,", "cup,Cup,7.00,1,CUP,,", "mug,Mug,12.00,10,MUG-2,,")
    #expect(
      reading.report.errors.first.map(\.description) == [
        "line 4, Handle, “mug”: the rows of a product stand together, and this one's began at "
          + "line 2"
      ])
    #expect(reading.products.map(\.handle.text) == ["mug", "cup"])
  }

  @Test("I3: handles are compared byte for byte")
  func handles() {
    let reading = read(
      rows: "caf\u{E9},A,1.00,1,A,,", "cafe\u{301},B,1.00,1,B,,", "Mug,C,1.00,1,C,,",
      "mug,D,1.00,1,D,,")
    #expect(reading.products.map(\.name) == ["A", "B", "C", "D"])
  }

  @Test("I3: three options, in the file's order, values in order of first use")
  func threeOptions() throws {
    let reading = read(
      """
      Handle,Title,Price,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,\
      Option3 Value
      tee,Tee,9.00,Size,M,Colour,Navy,Cut,Loose
      tee,,9.00,,S,,White,,Loose
      tee,,9.00,,M,,White,,Slim
      """)
    let tee = try product(reading)
    #expect(
      tee.options == [
        ProductOption(name: "Size", values: ["M", "S"]),
        ProductOption(name: "Colour", values: ["Navy", "White"]),
        ProductOption(name: "Cut", values: ["Loose", "Slim"]),
      ])
    #expect(
      tee.variants.map(\.title) == ["M / Navy / Loose", "S / White / Loose", "M / White / Slim"])
  }

  @Test("I3: the only variant of a product, Default Title, is no choice")
  func defaultTitle() throws {
    let pen = try product(read(rows: "pen,Pen,3.00,1,PEN,Title,Default Title"))
    #expect(pen.options.isEmpty)
    #expect(pen.variants[0].choices.isEmpty)
  }

  @Test("I3: options and values that do not fit together are errors")
  func optionFaults() {
    let reading = read(
      rows: "a,A,1.00,1,A1,Colour,Navy", "a,,1.00,1,A2,,",
      "b,B,1.00,1,B1,Colour,Navy", "b,,1.00,1,B2,,Navy",
      "c,C,1.00,1,C1,,", "c,,1.00,1,C2,,",
      "d,D,1.00,1,D1,,Navy")
    #expect(
      reading.report.errors.first.map { "\($0.line): \($0.reason)" } == [
        "3: the option has no value", "5: the variant of line 4 has the same values",
        "7: a second variant needs an option that tells it from that of line 6",
        "8: the value belongs to no option of the product",
      ])
    #expect(reading.report.badProducts == 4)
    let twice = read(
      "Handle,Title,Price,Option1 Name,Option1 Value,Option2 Name,Option2 Value\n"
        + "a,A,1.00,Size,S,Size,M\n")
    #expect(twice.report.errors.first.map(\.reason) == ["two options have the same name"])
  }

  @Test("I3: a product has at most 2,048 variants")
  func manyVariants() {
    let rows = (1...2_049).map { "a,\($0 == 1 ? "A" : ""),1.00,1,,\($0 == 1 ? "N" : ""),\($0)" }
    let reading = read(([header] + rows).joined(separator: "\n"))
    #expect(reading.report.errors.first.map(\.line) == [2_050])
    #expect(
      read(([header] + rows.dropLast()).joined(separator: "\n")).products.first?.variants.count
        == 2_048)
  }

  @Test("I4: SKU and barcode are text, byte for byte", arguments: ["0017", "90.750", " a b ", "é"])
  func bytes(text: String) throws {
    let variant = try product(
      read("Handle,Title,Price,SKU,Barcode\nmug,Mug,1.00,\(text),\(text)\n")
    ).variants[0]
    #expect(Array(variant.sku.text.utf8) == Array(text.utf8))
    #expect(Array(variant.barcode.utf8) == Array(text.utf8))
  }

  @Test("I4: SKUs that differ in one byte are two")
  func distinctSKUs() {
    let reading = read(
      rows: "a,A,1.00,1,17,,", "b,B,1.00,1,0017,,", "c,C,1.00,1,caf\u{E9},,",
      "d,D,1.00,1,cafe\u{301},,")
    #expect(reading.report.lines == ["4 rows read: 4 good products with 4 variants"])
  }

  @Test("I4: a variant without SKU gets handle and number in file order, taken numbers skipped")
  func madeSKUs() {
    let reading = read(
      rows: "x,X,1.00,1,mug-1,,",
      "mug,Mug,1.00,1,,Colour,Navy", "mug,,1.00,1,OWN,,White", "mug,,1.00,1, ,,Moss",
      "mug,,1.00,1,mug-3,,Clay", "mug,,1.00,1,,,Sea")
    #expect(
      reading.products.last?.variants.map(\.sku.text) == [
        "mug-2", "OWN", "mug-4", "mug-3", "mug-5",
      ])
  }

  @Test("I4: of one SKU twice the first wins, and the second is reported with both lines")
  func duplicateSKUs() {
    let reading = read(
      rows: "mug,Mug,1.00,1,A,Colour,Navy", "mug,,2.00,2,A,,White", "mug,,3.00,3,B,,Moss",
      "cup,Cup,4.00,4,B,Colour,Navy", "cup,,5.00,5,C,,White", "pot,Pot,6.00,6,C,,")
    #expect(
      reading.report.warnings.first.map(\.description) == [
        "line 3, Variant SKU, “A”: line 2 has this SKU already, so the variant of line 3 is left "
          + "out",
        "line 5, Variant SKU, “B”: line 4 has this SKU already, so the variant of line 5 is left "
          + "out",
        "line 7, Variant SKU, “C”: line 6 has this SKU already, so the variant of line 7 is left "
          + "out",
        "line 7, “pot”: no variant of the product is left, so it is left out",
      ])
    #expect(reading.products.map { $0.variants.map(\.sku.text) } == [["A", "B"], ["C"]])
    #expect(reading.products.first?.options[0].values == ["Navy", "Moss"])
    #expect(reading.report.isAcceptable())
  }

  @Test("I4: the SKUs of a product that is not taken are free again")
  func freedSKUs() {
    let reading = read(rows: "mug,Mug,x,1,A,,", "cup,Cup,1.00,1,A,,")
    #expect(reading.products.map(\.name) == ["Cup"])
    #expect(reading.report.warnings.count == 0)
  }

  @Test("I4, L3: a handle or SKU that no link could carry is an error")
  func longNames() {
    let long = String(repeating: "x", count: 256)
    let reading = read(
      rows: "\(long),A,1.00,1,A,,", "b,B,1.00,1,\(long),,", "c,C,1.00,1,\(long.dropLast()),,")
    #expect(reading.report.errors.first.map(\.column) == ["Handle", "Variant SKU"])
    #expect(reading.products.map(\.name) == ["C"])
  }

  @Test(
    "I5, M2: prices by the strict grammar; the text that is refused is told",
    arguments: [
      "4,20", "1.234,56", "12abc", "-1", "1e3", " 1.00", "1.", ".5", "£1.00", "1.005", "١٢",
    ])
  func refusedPrices(text: String) {
    let reading = read("Handle,Title,Price\nmug,Mug,\"\(text)\"\ncup,Cup,1.00\n")
    #expect(reading.report.errors.first.map(\.text) == [text])
    #expect(reading.report.errors.first.map(\.column) == ["Price"])
    #expect(reading.report.errors.first.first?.reason.contains("“\(text)”") == true)
  }

  @Test("I5: a variant needs a price, and the compare-at price is judged too")
  func missingPrice() {
    let reading = read(
      "Handle,Title,Price,Compare-at price\nmug,Mug,,\ncup,Cup,1.00,2,50\npot,Pot,1.00,x\n")
    #expect(
      reading.report.errors.first.map { "\($0.line) \($0.column): \($0.reason)" } == [
        "2 Price: there is no price",
        "3 : the row has more cells than the header has columns",
        "4 Compare-at price: “x” is not a price: write it with digits and at most one point",
      ])
  }

  @Test("I5: stock is 0…999,999", arguments: [("0", 0), ("999999", 999_999), ("007", 7), ("", 0)])
  func stock(text: String, stock: Int) throws {
    #expect(try product(read(rows: "mug,Mug,1.00,\(text),A,,")).variants[0].stock == stock)
  }

  @Test(
    "I5: any other stock is refused with its text",
    arguments: ["1000000", "-1", "1.5", "ten", "+3", " 1", "9999999999999999999999"])
  func refusedStock(text: String) {
    let errors = read(rows: "mug,Mug,1.00,\(text),A,,").report.errors
    #expect(errors.first.map(\.kind) == [.stock])
    #expect(errors.first.map(\.text) == [text])
  }

  @Test(
    "I5: a weight is a number of grams, rounded up",
    arguments: [("", 0), ("400", 400), ("400.0", 400), ("0.5", 1), ("9999999", 9_999_999)])
  func grams(text: String, grams: Int) throws {
    let reading = read("Handle,Title,Price,Variant Grams\nmug,Mug,1.00,\(text)\n")
    #expect(try product(reading).variants[0].grams == grams)
  }

  @Test("I5: any other weight is refused", arguments: ["-1", "1,5", "2kg", "10000000", "1.", ".5"])
  func refusedGrams(text: String) {
    let errors = read("Handle,Title,Price,Variant Grams\nmug,Mug,1.00,\"\(text)\"\n").report.errors
    #expect(errors.first.map(\.kind) == [.weight])
  }
}
