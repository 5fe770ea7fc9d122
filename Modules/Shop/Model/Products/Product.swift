/// Something that is sold, in one or more variants.
public struct Product: Equatable, Sendable, Codable {
  /// What it is named by in links.
  public var handle: Handle
  /// What a shopper reads.
  public var name: String
  /// Who makes it; may be empty.
  public var vendor: String
  /// Plain text with line breaks; may be empty.
  public var details: String
  /// Words that search finds it by, beside name, vendor and SKU.
  public var tags: [String]
  /// The category that it stands in.
  public var category: Category
  /// What can be chosen; empty for a product with one variant only.
  public var options: [ProductOption]
  /// The variants in catalogue order; never empty.
  public var variants: [Variant]

  /// Makes a product.
  public init(
    handle: Handle, name: String, vendor: String = "", details: String = "", tags: [String] = [],
    category: Category, options: [ProductOption] = [], variants: [Variant]
  ) {
    self.handle = handle
    self.name = name
    self.vendor = vendor
    self.details = details
    self.tags = tags
    self.category = category
    self.options = options
    self.variants = variants
  }
}
