import ShopModel

/// A product while its rows are being read. Rule: I3.
struct ProductDraft {
  /// A variant that has been read; its SKU may still have to be made.
  struct VariantDraft {
    var sku: SKU?
    var line: Int
    var choices: [String]
    var price: Money
    var compareAt: Money?
    var stock: Int
    var grams: Int
    var barcode: String
  }

  /// The most variants that one product may have.
  static let maximumVariants = 2_048

  let handle: Handle
  /// The line of its first row.
  let line: Int
  var title = ""
  var vendor = ""
  var details = ""
  var tags: [String] = []
  var category = ""
  var optionNames: [String] = []
  /// Which of the file's three options each of them is.
  var optionPositions: [Int] = []
  private(set) var variants: [VariantDraft] = []
  /// Whether all its rows are good so far.
  var isGood = true
  /// Whether it is sold at all.
  var isPublished = true
  /// The lines of its own SKUs, and of its variants by their choices.
  private(set) var lines: [SKU: Int] = [:]
  private(set) var linesByChoices: [[String]: Int] = [:]

  init(handle: Handle, line: Int) {
    self.handle = handle
    self.line = line
  }

  /// Adds a variant.
  mutating func add(_ variant: VariantDraft) {
    variants.append(variant)
    linesByChoices[variant.choices] = variant.line
    if let sku = variant.sku { lines[sku] = variant.line }
  }

  /// The values of its options in order of first use.
  var options: [ProductOption] {
    optionNames.enumerated().map { position, name in
      var values: [String] = []
      var known: Set<String> = []
      for variant in variants where known.insert(variant.choices[position]).inserted {
        values.append(variant.choices[position])
      }
      return ProductOption(name: name, values: values)
    }
  }

  /// Its variants, those without a SKU named `<handle>-<n>` by the next number that is free.
  /// Rule: I4.
  func variants(isTaken: (SKU) -> Bool) -> [Variant] {
    var number = 0
    return variants.map { draft in
      var sku = draft.sku
      while sku == nil {
        number += 1
        let made = SKU("\(handle.text)-\(number)")
        if lines[made] == nil, !isTaken(made) { sku = made }
      }
      return Variant(
        sku: sku ?? SKU(handle.text), choices: draft.choices, price: draft.price,
        compareAt: draft.compareAt, stock: draft.stock, grams: draft.grams,
        barcode: draft.barcode)
    }
  }
}
