/// One record of a CSV file.
struct CSVRow {
  /// What is wrong with how it is written. Rule: I1.
  enum Fault: Equatable {
    /// A quote stands in a cell that does not begin with one.
    case quoteInside
    /// Something stands between a closing quote and the end of its cell.
    case textAfterQuote
    /// The file ends inside quotes.
    case quoteNotClosed
  }

  /// The cells' bytes, one behind the other, without their quotes.
  private(set) var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var lines: [Int] = []
  /// The first fault, and the cell that it is in.
  private(set) var fault: (Fault, cell: Int)?
  /// Whether some cell was quoted: a row of one empty cell is no blank line then.
  private(set) var hasQuotes = false

  /// How many cells it has.
  var count: Int { ends.count }

  /// The physical line on which it begins.
  var line: Int { lines.first ?? 1 }

  /// Whether it is a line with nothing on it.
  var isBlankLine: Bool { count == 1 && bytes.isEmpty && !hasQuotes }

  /// How long the cell is that is being read.
  var openLength: Int { bytes.count - (ends.last ?? 0) }

  /// The bytes of a cell; none for a cell that the row does not reach to.
  func cell(_ position: Int) -> ArraySlice<UInt8> {
    guard ends.indices.contains(position) else { return [] }
    return bytes[(position == 0 ? 0 : ends[position - 1])..<ends[position]]
  }

  /// The text of a cell, byte for byte.
  func text(_ position: Int) -> String {
    String(decoding: cell(position), as: UTF8.self)
  }

  /// The physical line on which a cell begins; that of the row's end where it has no such cell.
  func line(ofCell position: Int) -> Int {
    lines.indices.contains(position) ? lines[position] : lines.last ?? 1
  }

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    fault = nil
    hasQuotes = false
  }

  mutating func beginCell(line: Int) { lines.append(line) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func endCell() { ends.append(bytes.count) }

  mutating func noteQuote() { hasQuotes = true }

  mutating func note(_ fault: Fault) {
    if self.fault == nil { self.fault = (fault, cell: ends.count) }
  }
}
