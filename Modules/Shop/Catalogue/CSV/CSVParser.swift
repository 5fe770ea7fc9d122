/// Takes CSV apart by RFC 4180, byte by byte, so that it does not matter how the bytes are cut:
/// quotes hold commas, line breaks and `""`; LF, CRLF and CR each end a row. Rule: I1, I7.
///
/// It never looks ahead: a CR ends its row at once, and the LF behind it is then passed over.
struct CSVParser {
  private enum State {
    /// Before the first byte of a cell; the row may not have begun.
    case cellStart
    case plain
    case quoted
    /// Behind a quote inside quotes: the end of them, or the first half of `""`.
    case quoteInQuoted
  }

  /// The row that has been read, when ``advance(through:from:)`` answered true.
  private(set) var row = CSVRow()
  private var state = State.cellStart
  private var isRowOpen = false
  private var isRowRead = false
  private var line = 1
  private var isAfterReturn = false

  /// The longest row that is read; beyond, a closing quote is missing. Rule: I6.
  static let maximumRowLength = 1_000_000

  /// Whether the row that is being read is longer than any row should be.
  var isTooLong: Bool { row.bytes.count > CSVParser.maximumRowLength }

  /// The physical line on which the cell that is being read begins.
  var openCellLine: Int { row.line(ofCell: row.count) }

  /// Reads on from `position`, at most to the end of the next row.
  ///
  /// - Returns: whether a row is complete; `position` is then behind it. Otherwise all of `bytes`
  ///   has been read, or the row is too long.
  mutating func advance(through bytes: Span<UInt8>, from position: inout Int) -> Bool {
    if isRowRead {
      row.clear()
      isRowRead = false
    }
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if read(byte) { return true }
      if isTooLong { return false }
    }
    return false
  }

  /// Ends the file. - Returns: whether that completed a row.
  mutating func finish() -> Bool {
    if isRowRead {
      row.clear()
      isRowRead = false
    }
    guard isRowOpen else { return false }
    if state == .quoted { row.note(.quoteNotClosed) }
    endRow()
    return true
  }

  private mutating func read(_ byte: UInt8) -> Bool {
    let followsReturn = isAfterReturn
    isAfterReturn = byte == UInt8(ascii: "\r")
    // The second half of a CRLF has been counted with its first.
    let isSecondHalf = followsReturn && byte == UInt8(ascii: "\n")
    if isSecondHalf, state != .quoted { return false }
    if state == .quoted {
      if byte == UInt8(ascii: "\"") {
        state = .quoteInQuoted
      } else {
        row.append(byte)
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r"), !isSecondHalf { line += 1 }
      }
      return false
    }
    switch byte {
    case UInt8(ascii: ","):
      openCell()
      row.endCell()
      state = .cellStart
      row.beginCell(line: line)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      openCell()
      endRow()
      line += 1
      return true
    case UInt8(ascii: "\""):
      readQuote()
    default:
      if state == .quoteInQuoted { row.note(.textAfterQuote) }
      openCell()
      row.append(byte)
      state = .plain
    }
    return false
  }

  private mutating func readQuote() {
    switch state {
    case .cellStart:
      openCell()
      row.noteQuote()
      state = .quoted
    case .quoteInQuoted:
      row.append(UInt8(ascii: "\""))
      state = .quoted
    case .plain, .quoted:
      row.note(.quoteInside)
      row.append(UInt8(ascii: "\""))
    }
  }

  private mutating func openCell() {
    guard !isRowOpen else { return }
    isRowOpen = true
    row.beginCell(line: line)
  }

  private mutating func endRow() {
    row.endCell()
    state = .cellStart
    isRowOpen = false
    isRowRead = true
  }
}
