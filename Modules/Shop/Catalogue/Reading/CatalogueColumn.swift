/// What a column of Shopify's product CSV means here. Rule: I2.
enum CatalogueColumn: Hashable, CaseIterable {
  case handle, title, body, vendor, productCategory, type, tags, published, status
  case optionName1, optionName2, optionName3
  case optionValue1, optionValue2, optionValue3
  case sku, barcode, grams, stock, price, compareAtPrice

  static let optionNames: [CatalogueColumn] = [.optionName1, .optionName2, .optionName3]
  static let optionValues: [CatalogueColumn] = [.optionValue1, .optionValue2, .optionValue3]

  /// Its names in both generations of the format, the one that messages use first.
  var names: [String] {
    switch self {
    case .handle: ["Handle", "URL handle"]
    case .title: ["Title"]
    case .body: ["Body (HTML)", "Description"]
    case .vendor: ["Vendor"]
    case .productCategory: ["Product Category", "Standard Product Type"]
    case .type: ["Type", "Custom Product Type"]
    case .tags: ["Tags"]
    case .published: ["Published", "Published on online store"]
    case .status: ["Status"]
    case .optionName1: ["Option1 Name"]
    case .optionName2: ["Option2 Name"]
    case .optionName3: ["Option3 Name"]
    case .optionValue1: ["Option1 Value"]
    case .optionValue2: ["Option2 Value"]
    case .optionValue3: ["Option3 Value"]
    case .sku: ["Variant SKU", "SKU"]
    case .barcode: ["Variant Barcode", "Barcode"]
    case .grams: ["Variant Grams", "Weight value (grams)"]
    case .stock: ["Variant Inventory Qty", "Inventory quantity"]
    case .price: ["Variant Price", "Price"]
    case .compareAtPrice:
      ["Variant Compare At Price", "Compare-at price", "Compare At Price"]
    }
  }

  /// Whether nothing can be read without it.
  var isNeeded: Bool { self == .handle || self == .title || self == .price }

  /// Columns of the format that say nothing that the shop keeps.
  static let unused: Set<String> = [
    "variant inventory tracker", "inventory tracker", "variant inventory policy",
    "continue selling when out of stock", "variant fulfillment service", "fulfillment service",
    "variant requires shipping", "requires shipping", "variant taxable", "charge tax",
    "image src", "product image url", "image position", "image alt text", "variant image",
    "variant image url", "gift card", "seo title", "seo description", "variant weight unit",
    "weight unit for display", "variant tax code", "tax code", "cost per item", "collection",
    "unit price total measure", "unit price total measure unit", "unit price base measure",
    "unit price base measure unit", "option1 linked to", "option2 linked to", "option3 linked to",
    "template suffix", "published scope",
  ]

  /// How the names of unused groups of columns begin.
  static let unusedBeginnings = ["google shopping /", "included /"]

  /// What is part of the name of every metafield's column.
  static let metafields = "metafields."
}
