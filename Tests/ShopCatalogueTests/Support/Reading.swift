import ShopCatalogue
import ShopModel

/// A short header that most tests do with.
let header =
  "Handle,Title,Variant Price,Variant Inventory Qty,Variant SKU,Option1 Name,Option1 Value"

/// Reads a text as a catalogue.
func read(_ text: String, region: Region = .unitedKingdom) -> CatalogueReading {
  CatalogueReading(Array(text.utf8), region: region)
}

/// Reads rows below ``header``.
func read(rows: String...) -> CatalogueReading {
  read(([header] + rows).joined(separator: "\n"))
}

/// Reads a product whose body is `body`, and answers its text.
func details(_ body: String) throws -> String {
  let quoted = body.replacing("\"", with: "\"\"")
  let reading = read("Handle,Title,Price,Body (HTML)\nmug,Mug,1.00,\"\(quoted)\"")
  return try product(reading).details
}

/// The only product of a reading.
func product(_ reading: CatalogueReading) throws -> Product {
  guard reading.products.count == 1 else { throw NotOne(lines: reading.report.lines) }
  return reading.products[0]
}

/// There was not exactly one product.
struct NotOne: Error {
  let lines: [String]
}
