import ShopCatalogue
import ShopModel
import Testing

@Suite("Columns and categories")
struct ColumnsTests {
  @Test("I2: both generations of Shopify's CSV are read alike")
  func generations() throws {
    let older = read(
      """
      Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,\
      Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,\
      Variant Inventory Policy,Variant Fulfillment Service,Variant Price,\
      Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,\
      Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,\
      Google Shopping / Gender,Variant Image,Variant Weight Unit,Cost per item,Status
      mug,Mug,<p>Big</p>,Fern,Home > Mugs,Kitchen,"a, b",TRUE,Colour,Navy,MUG,400,shopify,7,deny,\
      manual,12.00,14.00,TRUE,TRUE,0017,x.jpg,1,Mug,FALSE,t,d,u,,g,3.00,active
      """)
    let newer = read(
      """
      Title,URL handle,Description,Vendor,Product category,Type,Tags,\
      Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,\
      Option1 Linked To,Price,Compare-at price,Cost per item,Charge tax,Tax code,\
      Inventory tracker,Inventory quantity,Continue selling when out of stock,\
      Weight value (grams),Weight unit for display,Requires shipping,Fulfillment service,\
      Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,\
      SEO description,Color (product.metafields.shopify.color-pattern)
      Mug,mug,<p>Big</p>,Fern,Home > Mugs,Kitchen,"a, b",true,Active,MUG,0017,Colour,Navy,,12.00,\
      14.00,3.00,TRUE,,shopify,7,DENY,400,g,TRUE,manual,x.jpg,1,Mug,,FALSE,t,d,blue
      """)
    let expected = Product(
      handle: Handle("mug"), name: "Mug", vendor: "Fern", details: "Big", tags: ["a", "b"],
      category: Category(id: "kitchen", name: "Kitchen"),
      options: [ProductOption(name: "Colour", values: ["Navy"])],
      variants: [
        Variant(
          sku: SKU("MUG"), choices: ["Navy"], price: Money(1_200, .gbp),
          compareAt: Money(1_400, .gbp), stock: 7, grams: 400, barcode: "0017")
      ])
    #expect(older.products == [expected])
    #expect(newer.products == [expected])
    #expect(older.report.unknownColumns == [])
    #expect(newer.report.unknownColumns == [])
    #expect(older.report.warnings.count == 0)
    #expect(newer.report.warnings.count == 0)
  }

  @Test("I2: columns are found by name in any order, any case, with spaces around")
  func anyCase() throws {
    let mug = try product(read(" VARIANT PRICE ,title,hAnDlE\n12.00,Mug,mug"))
    #expect(mug.handle == Handle("mug"))
    #expect(mug.variants[0].price == Money(1_200, .gbp))
  }

  @Test("I2: an unknown column is listed once, in the file's order, and ignored")
  func unknownColumns() throws {
    let reading = read("Zoo,Handle,Title,zoo,Price,Ark,Zoo\nz,mug,Mug,z,1.00,a,z\n")
    #expect(reading.report.unknownColumns == ["Zoo", "Ark"])
    #expect(reading.report.isAcceptable())
    #expect(reading.report.lines.contains("Unknown columns, ignored: Zoo, Ark"))
  }

  @Test("I2: needed columns that are missing are an error that names them")
  func missingColumns() {
    let reading = read("Title,Vendor\nMug,Fern\n")
    #expect(
      reading.report.refusal
        == .missingColumns(["Handle or URL handle", "Variant Price or Price"]))
    #expect(
      reading.report.lines.first
        == "Needed columns are missing: Handle or URL handle, Variant Price or Price")
    #expect(read("Handle,Price\nmug,1\n").report.refusal == .missingColumns(["Title"]))
    #expect(!reading.report.isAcceptable(partially: true))
  }

  @Test("I2: of two columns of one meaning the first counts, which is said")
  func twice() throws {
    let reading = read("Handle,Title,Price,Variant Price\nmug,Mug,1.00,2.00\n")
    #expect(try product(reading).variants[0].price == Money(100, .gbp))
    #expect(reading.report.warnings.first.map(\.column).contains("Variant Price"))
  }

  @Test("I2: a file without stock is taken, and says that everything is sold out")
  func withoutStock() throws {
    let reading = read("Handle,Title,Price\nmug,Mug,1.00\n")
    #expect(try product(reading).variants[0].stock == 0)
    #expect(reading.report.warnings.first.map(\.kind) == [.column])
    #expect(reading.report.isAcceptable())
  }

  @Test(
    "I2: the category is Type, else the last part of Product Category, else Other",
    arguments: [
      ("Kitchen", "Home > Mugs", "Kitchen"), ("", "Home > Garden > Mugs", "Mugs"),
      (" ", "Mugs", "Mugs"), ("", "Home > ", "Home"), ("", "", "Other"), ("", " > ", "Other"),
    ])
  func category(type: String, path: String, name: String) throws {
    let mug = try product(
      read("Handle,Title,Price,Type,Product Category\nmug,Mug,1.00,\(type),\(path)\n"))
    #expect(mug.category.name == name)
  }

  @Test("I2: a category's id is its folded name, and names with one id are one category")
  func categoryIDs() {
    let rows = ["Café & Thé", "Kitchen", "CAFE  &  the", "Cafe/The", "Kitchen"].enumerated().map {
      "p\($0),P,1.00,\($1)"
    }
    let reading = read((["Handle,Title,Price,Type"] + rows).joined(separator: "\n"))
    #expect(
      reading.products.map(\.category.id)
        == ["cafe-the", "kitchen", "cafe-the", "cafe-the", "kitchen"])
    #expect(
      reading.products.map(\.category.name)
        == ["Café & Thé", "Kitchen", "Café & Thé", "Café & Thé", "Kitchen"])
  }

  @Test("I2: categories are listed in catalogue order")
  func categoryOrder() {
    let reading = read("Handle,Title,Price,Type\na,A,1,Zoo\nb,B,1,Ark\nc,C,1,Zoo\nd,D,1,\n")
    #expect(reading.report.categories.map(\.name) == ["Zoo", "Ark", "Other"])
  }

  @Test("M7: each region takes its own price column, in its currency")
  func regionalPrices() throws {
    let text = """
      Handle,Title,Variant Price,Variant Compare At Price,Variant Price / US,\
      Variant Compare At Price / US,Price / Germany,Compare-at price / Germany,Variant Price / JP
      mug,Mug,12.00,14.00,15.50,18.00,13.90,15.90,2280
      """
    let prices = try Region.allCases.map { region in
      let variant = try product(read(text, region: region)).variants[0]
      return [variant.price, variant.compareAt]
    }
    #expect(
      prices == [
        [Money(1_200, .gbp), Money(1_400, .gbp)], [Money(1_550, .usd), Money(1_800, .usd)],
        [Money(1_390, .eur), Money(1_590, .eur)], [Money(2_280, .jpy), nil],
      ])
    #expect(read(text).report.unknownColumns == [])
  }

  @Test("M7: a file without the region's column is in the region's currency, unconverted")
  func plainPrices() throws {
    let text = "Handle,Title,Price,Price / US\nmug,Mug,1200,99.00"
    #expect(try product(read(text, region: .japan)).variants[0].price == Money(1_200, .jpy))
    #expect(try product(read(text, region: .germany)).variants[0].price == Money(120_000, .eur))
  }

  @Test("M7, M2: decimals that the region's currency has not are refused")
  func yenHasNoDecimals() {
    let reading = read("Handle,Title,Price\nmug,Mug,12.00\n", region: .japan)
    #expect(
      reading.report.errors.first.map(\.description) == [
        "line 2, Price, “12.00”: “12.00” is not a price: JPY has no decimals"
      ])
  }

  @Test("M7: where the region has a column, its price is needed there")
  func emptyRegionalPrice() {
    let text = "Handle,Title,Price,Price / US\nmug,Mug,12.00,\n"
    #expect(read(text, region: .unitedStates).report.errors.first.map(\.column) == ["Price / US"])
    #expect(read(text, region: .unitedKingdom).report.isAcceptable())
  }

  @Test("I2: drafts, archived, unlisted and unpublished products are left out, and counted")
  func unpublished() {
    let reading = read(
      """
      Handle,Title,Price,Published,Status
      a,A,1.00,TRUE,active
      b,B,1.00,false,active
      c,C,1.00,TRUE,draft
      d,D,1.00,,Archived
      e,E,1.00,,Unlisted
      f,F,1.00,,
      """)
    #expect(reading.products.map(\.name) == ["A", "F"])
    #expect(reading.report.unpublished == 4)
    #expect(reading.report.isAcceptable())
    #expect(
      read("Handle,Title,Price,Published,Status\na,A,1.00,yes,on\n").report.errors.first
        .map(\.text) == ["yes", "on"])
  }
}
