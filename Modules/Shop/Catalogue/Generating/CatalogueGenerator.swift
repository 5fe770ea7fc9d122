/// A catalogue of any size for measurements: Shopify's CSV in pieces, the same for the same seed.
///
/// Every product has 1 to 4 variants, a row each, with everything that reading has to deal with:
/// quotes, line breaks, HTML, names beyond ASCII, missing SKUs, nothing in stock.
public struct CatalogueGenerator: Sequence, IteratorProtocol, Sendable {
  /// About how many bytes a piece has.
  public static let chunkSize = 65_536

  private var random: SeededGenerator
  private let products: Int
  private let rows: Int
  private var madeProducts = 0
  private var madeRows = 0
  private var hasHeader = false

  /// A catalogue of that many products.
  public init(seed: UInt64, products: Int) {
    self.init(seed: seed, products: products, rows: .max)
  }

  /// A catalogue of exactly that many rows, without the header; the last product may have fewer
  /// variants for it.
  public init(seed: UInt64, rows: Int) {
    self.init(seed: seed, products: .max, rows: rows)
  }

  private init(seed: UInt64, products: Int, rows: Int) {
    random = SeededGenerator(seed: seed)
    self.products = products
    self.rows = rows
  }

  /// The next piece; nil at the end.
  public mutating func next() -> [UInt8]? {
    var text = ""
    if !hasHeader {
      hasHeader = true
      text += CatalogueGenerator.header
    }
    while madeProducts < products, madeRows < rows,
      text.utf8.count < CatalogueGenerator.chunkSize
    {
      text += product()
    }
    return text.isEmpty ? nil : Array(text.utf8)
  }

  private mutating func product() -> String {
    madeProducts += 1
    let number = madeProducts
    let noun = pick(CatalogueGenerator.nouns)
    let title = "\(pick(CatalogueGenerator.adjectives)) \(noun) \(number)"
    let body =
      "<p>A \(noun.lowercased()) &amp; nothing else,\nmade with \"\"care\"\".</p>"
      + "<ul><li>Weight: \(below(900) + 100)&nbsp;g</li><li>Made in small numbers</li></ul>"
    let handle = "product-\(number)"
    let price = 100 + below(9_900)
    let variants = Swift.min(1 + below(4), rows - madeRows)
    madeRows += variants
    var text = ""
    for variant in 0..<variants {
      let isFirst = variant == 0
      let option = variants == 1 ? ("Title", "Default Title") : ("Colour", colour(variant))
      let sku = below(10) == 0 ? "" : "SKU-\(number)-\(variant + 1)"
      let stock = below(6) == 0 ? 0 : below(200)
      let cost = price + variant * 50
      let compareAt = below(4) == 0 ? amount(cost + 300) : ""
      text += handle
      if isFirst {
        text += ",\"\(title)\",\"\(body)\",\(pick(CatalogueGenerator.vendors))"
        text += ",\(pick(CatalogueGenerator.types)),\"new, \(noun.lowercased())\",TRUE,\(option.0)"
      } else {
        text += ",,,,,,,"
      }
      text += ",\(option.1),\(sku),\(100 + below(2_000)),\(stock),\(amount(cost)),\(compareAt)"
      text += ",\(isFirst ? "active" : "")\n"
    }
    return text
  }

  private func colour(_ position: Int) -> String {
    CatalogueGenerator.colours[position % CatalogueGenerator.colours.count]
  }

  private func amount(_ pence: Int) -> String {
    let cents = pence % 100
    return "\(pence / 100).\(cents < 10 ? "0" : "")\(cents)"
  }

  private mutating func below(_ bound: Int) -> Int {
    Int(random.next() % UInt64(Swift.max(1, bound)))
  }

  private mutating func pick(_ words: [String]) -> String {
    words[below(words.count)]
  }

  private static let header =
    "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,"
    + "Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Status\n"
  private static let adjectives = [
    "Quiet", "Bright", "Small", "Sturdy", "Folding", "Striped", "Café", "Winter", "Travelling",
  ]
  private static let nouns = [
    "Mug", "Lamp", "Notebook", "Teapot", "Poster", "Puzzle", "Blanket", "ランプ", "Étagère", "Kettle",
  ]
  private static let vendors = ["Harbour Street", "Nordlicht", "\"Fern, Moss & Co\"", "灯り堂"]
  private static let types = ["Kitchen", "Light", "Paper", "Games", "Home"]
  private static let colours = ["Navy", "White", "Moss", "Café au lait"]
}
