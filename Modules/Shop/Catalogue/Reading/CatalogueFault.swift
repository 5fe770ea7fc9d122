/// One thing that is wrong with a row of a catalogue. Rule: I6.
public struct CatalogueFault: Equatable, Sendable, CustomStringConvertible {
  /// What sort of fault it is: what faults beyond the first 50 are counted by.
  public enum Kind: String, Sendable, CaseIterable {
    /// The row is not written as CSV is.
    case row
    /// The row says no product, or one whose rows stand elsewhere.
    case handle
    /// A product has no title, or a row another one.
    case title
    /// The price is none.
    case price
    /// The price that it is compared with is none.
    case compareAtPrice = "compare-at price"
    /// The stock is no number of pieces.
    case stock
    /// The weight is no number of grams.
    case weight
    /// Options and their values do not fit together.
    case option
    /// The SKU is taken.
    case sku = "SKU"
    /// Whether it is sold is not to be understood.
    case status
    /// A column stands there twice, or one that would be useful is missing.
    case column
  }

  /// What sort of fault it is.
  public let kind: Kind
  /// The physical line of the file on which the cell begins, from 1.
  public let line: Int
  /// The column's name, as the file writes it; empty when the whole row is meant.
  public let column: String
  /// The text that was refused, at most its first 80 characters; empty when there is none.
  public let text: String
  /// What is wrong with it: a sentence.
  public let reason: String

  /// Reports a fault.
  public init(kind: Kind, line: Int, column: String, text: String, reason: String) {
    self.kind = kind
    self.line = line
    self.column = column
    self.text = text.count > 80 ? text.prefix(80) + "…" : text
    self.reason = reason
  }

  /// Line, column, text and reason on one line.
  public var description: String {
    var parts = "line \(line)"
    if !column.isEmpty { parts += ", \(column)" }
    if !text.isEmpty { parts += ", “\(text)”" }
    return parts + ": \(reason)"
  }
}
